import {
  type Finding,
  figuresClaimed,
  type NotationWords,
  type OwnClaims,
} from '@oubliette/kernel';
import { adjacent, sees } from '../board/index.ts';
import { crowdOf } from '../duel/crowd.ts';
import type { Duel } from '../duel/duel.ts';
import {
  cloneState,
  type DuelSeat,
  type DuelState,
  isCharacter,
  isWounded,
  loadsOf,
  BLUE as NP,
  rosterIn,
  seatsIn,
  setStock,
  sideAt,
  sideOf,
} from '../duel/state.ts';
import { bestShot, shotWith } from '../duel/weapons.ts';
import { wholeMoves } from '../outlook/moves.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import { readPlace, tokenOnBoard } from './place.ts';

/** `sight B:naga @5,2`: whoever stands on the first sees the second (DT-LOS-01). */
function sight(state: DuelState, words: NotationWords): Finding {
  const from = readPlace(words, state);
  const to = readPlace(words, state);
  const holds = sees(state.labyrinth, from.cell, to.cell, crowdOf(state).characters);
  const what = holds ? 'lies in sight of' : 'does not lie in sight of';
  return { holds, found: `${to.name} ${what} ${from.name}.` };
}

/** `adjacent B:naga Y:cleric`: neighbours with nothing between them (DT-CONV-03). */
function beside(state: DuelState, words: NotationWords): Finding {
  const one = readPlace(words, state);
  const other = readPlace(words, state);
  const holds = adjacent(state.labyrinth, one.cell, other.cell);
  return { holds, found: `${one.name} and ${other.name} are ${holds ? '' : 'not '}adjacent.` };
}

/**
 * `reach B:naga @5,2`: by whole moves with the AP that are left, or with so many as if it were their turn
 * (`ap=2`). `out` is anywhere beyond the maze.
 */
function reach(state: DuelState, words: NotationWords): Finding {
  const mover = tokenOnBoard(words, state);
  const name = state.names[mover]!;
  if (!isCharacter(state, mover)) return words.refuse(`${name} does not walk.`);
  const leaves = words.take('out');
  const to = leaves ? { name: 'out', cell: -1 } : readPlace(words, state);
  const ap = readAp(words);
  const { moves, barred } = wholeMoves(ap === null ? state : inTurn(state, mover, ap), mover);
  const move = moves.find(way => way.leaves === leaves && (leaves || way.to === to.cell));
  const whither = leaves ? 'out' : `to ${to.name}`;
  if (move !== undefined)
    return { holds: true, found: `${name} gets ${whither} with ${move.ap} AP.` };
  const rule = barred.find(({ cell }) => cell === to.cell)?.rule;
  const because = rule === undefined ? '' : `: ${rule}`;
  return { holds: false, found: `${name} does not get ${whither}${because}.` };
}

function readAp(words: NotationWords): number | null {
  const word = words.peek();
  if (word === undefined) return null;
  const [, ap] = /^ap=([1-9])$/.exec(words.word('AP')) ?? [];
  return ap === undefined ? words.refuse(`“${word}” is no number of AP such as ap=2.`) : Number(ap);
}

/** The same position, with that character's side to spend so many AP. */
function inTurn(state: DuelState, mover: Token, ap: number): DuelState {
  const copy = cloneState(state);
  copy.active = sideOf(state, mover);
  copy.left = ap;
  copy.frames = [{ kind: 'turn' }];
  setStock(copy, mover, 0);
  return copy;
}

/** `figure B:naga move=4 combat=2 load=B:key`: what counts of a character as it stands. */
function figure(state: DuelState, words: NotationWords): Finding {
  const who = tokenOnBoard(words, state);
  const name = state.names[who]!;
  if (!isCharacter(state, who)) return words.refuse(`${name} is no character.`);
  const { moves, combats } = rosterIn(state);
  const wounded = isWounded(state, who);
  const loads = wounded ? [] : loadsOf(state, who);
  return figuresClaimed(words, name, {
    move: wounded ? 0 : moves[who]!,
    combat: wounded ? 0 : combats[who]!,
    shot: wounded ? '-' : shotFigure(state, who),
    load: loads.map(load => state.names[load]!).join(',') || '-',
  });
}

/** `points blue 2`: so many VP or more; `np` is the Non-Player’s side, which has no seat. */
function points(state: DuelState, words: NotationWords): Finding {
  const seat = words.oneOf('side', [...seatsIn(state), 'np']);
  const found = state.points[seat === 'np' ? NP : sideAt(seat as DuelSeat)]!;
  const holds = found >= words.whole('VP', 1, 99);
  return { holds, found: `${seat} has ${found} VP.` };
}

function shotFigure(state: DuelState, who: Token): number | '-' {
  const weapon = bestShot(state, who);
  return weapon === NOBODY ? '-' : shotWith(state, who, weapon);
}

/** What vectors of Dungeon Twister can claim beyond those of any game. */
export const duelClaims: OwnClaims<Duel> = {
  sight: { judge: sight },
  adjacent: { judge: beside },
  reach: { judge: reach },
  figure: { judge: figure },
  points: { judge: points },
};
