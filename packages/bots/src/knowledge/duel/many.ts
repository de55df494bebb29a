import { quietTurnsOf } from '@oubliette/dungeon-twister';
import type { ChanceTerms } from '../knowledge.ts';
import type { Weights } from '../scale.ts';
import { PERILS, perilsIn, perilTerms } from './perils.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import { apToWin, type RaceNumbers } from './race.ts';
import { standingOn } from './standing.ts';
import { actionBits, combatOf, type ImaginedDuel, jumpsOf } from './tables.ts';

/**
 * How it stands among more than two. Every side has a strength of its own, in the numbers that the
 * game for two was tuned with; the chances are in proportion to e to the power of it. Between two
 * sides that is the very sum that their scale has.
 */

interface Numbers extends Weights {
  readonly race: RaceNumbers;
}

const COMBAT_VALUES = [1, 2, 3, 4, 5, 6];
const ACTION_VALUES = [2, 3, 4, 5];

/** The chance of each side to win, before anything is said of a match that stands still. */
export function chancesAmong(state: ImaginedDuel, numbers: Numbers): number[] {
  const strengths = strengthsIn(state, numbers);
  const most = Math.max(...strengths);
  // Whoever gave up cannot win (DT-MULTI-29).
  const parts = strengths.map((strength, side) =>
    state.teams[side] === 0 ? 0 : Math.exp(strength - most),
  );
  const sum = parts.reduce((all, part) => all + part, 0);
  const share = standstillShare(state);
  const leaders = leadersIn(state);
  return parts.map((part, side) => {
    const asItStands = leaders.includes(side) ? 1 / leaders.length : 0;
    return part / sum + share * (asItStands - part / sum);
  });
}

/** How likely it is that the match ends as it stands (DT-MULTI-08). */
function standstillShare({ points, quiet }: ImaginedDuel): number {
  return (quiet / quietTurnsOf(points.length)) ** 2;
}

function leadersIn({ points, teams }: ImaginedDuel): number[] {
  const stay = [...points.keys()].filter(side => teams[side]! > 0);
  const most = Math.max(...stay.map(side => points[side]!));
  return stay.filter(side => points[side] === most);
}

function strengthsIn(state: ImaginedDuel, { weights, race }: Numbers): number[] {
  const pieces = piecesOf(state);
  const standing = standingOn(state, pieces);
  const of = (name: string) => weights[name] ?? 0;
  const { points, target } = state;
  const ahead = Math.max(...points);
  const ways = waysAmong(state, pieces, standing, race);
  const strengths = Array.from(points, (point, side) => {
    const gained = of('points') * point + (of('closing') * point) / Math.max(1, target - ahead);
    return gained + handOf(state, side, of) - of('race') * ways[side]!;
  });
  const perils = perilsIn(state, pieces, standing);
  for (const token of pieces.characters) {
    const side = pieces.sides[token]!;
    for (const { bit, scale, sign } of PERILS) {
      if ((perils[token]! & bit) !== 0) strengths[side]! += sign * of(scale);
    }
  }
  if (state.turn > 0) strengths[state.active]! += of('turn') + of('left') * state.left;
  return strengths;
}

/** AP that each side still needs, in steps of a walk of chance over what two of them have to do. */
function waysAmong(
  state: ImaginedDuel,
  pieces: Pieces,
  standing: Uint16Array,
  race: RaceNumbers,
): number[] {
  const needed = Array.from(state.points, (_, side) =>
    apToWin(state, pieces, standing, side, race),
  );
  const mean = needed.reduce((sum, ap) => sum + ap, 0) / needed.length;
  return needed.map(ap => ap / Math.sqrt(2 * mean + race.luck));
}

function handOf(state: ImaginedDuel, side: number, of: (name: string) => number): number {
  let combat = 0;
  for (const value of COMBAT_VALUES) combat += value * combatOf(state, side, value);
  let actions = 0;
  const bits = actionBits(state, side);
  for (const value of ACTION_VALUES) if ((bits & (1 << value)) !== 0) actions += value;
  return of('combat') * combat + of('jumps') * jumpsOf(state, side) + of('actions') * actions;
}

/** What adds to the chances of one side, in parts that can be told; of the others their mean. */
export function termsAmong(
  state: ImaginedDuel,
  side: number,
  { weights, race }: Numbers,
): ChanceTerms {
  const pieces = piecesOf(state);
  const others = [...state.points.keys()].filter(other => other !== side);
  const lead = (of: (other: number) => number) =>
    of(side) - others.reduce((sum, other) => sum + of(other), 0) / others.length;
  const { points, target } = state;
  const most = Math.max(...points);
  const ways = waysAmong(state, pieces, standingOn(state, pieces), race);
  const alone = (name: string) => (wanted: string) => (wanted === name ? weights[name]! : 0);
  const led = lead(other => points[other]!);
  return {
    points: weights.points! * led,
    closing: (weights.closing! * led) / Math.max(1, target - most),
    combat: lead(other => handOf(state, other, alone('combat'))),
    jumps: lead(other => handOf(state, other, alone('jumps'))),
    ...perilTerms(state, side, weights),
    way: -weights.race! * ways[side]!,
    block: (weights.race! * others.reduce((sum, other) => sum + ways[other]!, 0)) / others.length,
  };
}
