import type { PuzzleSubject } from '@oubliette/kernel/puzzles';
import { isRevealed, type Labyrinth, planUnder } from '../board/index.ts';
import { duelClaims } from '../claims/duel.ts';
import type { Duel } from '../duel/duel.ts';
import { duel } from '../duel/game.ts';
import { BLUE, type DuelFrame, type DuelState, YELLOW } from '../duel/state.ts';

const labyrinths = new Map<string, number>();
const known = new WeakMap<Labyrinth, number>();

/** A labyrinth as one number; the same for all that look alike. */
function numberOf(labyrinth: Labyrinth): number {
  let number = known.get(labyrinth);
  if (number !== undefined) return number;
  const { table, quarters, revealed } = labyrinth;
  const text = `${table}/${quarters}/${revealed}/${labyrinth.rooms.map(({ id }) => id)}`;
  number = labyrinths.get(text) ?? labyrinths.size;
  labyrinths.set(text, number);
  known.set(labyrinth, number);
  return number;
}

const isResting = (frame: DuelFrame | undefined): boolean =>
  frame === undefined || frame.kind === 'turn' || frame.kind === 'card';

function keyOf(state: DuelState): string {
  const { places, marks, cards, points, turn, left, highest, frames, labyrinth } = state;
  let key = `${numberOf(labyrinth)},${turn},${left},${highest},`;
  for (let token = 0; token < places.length; token++) {
    if (places[token] !== -2)
      key += String.fromCharCode(token + 32, places[token]! + 40, marks[token]! + 32);
  }
  key += String.fromCharCode(33, ...cards, 33, ...points);
  const last = frames.at(-1);
  if (last === undefined) return `${key}over`;
  return isResting(last) ? key + last.kind : key + JSON.stringify(frames);
}

/** `points blue 3`: at least so many; or not. The NP plays on the blue side. */
function quickly(claim: string): ((state: DuelState) => boolean) | null {
  const [, not, seat, points] = /^(not )?points (blue|yellow|np) (\d+)$/.exec(claim) ?? [];
  if (seat === undefined) return null;
  const side = seat === 'yellow' ? YELLOW : BLUE;
  return state => state.points[side]! >= Number(points) === (not === undefined);
}

/** What it takes to prove puzzles of the duel. */
export const duelPuzzles: PuzzleSubject<Duel> = {
  game: duel,
  claims: duelClaims,
  keyOf,
  quickly,
  isLate: (start, state, span) => state.turn >= start.turn + (span === 'turn' ? 1 : 2),
  isQuiet: state => isResting(state.frames.at(-1)),
  isGamble: (state, action) =>
    action.do === 'reveal' &&
    !isRevealed(state.labyrinth, planUnder(state.labyrinth).positions[action.room]!),
  underWay(state) {
    const frame = state.frames.at(-1);
    if (frame?.kind !== 'move') return null;
    const { mover, load, handled, moved, steps } = frame;
    const places = String.fromCharCode(...state.places.map(place => place + 40));
    return { steps, key: `${mover} ${load} ${handled} ${moved} ${places}` };
  },
};
