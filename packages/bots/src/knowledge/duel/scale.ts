import type { Duel } from '@oubliette/dungeon-twister';
import type { Scale } from '../scale.ts';
import { PERILS, perilsIn } from './perils.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import { type RaceNumbers, raceOf, waysToWin } from './race.ts';
import { standingOn } from './standing.ts';
import { actionBits, combatOf, type ImaginedDuel, jumpsOf } from './tables.ts';

/** What speaks for a side, in the order of the numbers. */
const NAMES = [
  /** VP, and VP again as the end comes nearer. */
  'points',
  'closing',
  /** AP that a side needs until it has won, against those of the other: a race. */
  'race',
  'wounded',
  /** Who stands beside a weaker enemy, and who lies beside any. */
  'threats',
  'helpless',
  /** Who could be attacked next turn by somebody stronger, and which wounded one by anybody. */
  'danger',
  'prey',
  /** Values of the Combat cards, Jumps, AP on the Action cards in hand. */
  'combat',
  'jumps',
  'actions',
  /** It is the side's turn, and the AP left in it. */
  'turn',
  'left',
] as const;
const AT = Object.fromEntries(NAMES.map((name, at) => [name, at])) as Record<
  (typeof NAMES)[number],
  number
>;

const COMBAT_VALUES = [1, 2, 3, 4, 5, 6];
const ACTION_VALUES = [2, 3, 4, 5];

export function duelScaleBy(race: RaceNumbers): Scale<Duel> {
  return {
    names: NAMES,
    passing: ['actions', 'turn', 'left'],
    measure(state, ahead) {
      ahead.fill(0);
      const pieces = piecesOf(state);
      const standing = standingOn(state, pieces);
      addCards(state, 0, 1, ahead);
      addCards(state, 1, -1, ahead);
      addDangers(state, pieces, standing, ahead);
      addPoints(state, ahead);
      ahead[AT.race] = raceOf(state, pieces, standing, race);
      const sign = state.active === 0 ? 1 : -1;
      if (state.turn > 0) ahead[AT.turn] = sign;
      ahead[AT.left] = sign * state.left;
    },
  };
}

/** What the ways out say for a side, its own and that of the other, in parts that can be told. */
export function wayTerms(
  state: ImaginedDuel,
  side: number,
  race: RaceNumbers,
): { readonly way: number; readonly block: number } {
  const pieces = piecesOf(state);
  const worths = waysToWin(state, pieces, standingOn(state, pieces), race);
  return { way: worths[side]!, block: -worths[1 - side]! };
}

function addPoints({ points, target }: ImaginedDuel, ahead: Float64Array): void {
  const lead = points[0]! - points[1]!;
  ahead[AT.points] = lead;
  ahead[AT.closing] = lead / Math.max(1, target - Math.max(points[0]!, points[1]!));
}

function addCards(state: ImaginedDuel, side: number, sign: number, ahead: Float64Array): void {
  let combat = 0;
  for (const value of COMBAT_VALUES) combat += value * combatOf(state, side, value);
  let actions = 0;
  const bits = actionBits(state, side);
  for (const value of ACTION_VALUES) if ((bits & (1 << value)) !== 0) actions += value;
  ahead[AT.combat]! += sign * combat;
  ahead[AT.jumps]! += sign * jumpsOf(state, side);
  ahead[AT.actions]! += sign * actions;
}

function addDangers(
  state: ImaginedDuel,
  pieces: Pieces,
  standing: Uint16Array,
  ahead: Float64Array,
): void {
  const { characters, sides } = pieces;
  const perils = perilsIn(state, pieces, standing);
  for (let at = 0; at < characters.length; at++) {
    const token = characters[at]!;
    if (perils[token] === 0) continue;
    const side = sides[token] === 0 ? 1 : -1;
    for (const { bit, scale, sign } of PERILS) {
      if ((perils[token]! & bit) !== 0) ahead[AT[scale]]! += sign * side;
    }
  }
}
