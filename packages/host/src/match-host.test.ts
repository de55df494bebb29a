import type { DuelView } from '@oubliette/dungeon-twister';
import { fastRandom, pick } from '@oubliette/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { games } from './games/index.ts';
import type { MemoryStore } from './store/memory-store.ts';
import {
  card,
  claimOf,
  codeOf,
  given,
  hall,
  OPEN,
  otherThan,
  SETTINGS,
  starters,
} from './testing/hall.ts';

let disk: ReturnType<typeof hall>['disk'];
let host: ReturnType<typeof hall>['host'];
let tab: ReturnType<typeof hall>['tab'];
let begin: ReturnType<typeof hall>['begin'];
let seated: ReturnType<typeof hall>['seated'];
let play: ReturnType<typeof hall>['play'];

beforeEach(() => {
  ({ disk, host, tab, begin, seated, play } = hall());
});

describe('a match that begins', () => {
  it('waits behind the curtain: nobody sits there, nobody’s hand is shown', async () => {
    const { snapshot, handOver, durable } = await given(host.open(await begin(), null));
    expect(snapshot).toMatchObject({ viewer: 'table', moment: 0, last: 0, legal: [], ...SETTINGS });
    expect(handOver).toBe(snapshot.decision!.seats[0]);
    expect(durable).toBe(true);
    const { blue, yellow } = (snapshot.view as DuelView).hands;
    expect([blue?.actionCards, yellow?.actionCards]).toEqual([undefined, undefined]);
  });

  it('shows the seat that sits down its own hand and what it may do', async () => {
    const { sight, seat } = await seated(await begin());
    expect(sight).toMatchObject({ handOver: null, snapshot: { viewer: seat } });
    expect(sight.snapshot.legal).toContainEqual(card(2));
  });

  it('has no curtain at an open table', async () => {
    const key = await begin({ quick: true }, OPEN);
    const { snapshot, handOver } = await given(host.open(key, null));
    expect(handOver).toBeNull();
    expect(snapshot.viewer).toBe(snapshot.decision!.seats[0]);
  });

  it('names the option that is wrong', async () => {
    const plan = { game: 'duel', options: { target: 9 }, seed: 'x', ...SETTINGS };
    expect(await codeOf(host.begin(plan))).toBe('options');
  });
});

describe('a wish', () => {
  it('is carried out whole and kept before it is answered', async () => {
    const { sight, seat } = await seated(await begin());
    const answer = await play(sight, seat, card(2));
    expect(answer).toMatchObject({ refusal: null, stale: false, handOver: null });
    expect(answer.snapshot).toMatchObject({ moment: 1, canUndo: true });
    const stored = await disk.load(sight.snapshot.key);
    expect(stored?.entries).toMatchObject([{ action: 'card 2' }]);
  });

  it('is not carried out in part', async () => {
    const { sight, seat } = await seated(await begin());
    const answer = await play(sight, seat, card(2), card(3));
    expect(answer.refusal).toHaveProperty('rule');
    expect(answer.snapshot.moment).toBe(0);
  });

  it('is taken back as a whole', async () => {
    const { sight } = await seated(await begin({}));
    const placed = await play(sight, 'blue', ...starters('naga', 'cleric'));
    expect(placed.snapshot).toMatchObject({ moment: 2, canUndo: true });
    const third = await play(placed, 'blue', { do: 'starter', token: 'B:wizard', dot: 6 });
    const two = await given(host.undo(claimOf(third, 'blue')));
    expect(two).toEqual({ ...placed, head: 4 });
    const none = await given(host.undo(claimOf(two, 'blue')));
    expect(none).toMatchObject({ head: 5, snapshot: sight.snapshot });
  });

  it('by a seat that is not asked is refused with the rule', async () => {
    const { sight, seat } = await seated(await begin());
    const other = otherThan(seat);
    const why = await given(host.why(claimOf(sight, other), card(2)));
    expect(why).toEqual({ rule: 'DT-TURN-05' });
  });

  it('of two clicks is carried out once', async () => {
    const { sight, seat } = await seated(await begin());
    await play(sight, seat, card(2));
    const second = await play(sight, seat, card(3));
    expect(second).toMatchObject({ stale: true, snapshot: { moment: 1 } });
  });
});

describe('an engine that breaks', () => {
  it('says so, and leaves the match as it is stored', async () => {
    const key = await begin();
    let broken = true;
    const hostedGame = await games.duel!({});
    const { game } = hostedGame;
    const failing: typeof game = {
      ...game,
      apply(...about) {
        if (broken && Reflect.get(about[2] as object, 'do') === 'end') throw new Error('a bug');
        return game.apply(...about);
      },
    };
    const fails = { duel: async () => ({ ...hostedGame, game: failing }) };
    ({ host, seated, play } = hall(disk, fails));
    const { sight, seat } = await seated(key);
    await expect(play(sight, seat, card(2), { do: 'end' })).rejects.toThrow('a bug');
    const after = await given(host.open(key, seat));
    expect(after).toEqual(sight);
    broken = false;
    expect((await play(after, seat, card(2), { do: 'end' })).snapshot.moment).toBe(2);
  });
});

describe('files', () => {
  it('bring a match back exactly', async () => {
    const { sight, seat } = await seated(await begin());
    const began = await play(sight, seat, card(2));
    const text = (await host.write(sight.snapshot.key))!;
    const copy = await given(host.read(text, SETTINGS));
    const { snapshot } = await given(host.open(copy, seat));
    expect(snapshot).toEqual({ ...began.snapshot, key: copy });
  });

  it.each([
    ['no match at all', '{', 'match.not-json'],
    ['another game', JSON.stringify({ game: 'chess' }), 'match.schema'],
  ])('with %s are refused with the reason', async (_, text, code) => {
    expect(await codeOf(host.read(text, SETTINGS))).toBe(code);
    expect(await host.list()).toEqual([]);
  });
});

describe('the list of matches', () => {
  it('says who plays, how it stands, and forgets what is thrown away', async () => {
    const key = await begin();
    expect(await host.list()).toMatchObject([
      {
        key,
        game: 'duel',
        winners: null,
        score: { turn: 1, target: 5, points: [0, 0] },
        ...SETTINGS,
      },
    ]);
    await host.rename(key, { players: { blue: 'Eve' }, openTable: true });
    expect(await host.list()).toMatchObject([{ players: { blue: 'Eve' }, openTable: true }]);
    await host.remove(key);
    expect(await host.list()).toEqual([]);
    expect(await codeOf(host.open(key, null))).toBe('match.removed');
    expect(await codeOf(host.open('elsewhere', null))).toBe('match.unknown-key');
  });
});

describe('a long match', () => {
  it('is written by adding to it, and opened from its newest snapshot', async () => {
    let applied = 0;
    const hostedGame = await games.claustrophobia!({});
    const game = {
      ...hostedGame.game,
      apply(...about: Parameters<typeof hostedGame.game.apply>) {
        applied++;
        return hostedGame.game.apply(...about);
      },
    };
    const written: number[] = [];
    const counting: typeof disk = {
      ...disk,
      append(addition) {
        written.push(addition.entries.length);
        return disk.append(addition);
      },
    };
    const played = { claustrophobia: async () => ({ ...hostedGame, game }) };
    const { tab, host } = hall(counting, played);
    const plan = { game: 'claustrophobia', options: {}, seed: 'seven', ...OPEN };
    const key = await given(host.begin(plan));
    const random = fastRandom(1);
    for (let turn = 0; turn < 150; turn++) {
      const sight = await given(host.open(key, null));
      const action = pick(random, 'action', sight.snapshot.legal);
      await given(host.act(claimOf(sight, sight.snapshot.viewer), [action]));
    }
    expect(new Set(written)).toEqual(new Set([1]));
    const { snapshot } = (await disk.load(key))!;
    expect(snapshot!.entries).toBeGreaterThan(100);
    const before = await given(host.open(key, null));
    applied = 0;
    expect(await given(tab().open(key, null))).toEqual(before);
    expect(applied).toBe(150 - snapshot!.entries);
  });

  it('tells a page only what it lacks, also after something was taken back', async () => {
    const { sight } = await seated(await begin({}));
    const [one, two] = [starters('naga'), starters('cleric', 'wizard').slice(1)];
    const placed = await play(sight, 'blue', ...one);
    const known = { blue: { head: placed.head, moments: 1 } };
    const more = await given(host.act({ ...claimOf(placed, 'blue'), known }, two));
    expect(more.snapshot).toMatchObject({ since: 1, chapters: [{ moment: 2 }] });
    const undone = await given(host.undo(claimOf(more, 'blue')));
    const none = await given(host.undo(claimOf(undone, 'blue')));
    const stale = { blue: { head: more.head, moments: 2 } };
    const again = await given(host.act({ ...claimOf(none, 'blue'), known: stale }, two));
    expect(again.snapshot).toMatchObject({ since: 0, chapters: [{ moment: 1 }] });
  });

  it('keeps both when it is renamed while somebody plays', async () => {
    const { sight, seat } = await seated(await begin());
    await host.rename(sight.snapshot.key, { players: { blue: 'Eve' }, openTable: false });
    const answer = await play(sight, seat, card(2));
    expect(answer).toMatchObject({
      stale: false,
      snapshot: { moment: 1, players: { blue: 'Eve' } },
    });
    expect(await host.list()).toMatchObject([{ players: { blue: 'Eve' }, actions: 1 }]);
  });
});

describe('a damaged card', () => {
  it('does not spoil the list, and the match can still be saved as a file', async () => {
    const sound = await begin();
    const broken = await begin();
    const match = (await disk.load(broken))!;
    (disk as MemoryStore).adopt({
      ...match,
      card: { ...match.card, head: 'many', score: null } as never,
    });
    expect((await host.list()).map(({ key }) => key)).toEqual([sound]);
    expect(await host.damaged()).toEqual([broken]);
    expect(await codeOf(tab().open(broken, null))).toBe('match.damaged');
    expect(await codeOf(host.read((await host.write(broken))!, SETTINGS))).toBeNull();
  });
});
