import {
  type CharacterOutlook,
  type Duel,
  type DuelSeat,
  duel,
  outlook,
  type WholeMove,
} from '@oubliette/dungeon-twister';
import {
  decide,
  fastRandom,
  type Match,
  type Random,
  saveMatch,
  startMatch,
} from '@oubliette/kernel';

/** A match in which somebody can do what a test wants to see. */
export interface FoundMatch<T> {
  /** The match as a file. */
  readonly text: string;
  readonly seat: DuelSeat;
  readonly token: string;
  /** The square of that character. */
  readonly cell: number;
  readonly wanted: T;
}

/** Everybody else who could act, for tests that go from one to the other. */
type Wanted<T> = (character: CharacterOutlook, cell: number) => T | null | undefined;

const LONGEST = 900;

/** The first position of some random matches that has what is wanted. */
export function findMatch<T>(wanted: Wanted<T>): FoundMatch<T> {
  for (let seed = 1; seed < 400; seed++) {
    const found = searched(seed, wanted);
    if (found !== null) return found;
  }
  throw new Error('No match has what this test needs.');
}

function searched<T>(seed: number, wanted: Wanted<T>): FoundMatch<T> | null {
  const options = duel.parseOptions({ quick: true });
  if (!options.ok) throw new Error('The quick start is no option.');
  const random = fastRandom(seed);
  const match = startMatch(duel, options.value, `board ${seed}`);
  for (let action = 0; action < LONGEST && duel.decision(match.state); action++) {
    const found = foundIn(match, wanted);
    if (found !== null) return found;
    playOn(match, random);
  }
  return null;
}

function foundIn<T>(match: Match<Duel>, wanted: Wanted<T>): FoundMatch<T> | null {
  const { state } = match;
  if (state.frames.at(-1)?.kind !== 'turn' || state.left < 2 || state.turn < 6) return null;
  const seat = duel.decision(state)!.seats[0]!;
  for (const character of outlook(state, seat).characters) {
    const { token } = character;
    const cell = state.places[state.names.indexOf(token)]!;
    const what = wanted(character, cell);
    if (what === null || what === undefined) continue;
    return { text: JSON.stringify(saveMatch(match)), seat, token, cell, wanted: what };
  }
  return null;
}

/** Rooms are revealed and enemies attacked whenever that is possible. */
function playOn(match: Match<Duel>, random: Random): void {
  const seat = duel.decision(match.state)!.seats[0]!;
  const all = duel.legal(match.state, seat);
  const eager = all.filter(({ do: kind }) => kind === 'reveal' || kind === 'attack');
  const lively = all.filter(({ do: kind }) => kind !== 'end');
  const from = eager.length > 0 ? eager : lively.length > 0 ? lively : all;
  const verdict = decide(match, seat, from[random.below('play', from.length)]!);
  if (!verdict.ok) throw new Error(verdict.refusal.rule);
}

const isPlain = ({ ap, hands, leaves }: WholeMove): boolean =>
  ap === 1 && hands.length === 0 && !leaves;

/** A walk of some steps to a square where nothing else can be meant. */
export function lonelyWalk({ moves, deeds }: CharacterOutlook): WholeMove | undefined {
  if (deeds.some(({ deed, ways }) => deed !== 'move' && ways.length > 0)) return undefined;
  const isLonely = (move: WholeMove) => moves.filter(({ to }) => to === move.to).length === 1;
  return moves.find(move => isPlain(move) && move.way.length > 2 && isLonely(move));
}

/** A square to which one can walk with and without picking something up on the way. */
export function manyWays({ moves }: CharacterOutlook): WholeMove | undefined {
  return moves.find(
    move =>
      move.ap === 1 &&
      move.hands.length === 1 &&
      move.hands[0]!.do === 'take' &&
      moves.some(other => other.to === move.to && isPlain(other)),
  );
}
