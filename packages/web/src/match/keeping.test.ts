import type { DuelView } from '@oubliette/dungeon-twister';
import { readDocument } from '@oubliette/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { games } from './games.ts';
import {
  card,
  chairOf,
  codeOf,
  given,
  HOUSE,
  hall,
  OPEN,
  otherThan,
  starters,
} from './testing/hall.ts';

let disk: ReturnType<typeof hall>['disk'];
let keeping: ReturnType<typeof hall>['keeping'];
let begin: ReturnType<typeof hall>['begin'];
let seated: ReturnType<typeof hall>['seated'];
let play: ReturnType<typeof hall>['play'];

beforeEach(() => {
  ({ disk, keeping, begin, seated, play } = hall());
});

describe('a match that begins', () => {
  it('waits behind the curtain: nobody sits there, nobody’s hand is shown', async () => {
    const { snapshot, handOver, durable } = await given(keeping.open(await begin(), null));
    expect(snapshot).toMatchObject({ viewer: 'table', moment: 0, last: 0, legal: [], ...HOUSE });
    expect(handOver).toBe(snapshot.decision!.seats[0]);
    expect(durable).toBe(true);
    expect((snapshot.view as DuelView).hands.map(hand => hand.actionCards)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('shows the seat that sits down its own hand and what it may do', async () => {
    const { sight, seat } = await seated(await begin());
    expect(sight).toMatchObject({ handOver: null, snapshot: { viewer: seat } });
    expect(sight.snapshot.legal).toContainEqual(card(2));
  });

  it('has no curtain at an open table', async () => {
    const key = await begin({ quick: true }, OPEN);
    const { snapshot, handOver } = await given(keeping.open(key, null));
    expect(handOver).toBeNull();
    expect(snapshot.viewer).toBe(snapshot.decision!.seats[0]);
  });

  it('names the option that is wrong', async () => {
    const plan = { game: 'duel', options: { target: 9 }, seed: 'x', ...HOUSE };
    expect(await codeOf(keeping.begin(plan))).toBe('options');
  });
});

describe('a wish', () => {
  it('is carried out whole and kept before it is answered', async () => {
    const { sight, seat } = await seated(await begin());
    const answer = await play(sight, seat, card(2));
    expect(answer).toMatchObject({ refusal: null, stale: false, handOver: null });
    expect(answer.snapshot).toMatchObject({ moment: 1, canUndo: true });
    const stored = readDocument((await disk.document(sight.snapshot.key))!);
    expect(stored.ok && stored.value.log.map(({ action }) => action)).toEqual(['card 2']);
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
    const two = await given(keeping.undo(chairOf(third, 'blue')));
    expect(two.snapshot).toEqual(placed.snapshot);
    const none = await given(keeping.undo(chairOf(two, 'blue')));
    expect(none.snapshot).toEqual(sight.snapshot);
  });

  it('by a seat that is not asked is refused with the rule', async () => {
    const { sight, seat } = await seated(await begin());
    const other = otherThan(seat);
    const why = await given(keeping.why(chairOf(sight, other), card(2)));
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
    const playable = await games.duel!({});
    const { game } = playable;
    const failing: typeof game = {
      ...game,
      apply(...about) {
        if (broken && Reflect.get(about[2] as object, 'do') === 'end') throw new Error('a bug');
        return game.apply(...about);
      },
    };
    const fails = { duel: async () => ({ ...playable, game: failing }) };
    ({ keeping, seated, play } = hall(disk, fails));
    const { sight, seat } = await seated(key);
    await expect(play(sight, seat, card(2), { do: 'end' })).rejects.toThrow('a bug');
    const after = await given(keeping.open(key, seat));
    expect(after).toEqual(sight);
    broken = false;
    expect((await play(after, seat, card(2), { do: 'end' })).snapshot.moment).toBe(2);
  });
});

describe('files', () => {
  it('bring a match back exactly', async () => {
    const { sight, seat } = await seated(await begin());
    const began = await play(sight, seat, card(2));
    const text = (await keeping.write(sight.snapshot.key))!;
    const copy = await given(keeping.read(text, HOUSE));
    const { snapshot } = await given(keeping.open(copy, seat));
    expect(snapshot).toEqual({ ...began.snapshot, key: copy });
  });

  it.each([
    ['no match at all', '{', 'match.not-json'],
    ['another game', JSON.stringify({ game: 'chess' }), 'match.schema'],
  ])('with %s are refused with the reason', async (_, text, code) => {
    expect(await codeOf(keeping.read(text, HOUSE))).toBe(code);
    expect(await keeping.list()).toEqual([]);
  });
});

describe('the list of matches', () => {
  it('says who plays, how it stands, and forgets what is thrown away', async () => {
    const key = await begin();
    expect(await keeping.list()).toMatchObject([
      { key, game: 'duel', winners: null, score: { turn: 1, target: 5, points: [0, 0] }, ...HOUSE },
    ]);
    await keeping.rename(key, { players: { blue: 'Eve' }, openTable: true });
    expect(await keeping.list()).toMatchObject([{ players: { blue: 'Eve' }, openTable: true }]);
    await keeping.remove(key);
    expect(await keeping.list()).toEqual([]);
    expect(await codeOf(keeping.open(key, null))).toBe('match.unknown-key');
  });
});
