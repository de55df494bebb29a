import type { PuzzleSubject } from '@oubliette/kernel/puzzles';
import { claustrophobiaClaims } from '../claims/index.ts';
import type { Claustrophobia } from '../claustrophobia.ts';
import { F } from '../facts.ts';
import { claustrophobia } from '../game.ts';
import { DEMON, HUMAN } from '../seats.ts';
import { STAGE } from '../stages.ts';
import { type State, UNKNOWN } from '../state.ts';

/** Facts that only count how long nothing has happened (CL-WIN-06). */
const IDLE: ReadonlySet<number> = new Set([F.quiet, F.stirred]);

function keyOf(state: State): string {
  const { facts, frames, work } = state;
  const counted = facts.map((value, fact) => (IDLE.has(fact) ? 0 : value));
  return JSON.stringify([
    counted,
    state.tiles.slice(0, state.count),
    state.turns.slice(0, state.count),
    state.cells.slice(0, state.count),
    state.caved,
    state.closed,
    state.marks,
    state.pile,
    state.left,
    state.place,
    state.flags,
    state.wounds,
    state.lines,
    state.die,
    state.bearer,
    state.hand,
    state.decks,
    state.dice,
    state.uses,
    work,
    frames,
  ]);
}

/** The side that was asked first has had its phase, or the next round has begun. */
function isLate(start: State, state: State, span: 'turn' | 'answer'): boolean {
  if (state.facts[F.round]! > start.facts[F.round]!) return true;
  const [asked] = start.frames;
  if (span === 'answer' || asked === undefined || asked.role === DEMON) return false;
  return state.facts[F.stage]! >= STAGE.humanEnd && start.facts[F.stage]! < STAGE.humanEnd;
}

/** What it takes to prove puzzles of Claustrophobia. */
export const claustrophobiaPuzzles: PuzzleSubject<Claustrophobia> = {
  game: claustrophobia,
  claims: claustrophobiaClaims,
  keyOf,
  isLate,
  // Nothing is half done: whoever acts may as well finish.
  isQuiet: ({ frames: [asked] }) =>
    asked === undefined || asked.kind === 'orders' || asked.kind === 'action',
  isGamble(state, action) {
    if (action.do !== 'explore') return false;
    const seat = state.frames[0]!;
    return seat.role === HUMAN && state.known[state.left - 1] === UNKNOWN;
  },
  throws: new Set(['dice']),
};
