import { type Duel, type DuelAction, duel, planUnder } from '@oubliette/dungeon-twister';
import { duelPuzzles } from '@oubliette/dungeon-twister/puzzles';
import type { Random } from '@oubliette/kernel';
import {
  bestDeeds,
  goalOf,
  isOnlyWay,
  type PuzzleQuest,
  PuzzleSearch,
  TooLong,
} from '@oubliette/kernel/puzzles';
import { keysOf, lineOf, type PuzzleCandidate } from './candidate.ts';
import type { PuzzleVein } from './mine.ts';

type State = Duel['State'];

const OUT = -2;
const UNDER_ROOM = 10_000;
/** What anybody thinks of first. */
const PLAIN: ReadonlySet<DuelAction['do']> = new Set(['move', 'attack', 'end', 'fight', 'choose']);
const PLAIN_LOOKS = 1500;
const LOOKS = 5000;
const THINNINGS = 3;
const MOST_AP = 4;

/** Candidates in a turn of the duel: points that only a rare deed brings, with few pieces on the board. */
function duelCandidates(state: State, seat: Duel['Seat'], random: Random): PuzzleCandidate[] {
  const found: PuzzleCandidate[] = [];
  const seen = new Set<string>();
  for (let n = 0; n < THINNINGS; n++) {
    const start = thinned(state, seat, random);
    if (start === null || seen.has(duelPuzzles.keyOf(start))) continue;
    seen.add(duelPuzzles.keyOf(start));
    for (const more of [1, 2]) {
      const candidate = tryGoal(start, seat, start.points[sideOf(seat)]! + more);
      if (candidate !== null) found.push(candidate);
    }
  }
  return found;
}

const sideOf = (seat: Duel['Seat']) => (seat === 'blue' ? 0 : 1);

/** Two or three own characters with nobody face down; nobody who is out of reach anyway. */
function thinned(state: State, seat: Duel['Seat'], random: Random): State | null {
  const copy = duel.clone(state);
  const own = seat === 'blue' ? 'B:' : 'Y:';
  const standing = (token: number) => copy.places[token]! >= 0 && copy.places[token]! < UNDER_ROOM;
  const team = copy.names
    .map((name, token) => ({ name, token }))
    .filter(({ name, token }) => name.startsWith(own) && isCharacter(name) && standing(token))
    .filter(({ token }) => (copy.marks[token]! & 1) === 0);
  if (team.length === 0) return null;
  // Whoever is near the way out is likelier to matter.
  const ahead = team
    .map(({ token }) => ({ token, rank: rankOf(copy, token, seat) + random.below('thin', 8) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, 2 + random.below('thin', 2))
    .map(({ token }) => token);
  copy.names.forEach((name, token) => {
    if (!standing(token)) copy.places[token] = OUT;
    else if (
      name.startsWith(own) &&
      isCharacter(name) &&
      !ahead.includes(token) &&
      (copy.marks[token]! & 1) === 0
    )
      copy.places[token] = OUT;
  });
  copy.left = Math.min(copy.left, 2 + random.below('thin', MOST_AP - 1));
  return copy;
}

/** Squares that somebody is worth, whose deeds are seldom thought of. */
const BONUS: Readonly<Record<string, number>> = {
  wizard: 7,
  banshee: 6,
  mekanork: 4,
  'wall-walker': 4,
};

function rankOf(state: State, token: number, seat: Duel['Seat']): number {
  const [, piece = ''] = state.names[token]!.split(':');
  return columnsLeft(state, token, seat) - (BONUS[piece.split('#')[0]!] ?? 0);
}

const THINGS =
  /:(bow|fireball-wand|key|large-shield|rope|telescoping-spear|armor|speed-potion|sword|treasure)$/;
const isCharacter = (name: string): boolean => !THINGS.test(name);

function columnsLeft(state: State, token: number, seat: Duel['Seat']): number {
  const { columns } = planUnder(state.labyrinth);
  const x = state.places[token]! % columns;
  return seat === 'blue' ? columns - 1 - x : x;
}

function questFor(start: State, seat: Duel['Seat'], points: number): PuzzleQuest<Duel> {
  const goal = goalOf(duelPuzzles, [`points ${seat} ${points}`], start);
  if (!goal.ok) throw new Error(goal.faults[0]!.text);
  return { subject: duelPuzzles, start, seat, span: 'turn', holds: goal.value, certain: true };
}

/** Solved as it is, but not by plain play. */
function isRare(quest: PuzzleQuest<Duel>): boolean | null {
  try {
    const plain = new PuzzleSearch({
      ...quest,
      without: action => !PLAIN.has(action.do),
      most: PLAIN_LOOKS,
    });
    if (plain.worth(quest.start) === 1) return false;
    return new PuzzleSearch({ ...quest, most: LOOKS }).worth(quest.start) === 1;
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}

function tryGoal(start: State, seat: Duel['Seat'], points: number): PuzzleCandidate | null {
  if (isRare(questFor(start, seat, points)) !== true) return null;
  const small = reduced(start, seat, points);
  const quest = questFor(small, seat, points);
  const search = new PuzzleSearch(quest);
  const deeds = search.fewest(small, 12);
  if (deeds === null) return null;
  const line = lineOf(search, deeds);
  const rare = line.filter(step => !PLAIN.has(step.split(' ')[1] as DuelAction['do'])).length;
  if (deeds < 2 || rare === 0) return null;
  return {
    game: 'duel',
    given: shortPosition(small),
    seat,
    goal: [`points ${seat} ${points}`],
    span: 'turn',
    chance: 1,
    deeds,
    line,
    keys: keysOf(quest, line, 1),
    oneFirst: bestDeeds(search, small, Number.POSITIVE_INFINITY).length === 1,
    oneWay: isOnlyWay(search, small, deeds),
    looked: search.looked,
    next: 0,
  };
}

/** Takes away AP and pieces as long as the puzzle stays one. */
function reduced(start: State, seat: Duel['Seat'], points: number): State {
  let best = start;
  const tryOut = (change: (copy: State) => void) => {
    const copy = duel.clone(best);
    change(copy);
    if (isRare(questFor(copy, seat, points)) === true) best = copy;
  };
  for (let left = start.left - 1; left >= 1 && best.left === left + 1; left--) {
    tryOut(copy => {
      copy.left = left;
    });
  }
  for (let token = 0; token < start.names.length; token++) {
    if (best.places[token] === OUT) continue;
    tryOut(copy => {
      copy.places[token] = OUT;
      copy.marks[token] = 0;
    });
  }
  return best;
}

/** The position without what is out of the game or as it always is. */
function shortPosition(state: State): string[] {
  const lines = duel.notation.printPosition(state).split('\n');
  return lines.filter(line => !/ (out|box)$|^(highest|quiet|team|fought|actor|asks)/.test(line));
}

/** Every fourth match mixes the sets, for pieces that never meet otherwise. */
const MATCHES = [
  { quick: true },
  { quick: true, set: 'base' },
  { quick: true },
  { quick: true, forces: 'free' },
];

/** Looks at every turn of a duel when its card has been played. */
export const duelVein: PuzzleVein<Duel> = {
  game: 'duel',
  options: match => MATCHES[match % MATCHES.length],
  isWorthALook(game, state, seat) {
    if (state.frames.at(-1)?.kind !== 'turn') return false;
    return game.view(state, seat).hands[seat]!.last === state.left;
  },
  candidates: duelCandidates,
};
