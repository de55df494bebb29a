import {
  decide,
  decode,
  encode,
  fastRandom,
  fingerprint,
  type Match,
  pick,
  startMatch,
  TABLE,
} from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { furtherOf, type SetDocument, SHIPPED } from '../../documents/index.ts';
import type { Duel } from '../duel.ts';
import { duel } from '../game.ts';
import { type DuelState, rosterIn } from '../state.ts';

const EVERY = 12;

const both = (name: string) => ({ en: name, ru: name });
const vault = SHIPPED.flatMap(({ sets }) => sets ?? [])[0]!;

/** A set with one character; every set has it and its rooms under the same ids, upright or upside down. */
function setWith(figures: { move: number; combat: number }, upsideDown: boolean): SetDocument {
  return {
    ...vault,
    rooms: vault.rooms.map(room => ({
      ...room,
      picture: upsideDown ? room.picture!.toReversed() : room.picture!,
    })),
    characters: [
      { id: 'ghost', names: both('ghost'), likeness: 'banshee', abilities: [], ...figures },
    ],
    objects: [],
  };
}

const SWIFT = setWith({ move: 6, combat: 1 }, false);
const SLOW = setWith({ move: 2, combat: 4 }, true);

function begun(...sets: SetDocument[]): Match<Duel> {
  const options = duel.parseOptions({ forces: 'draft', quick: true, content: furtherOf(sets) });
  if (!options.ok) throw new Error(JSON.stringify(options.faults));
  return startMatch(duel, options.value, 'seven');
}

const ghostOf = (state: DuelState) => {
  const { numberOf, moves, combats } = rosterIn(state);
  const ghost = numberOf('B:ghost')!;
  return [moves[ghost], combats[ghost]];
};

/** All that somebody could learn of a match, and what comes of it when it is imagined or restored. */
function traceOf({ state, options }: Match<Duel>): string {
  const seats = duel.seats(options);
  const views = [...seats, TABLE].map(viewer => duel.view(state, viewer as 'blue'));
  const restored = decode(encode(state)) as DuelState;
  return fingerprint([
    views,
    views.map(view => duel.notation.draw(view)),
    seats.map(seat => duel.legal(state, seat)),
    seats.map(seat => duel.legal(restored, seat)),
    views.map(view => ghostOf(duel.guess(view, fastRandom(1)))),
    seats.map(seat => duel.view(duel.guess(duel.view(state, seat), fastRandom(1)), seat)),
  ]);
}

/** Plays a match on by one random decision after the other, and looks at one in so many. */
function* played(match: Match<Duel>): Generator<string> {
  const random = fastRandom(5);
  for (let left = 120; left > 0; left--) {
    yield left % EVERY === 0 ? traceOf(match) : '';
    const decision = duel.decision(match.state);
    if (decision === null) return;
    const seat = pick(random, 'seat', decision.seats);
    const verdict = decide(match, seat, pick(random, 'action', duel.legal(match.state, seat)));
    expect(verdict.ok).toBe(true);
  }
}

describe('two matches of different content under the same ids', () => {
  it('DT-MIX-02: each keeps its own pieces and rooms, though they are played in turn', () => {
    const alone = [SWIFT, SLOW].map(set => [...played(begun(set))]);
    expect(alone[0]).not.toEqual(alone[1]);
    const [swift, slow] = [begun(SWIFT), begun(SLOW)];
    const turns = [played(swift), played(slow)];
    const together: string[][] = [[], []];
    for (let left = 240; left > 0; left--) {
      const next = turns[left % 2]!.next();
      if (!next.done) together[left % 2]!.push(next.value);
    }
    expect(together).toEqual(alone);
    expect([ghostOf(swift.state), ghostOf(slow.state)]).toEqual([
      [6, 1],
      [2, 4],
    ]);
  });

  it('DT-MIX-02: a position says by its options which piece is meant', () => {
    const read = ({ state, options }: Match<Duel>) => {
      const position = duel.notation.parsePosition(duel.notation.printPosition(state), options);
      return position.ok ? ghostOf(position.value) : position.faults;
    };
    const [swift, slow] = [begun(SWIFT), begun(SLOW)];
    expect([read(swift), read(slow), read(swift)]).toEqual([
      [6, 1],
      [2, 4],
      [6, 1],
    ]);
    const unknown = duel.notation.parsePosition(duel.notation.printPosition(swift.state));
    expect(unknown.ok ? '' : unknown.faults[0]!.text).toContain('There is no piece “B:ghost”');
  });

  it('DT-MIX-02: several further sets come to one match', () => {
    const bat = {
      id: 'bat',
      names: both('bat'),
      likeness: 'naga',
      abilities: [],
      move: 5,
      combat: 1,
    };
    const { state } = begun(SWIFT, {
      ...SLOW,
      id: 'bats',
      rooms: [],
      characters: [bat],
    } as SetDocument);
    const { pieces } = rosterIn(state);
    const ids = new Set(pieces.map(({ id }) => id));
    expect([ids.has('ghost'), ids.has('bat')]).toEqual([true, true]);
    expect(duel.view(state, 'blue').strange?.pieces.map(({ id }) => id)).toEqual(['ghost', 'bat']);
  });
});
