import type { DuelAction, DuelView } from '@oubliette/dungeon-twister';
import { readDocument } from '@oubliette/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Games, games } from './games.ts';
import { createKeeping } from './keeping.ts';
import { layered } from './layered-store.ts';
import type { Answer, Chair, Keeping, Sight } from './questions.ts';
import { memoryStore, type Store } from './store.ts';

const HOUSE = { players: { blue: 'Ann', yellow: 'Ben' }, openTable: false };

let disk: Store;
let keeping: Keeping;
let keys: number;

/** Another tab: its own worker over the same disk. */
const tab = (store: Store = disk, played: Games = games): Keeping =>
  createKeeping(layered(store), played, {
    now: () => 1000,
    freshKey: () => `match${++keys}`,
    freshSeed: () => 'another seed',
  });

beforeEach(() => {
  keys = 0;
  disk = memoryStore();
  keeping = tab();
});

type Asked<T> = Promise<{ ok: true; value: T } | { ok: false; faults: readonly unknown[] }>;

async function given<T>(asked: Asked<T>): Promise<T> {
  const result = await asked;
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
}

async function codeOf<T>(asked: Asked<T>): Promise<unknown> {
  const result = await asked;
  return result.ok ? null : (result.faults[0] as { code: string }).code;
}

const begin = (options: unknown = { quick: true }, house = HOUSE) =>
  given(keeping.begin({ game: 'duel', options, seed: 'seven', ...house }));

const viewOf = (sight: Sight) => sight.snapshot.view as DuelView;
const chairOf = (sight: Sight, sitting: string | null): Chair => ({
  key: sight.snapshot.key,
  sitting,
  revision: sight.revision,
});

async function seated(key: string, who = keeping): Promise<{ sight: Sight; seat: string }> {
  const { handOver } = await given(who.open(key, null));
  return { sight: await given(who.open(key, handOver)), seat: handOver! };
}

const card = (value: number): DuelAction => ({ do: 'card', value });

const starters = (...characters: string[]) =>
  characters.map(
    (character, index): DuelAction => ({
      do: 'starter',
      token: `B:${character}`,
      dot: [1, 3, 6, 8][index]!,
    }),
  );

async function play(sight: Sight, seat: string, ...actions: DuelAction[]): Promise<Answer> {
  return given(keeping.act(chairOf(sight, seat), actions));
}

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
    const key = await begin({ quick: true }, { ...HOUSE, openTable: true });
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
    const other = seat === 'blue' ? 'yellow' : 'blue';
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
    const playable = await games.duel!();
    const { game } = playable;
    const failing: typeof game = {
      ...game,
      apply(...about) {
        if (broken && Reflect.get(about[2] as object, 'do') === 'end') throw new Error('a bug');
        return game.apply(...about);
      },
    };
    keeping = tab(disk, { duel: async () => ({ ...playable, game: failing }) });
    const { sight, seat } = await seated(key);
    await expect(play(sight, seat, card(2), { do: 'end' })).rejects.toThrow('a bug');
    const after = await given(keeping.open(key, seat));
    expect(after).toEqual(sight);
    broken = false;
    expect((await play(after, seat, card(2), { do: 'end' })).snapshot.moment).toBe(2);
  });
});

describe('the hand-over', () => {
  it('lets the curtain fall when the other one is asked, and shows only what all may know', async () => {
    const { sight, seat } = await seated(await begin());
    const began = await play(sight, seat, card(2));
    const ended = await play(began, seat, { do: 'end' });
    expect(ended.handOver).not.toBe(seat);
    expect(ended.snapshot.viewer).toBe('table');
    expect(ended.mayTakeBack).toBe(true);
    const back = await given(keeping.undo(chairOf(ended, seat)));
    expect(back).toMatchObject({ handOver: null, snapshot: { viewer: seat, moment: 1 } });
  });

  it('at an open table lets a turn that was ended be taken back', async () => {
    const key = await begin({ quick: true }, { ...HOUSE, openTable: true });
    const sight = await given(keeping.open(key, null));
    const seat = sight.snapshot.viewer;
    const ended = await play(await play(sight, seat, card(2)), seat, { do: 'end' });
    expect(ended.snapshot.viewer).not.toBe(seat);
    expect(ended.snapshot.canUndo).toBe(true);
    const back = await given(keeping.undo(chairOf(ended, ended.snapshot.viewer)));
    expect(back.snapshot).toMatchObject({ viewer: seat, moment: 1 });
  });

  it('asks one after the other for secret starters', async () => {
    const { sight, seat } = await seated(await begin({}));
    expect(seat).toBe('blue');
    const four = ['naga', 'cleric', 'wizard', 'banshee'];
    const placed = await play(sight, 'blue', ...starters(...four));
    expect(placed.refusal).toBeNull();
    expect(placed.handOver).toBe('yellow');
    const opponent = await given(keeping.open(sight.snapshot.key, 'yellow'));
    expect(JSON.stringify(opponent.snapshot.chapters)).not.toContain('B:');
    expect(JSON.stringify(placed.snapshot.chapters)).not.toContain('B:');
  });
});

describe('two tabs', () => {
  it('never write over each other: the late one gets the fresh match', async () => {
    const key = await begin();
    const other = tab();
    const { sight, seat } = await seated(key);
    const { sight: theirs } = await seated(key, other);
    await play(sight, seat, card(2));
    const late = await given(other.act(chairOf(theirs, seat), [card(3)]));
    expect(late).toMatchObject({ stale: true, snapshot: { moment: 1 } });
    expect(viewOf(late).left).toBe(2);
  });

  it('notice what was taken back and done anew meanwhile, though the length is the same', async () => {
    const key = await begin({});
    const other = tab();
    const { sight } = await seated(key);
    const first = await play(sight, 'blue', ...starters('naga'));
    const { sight: theirs } = await seated(key, other);
    const undone = await given(keeping.undo(chairOf(first, 'blue')));
    await play(undone, 'blue', ...starters('wizard'));
    const late = await given(other.act(chairOf(theirs, 'blue'), starters('cleric')));
    expect(late).toMatchObject({ stale: true, snapshot: { moment: 1 } });
    expect(JSON.stringify(late.snapshot.chapters)).toContain('B:wizard');
  });

  it('hear when the match was thrown away', async () => {
    const key = await begin();
    const { sight, seat } = await seated(key);
    await tab().remove(key);
    expect(await codeOf(keeping.act(chairOf(sight, seat), [card(2)]))).toBe('match.unknown-key');
  });
});

describe('looking back', () => {
  it('shows an earlier moment as it was, and leaves the present alone', async () => {
    const { sight, seat } = await seated(await begin());
    const began = await play(sight, seat, card(2));
    const seen = await given(keeping.look(sight.snapshot.key, 0, seat));
    expect(seen).toMatchObject({ moment: 0, last: 1, legal: [], chapters: [], canUndo: false });
    expect(seen.view).toEqual(sight.snapshot.view);
    const now = await given(keeping.open(sight.snapshot.key, seat));
    expect(now.snapshot).toEqual(began.snapshot);
  });

  it('begins another match from there, with chance of its own', async () => {
    const { sight, seat } = await seated(await begin());
    const began = await play(sight, seat, card(2));
    await play(began, seat, { do: 'end' });
    const branch = await given(keeping.branch(sight.snapshot.key, 1));
    const { snapshot } = await given(keeping.open(branch, seat));
    expect(snapshot).toMatchObject({ moment: 1, last: 1, ...HOUSE });
    expect(snapshot.view).toEqual(began.snapshot.view);
    expect(snapshot.commitment).not.toBe(began.snapshot.commitment);
  });
});

describe('words across the table', () => {
  it('end the match when somebody gives up', async () => {
    const { sight, seat } = await seated(await begin());
    const answer = await given(keeping.say(chairOf(sight, seat), seat, 'resign'));
    const winner = seat === 'blue' ? 'yellow' : 'blue';
    expect(answer.snapshot).toMatchObject({
      resigned: seat,
      decision: null,
      legal: [],
      outcome: { winners: [winner] },
      seed: 'seven',
    });
    expect(await keeping.list()).toMatchObject([{ winners: [winner] }]);
  });

  it('make a draw when both want it', async () => {
    const { sight, seat } = await seated(await begin());
    const offered = await given(keeping.say(chairOf(sight, seat), seat, 'offer-draw'));
    expect(offered.snapshot.drawOffer).toBe(seat);
    const other = seat === 'blue' ? 'yellow' : 'blue';
    const agreed = await given(keeping.say(chairOf(offered, seat), other, 'accept-draw'));
    expect(agreed.snapshot).toMatchObject({ agreedDraw: true, outcome: { winners: [] } });
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

describe('a browser that keeps nothing', () => {
  const refuses = async () => {
    throw new Error('no storage');
  };
  const nowhere: Store = {
    list: refuses,
    card: refuses,
    document: refuses,
    write: refuses,
    remove: refuses,
  };

  it('plays on in memory and says so', async () => {
    keeping = tab(nowhere);
    const { sight, seat } = await seated(await begin());
    expect(sight.durable).toBe(false);
    expect((await play(sight, seat, card(2))).snapshot.moment).toBe(1);
    expect(await keeping.list()).toHaveLength(1);
  });

  it('plays on in memory when the disk fails in the middle of a match', async () => {
    let full = false;
    const failing: Store = {
      ...disk,
      write: (...args) => (full ? refuses() : disk.write(...args)),
    };
    keeping = tab(failing);
    const { sight, seat } = await seated(await begin());
    full = true;
    const answer = await play(sight, seat, card(2));
    expect(answer).toMatchObject({ durable: false, stale: false, snapshot: { moment: 1 } });
    expect((await play(answer, seat, { do: 'end' })).snapshot.moment).toBe(2);
  });
});

describe('a clock', () => {
  const timed = { quick: true, timer: { turn: 60, answer: 10 } };

  it('runs for the seat that is asked, and not without a timer or in a replay', async () => {
    const { sight, seat } = await seated(await begin(timed));
    expect(sight.snapshot.clock).toEqual({ seat, seconds: 60, span: '1' });
    const past = await given(keeping.look(sight.snapshot.key, 0, seat));
    expect(past.clock).toBeNull();
    expect((await seated(await begin())).sight.snapshot.clock).toBeNull();
  });

  it('DT-OPT-01: plays a card and ends the turn of whoever does neither', async () => {
    const { sight, seat } = await seated(await begin(timed));
    const carded = await given(keeping.timeUp(chairOf(sight, seat)));
    const ended = await given(keeping.timeUp(chairOf(carded, seat)));
    expect(ended.snapshot.chapters.flatMap(({ events }) => events.map(e => e.kind))).toEqual([
      'card',
      'turn-ended',
    ]);
    expect(ended.handOver).not.toBe(seat);
  });

  it('DT-OPT-01: leaves an action in progress alone, and writes nothing', async () => {
    const { sight, seat } = await seated(await begin(timed));
    const carded = await play(sight, seat, card(2));
    const move = carded.snapshot.legal.find(action => (action as DuelAction).do === 'move');
    const moving = await play(carded, seat, move as DuelAction);
    const asked = await given(keeping.timeUp(chairOf(moving, seat)));
    expect(asked.revision).toBe(moving.revision);
    expect(asked.snapshot.last).toBe(moving.snapshot.last);
  });
});
