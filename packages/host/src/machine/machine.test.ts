import type { Crew } from '@oubliette/bots/crew';
import { threadCrew } from '@oubliette/bots/threads';
import { fastRandom, pick } from '@oubliette/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import type { ClaimView, WishAnswer } from '../contract.ts';
import { games } from '../games/index.ts';
import { createMatchHost, type HostInternals } from '../match-host.ts';
import { layered } from '../store/layered-store.ts';
import type { MatchStore } from '../store/match-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import { card, claimOf, codeOf, given, viewOf } from '../testing/hall.ts';
import { createBotSeats, type InTurn } from './bot-seats.ts';
import type { Hint } from './told.ts';

const crew = threadCrew(1);
afterAll(() => crew.end());

const inTurn: InTurn = deed => deed();
const FRIENDLY = { levels: { yellow: 'squire' }, friendly: true };

/** A keeper and their machine over a disk. */
function hall(disk: MatchStore = memoryStore(), hired: Crew = crew) {
  let inside!: HostInternals;
  const environment = { now: () => 1000, freshKey: () => 'alone', freshSeed: () => 'another seed' };
  const host = createMatchHost(layered(disk), games, environment, lent => {
    inside = lent;
  });
  return { disk, host, machine: createBotSeats(inside, inTurn, () => hired) };
}

type Hall = ReturnType<typeof hall>;

/** The same crew, and how often it was asked to choose. */
function counting() {
  const counted = {
    ...crew,
    thoughts: 0,
    choose(...asked: Parameters<Crew['choose']>) {
      counted.thoughts++;
      return crew.choose(...asked);
    },
  };
  return counted;
}

const begin = ({ host }: Hall, machine = FRIENDLY, seed = 'seven') =>
  given(
    host.begin({
      game: 'duel',
      options: { quick: true },
      seed,
      players: {},
      openTable: false,
      machine,
    }),
  );

/** Blue plays a card and ends its turn; then the machine plays until Blue is asked. */
async function playRound(at: Hall): Promise<WishAnswer> {
  const { host, machine } = at;
  let sight = await given(host.open('alone', null));
  const act = async (...actions: unknown[]) => {
    sight = await given(host.act(claimOf(sight, 'blue'), actions));
  };
  if (sight.snapshot.decision!.seats.includes('blue')) {
    await act(card(2));
    await act({ do: 'end' });
  }
  let answer: WishAnswer = { ...sight, refusal: null, stale: false };
  while (answer.snapshot.decision?.seats.includes('yellow') && (await machine.think('alone'))) {
    answer = await given(machine.play(claimOf(answer, 'blue')));
  }
  return answer;
}

describe('one person against the machine', () => {
  it('has the screen for himself: no curtain falls, and only his own eyes look', async () => {
    const at = hall();
    const first = await given(at.host.open(await begin(at), null));
    expect([first.handOver, first.seated, first.snapshot.viewer]).toEqual([null, 'blue', 'blue']);
    const later = await playRound(at);
    expect([later.handOver, later.seated, later.snapshot.viewer]).toEqual([null, 'blue', 'blue']);
    expect(later.snapshot.chapters.some(({ seat }) => seat === 'yellow')).toBe(true);
    const { blue, yellow } = viewOf(later).hands;
    expect([blue?.combatCards?.length, yellow?.combatCards]).toEqual([9, undefined]);
  });

  it('meets the same moves again: they follow from the match and its seed', async () => {
    const [one, other] = [hall(), hall()];
    await begin(one);
    await begin(other);
    await playRound(one);
    await playRound(other);
    expect(await other.host.write('alone')).toBe(await one.host.write('alone'));
  });

  it('keeps to the plan that it picked: planned moves cost no thought of their own', async () => {
    const counted = counting();
    const at = hall(memoryStore(), counted);
    const key = await begin(at);
    let plays = 0;
    for (let round = 0; round < 3; round++) {
      let sight = await given(at.host.open(key, null));
      const actions = sight.snapshot.decision!.seats.includes('blue')
        ? [card([2, 3, 4][round]!), { do: 'end' }]
        : [];
      for (const action of actions) {
        sight = await given(at.host.act(claimOf(sight, 'blue'), [action]));
      }
      while (sight.snapshot.decision?.seats.includes('yellow') && (await at.machine.think(key))) {
        sight = await given(at.machine.play(claimOf(sight, 'blue')));
        plays++;
      }
    }
    expect(counted.thoughts).toBeGreaterThan(0);
    expect(plays).toBeGreaterThan(counted.thoughts);
  });

  it('loses nothing when the page is closed while the machine thinks', async () => {
    const one = hall();
    const key = await begin(one);
    const sight = await given(one.host.open(key, null));
    const carded = await given(one.host.act(claimOf(sight, 'blue'), [card(2)]));
    const ended = await given(one.host.act(claimOf(carded, 'blue'), [{ do: 'end' }]));
    await one.machine.think(key);
    const reopened = hall(one.disk);
    expect(await reopened.machine.think(key)).toBe(true);
    const there = await given(reopened.machine.play(claimOf(ended, 'blue')));
    expect(there.snapshot.chapters[2]!.seat).toBe('yellow');
  });
});

describe('a friendly match', () => {
  it('goes back to what the person decided last, past moves of the machine', async () => {
    const at = hall();
    await begin(at);
    const later = await playRound(at);
    const back = await given(at.machine.takeBack(claimOf(later, 'blue')));
    expect(back.snapshot.chapters.map(({ seat }) => seat)).toEqual(['blue']);
    expect(back.snapshot.legal).toContainEqual({ do: 'end' });
    const first = await given(at.machine.takeBack(claimOf(back, 'blue')));
    expect(first.snapshot.last).toBe(0);
    const nowhere = await given(at.machine.takeBack(claimOf(first, 'blue')));
    expect(nowhere.refusal).not.toBeNull();
  });

  it('throws away a thought about what was taken back', async () => {
    const at = hall();
    const key = await begin(at);
    const sight = await given(at.host.open(key, null));
    const carded = await given(at.host.act(claimOf(sight, 'blue'), [card(2)]));
    const ended = await given(at.host.act(claimOf(carded, 'blue'), [{ do: 'end' }]));
    await at.machine.think(key);
    const back = await given(at.machine.takeBack(claimOf(ended, 'blue')));
    const after = await given(at.machine.play(claimOf(back, 'blue')));
    expect(after.snapshot.last).toBe(1);
  });

  it('is not what a serious one is', async () => {
    const at = hall();
    await begin(at, { ...FRIENDLY, friendly: false });
    const later = await playRound(at);
    const asked = await given(at.machine.takeBack(claimOf(later, 'blue')));
    expect(asked.refusal).not.toBeNull();
    expect(asked.snapshot.last).toBe(later.snapshot.last);
  });
});

describe('the machine as a counsellor', () => {
  it('says what it would do from what the seat knows, and nothing to somebody who is not asked', async () => {
    const at = hall();
    const sight = await given(at.host.open(await begin(at), null));
    const hint = (await given(at.machine.hint(claimOf(sight, 'blue'))))!;
    expect(sight.snapshot.legal).toContainEqual(hint.play[0]);
    expect(hint.chances).toHaveLength(2);
    expect(await given(at.machine.hint(claimOf(sight, 'yellow')))).toBeNull();
  });

  it('looks back only on a match that is over', async () => {
    const at = hall();
    const key = await begin(at);
    const later = await playRound(at);
    expect(await codeOf(at.machine.lookBack(key, 'blue', 0))).toBe('match.unfinished');
    await given(at.host.say(claimOf(later, 'blue'), 'resign'));
    const { curve, of } = await given(at.machine.lookBack(key, 'blue', 0));
    expect(of).toBeGreaterThanOrEqual(3);
    expect(curve[0]).toMatchObject({ at: 0, seat: 'blue' });
    expect(curve.at(-1)!.seat).toBeNull();
  });

  it('says afterwards what would have been better, as it would have said it then', async () => {
    const at = hall();
    const people = { game: 'duel', options: { quick: true }, players: {}, openTable: false };
    const key = await given(at.host.begin({ ...people, seed: 'seven' }));
    const random = fastRandom(3);
    let sight: ClaimView = await given(at.host.open(key, null));
    const hints = new Map<number, Hint>();
    while (hints.size < 5) {
      const { decision, last } = sight.snapshot;
      const seat = decision!.seats[0]!;
      sight = await given(at.host.open(key, seat));
      const isBegun = decision!.question === 'turn' && last > 150;
      if (isBegun) hints.set(last, (await given(at.machine.hint(claimOf(sight, seat))))!);
      const action = isBegun ? { do: 'end' } : pick(random, 'any', sight.snapshot.legal);
      sight = await given(at.host.act(claimOf(sight, seat), [action]));
    }
    const [moment] = hints.keys();
    expect(await codeOf(at.machine.hintThen(key, moment!, moment! + 1))).toBe('match.unfinished');
    await given(at.host.say(claimOf(sight, 'blue'), 'resign'));
    const told = await Promise.all(
      [...hints.keys()].map(then => given(at.machine.hintThen(key, then, then + 1))),
    );
    const better = told.filter(hint => hint !== null);
    expect(better.length).toBeGreaterThan(0);
    expect(better.length).toBeLessThan(told.length);
    for (const hint of better) expect(hint).toEqual(hints.get(hint.moment));
  });

  it('has nothing to say of a choice that both made at the same time', async () => {
    const counted = counting();
    const at = hall(memoryStore(), counted);
    const people = { game: 'duel', options: { quick: true }, players: {}, openTable: false };
    const key = await given(at.host.begin({ ...people, seed: 'seven' }));
    const random = fastRandom(3);
    let sight: ClaimView = await given(at.host.open(key, null));
    while (sight.snapshot.decision!.seats.length < 2 || sight.snapshot.legal.length < 2) {
      const [seat] = sight.snapshot.decision!.seats;
      sight = await given(at.host.open(key, seat!));
      const action = pick(random, 'any', sight.snapshot.legal);
      sight = await given(at.host.act(claimOf(sight, seat!), [action]));
    }
    const { last: moment, decision } = sight.snapshot;
    for (const seat of decision!.seats) {
      sight = await given(at.host.open(key, seat));
      sight = await given(at.host.act(claimOf(sight, seat), [sight.snapshot.legal[0]]));
    }
    await given(at.host.say(claimOf(sight, 'blue'), 'resign'));
    expect(await given(at.machine.hintThen(key, moment, moment + 2))).toBeNull();
    expect(counted.thoughts).toBe(0);
  });
});

describe('a saved match against the machine', () => {
  const saved = async (change: (machine: Record<string, unknown>) => void) => {
    const at = hall();
    const document = JSON.parse((await at.host.write(await begin(at)))!);
    change(document.machine);
    return JSON.stringify(document);
  };
  const settings = { players: {}, openTable: false };

  it('comes back with its opponent', async () => {
    const at = hall();
    const text = await saved(() => {});
    const key = await given(at.host.read(text, settings));
    expect((await given(at.host.open(key, null))).snapshot.machine).toEqual(FRIENDLY);
  });

  it.each([
    ['an unknown level', { levels: { yellow: 'emperor' } }, 'match.machine-level'],
    ['a seat that is not there', { levels: { pink: 'squire' } }, 'match.machine-seat'],
    [
      'nobody left to play',
      { levels: { blue: 'squire', yellow: 'squire' } },
      'match.machine-alone',
    ],
    ['a form that is none', { levels: 'strong' }, 'match.schema'],
  ])('with %s is refused with the reason', async (_, change, code) => {
    const text = await saved(machine => Object.assign(machine, change));
    expect(await codeOf(hall().host.read(text, settings))).toBe(code);
  });
});
