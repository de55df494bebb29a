import { adjacent, positionAt } from '../board/index.ts';
import type { Side, Token } from '../pieces/roster.ts';
import { worksAt } from './magic.ts';
import {
  type Battle,
  cellOf,
  type DuelState,
  isDragon,
  isMiniature,
  isWounded,
  knows,
  loadsOf,
  planIn,
  rosterIn,
  sideOf,
} from './state.ts';
import { isThrust } from './weapons.ts';

/** What those beside somebody in a combat make of him: bonuses, and losers who are not only wounded. */

export function areAdjacent(state: DuelState, one: Token, other: Token): boolean {
  return adjacent(state.labyrinth, cellOf(state, one), cellOf(state, other));
}

const SLAYING = 4;

/** Enemies who take part and stand beside somebody who does. */
function besideOf(state: DuelState, token: Token, theirs: readonly Token[]): Token[] {
  return theirs.filter(other => areAdjacent(state, token, other));
}

/** What slays dragons in the hands of somebody healthy. */
function slayersIn(state: DuelState, token: Token): readonly Token[] {
  if (isWounded(state, token)) return [];
  return loadsOf(state, token).filter(
    load => knows(state, load, 'slays-dragons') && worksAt(state, load, cellOf(state, token)),
  );
}

/** +4 for whoever has a Dragon Slayer and a dragon beside him; two of them count each (DT-PND-11). */
function slayerBonus(state: DuelState, token: Token, theirs: readonly Token[]): number {
  if (!rosterIn(state).anybodysWords.has('slays-dragons')) return 0;
  const slayers = slayersIn(state, token).length;
  if (slayers === 0) return 0;
  const isMet = besideOf(state, token, theirs).some(other => isDragon(state, other));
  return isMet ? slayers * SLAYING : 0;
}

/** +1 for whoever has a healthy General of his side in his room, himself not counted (DT-MERC-07). */
export function leaderBonus(state: DuelState, token: Token, camp: Side): number {
  if (!rosterIn(state).anybodysWords.has('leads') || isWounded(state, token)) return 0;
  const room = positionAt(planIn(state), cellOf(state, token));
  if (room === null) return 0;
  const isLed = rosterIn(state).characters[camp]!.some(
    other =>
      other !== token &&
      knows(state, other, 'leads') &&
      isMiniature(state, other) &&
      positionAt(planIn(state), cellOf(state, other)) === room,
  );
  return isLed ? 1 : 0;
}

/** What the company of somebody in close combat adds to his own strength. */
export const companyBonus = (
  state: DuelState,
  token: Token,
  theirs: readonly Token[],
  camp: Side = sideOf(state, token),
): number => slayerBonus(state, token, theirs) + leaderBonus(state, token, camp);

/** Losers who do not get off with a wound: beside a killer, or dragons beside a slayer (DT-MERC-02, DT-PND-11). */
export function doomed(
  state: DuelState,
  battle: Battle,
  losers: readonly Token[],
  winners: readonly Token[],
): Token[] {
  const { anybodysWords } = rosterIn(state);
  if (!anybodysWords.has('kills') && !anybodysWords.has('slays-dragons')) return [];
  return losers.filter(loser =>
    winners.some(winner => {
      const isBeside = areAdjacent(state, loser, winner);
      // The target of a Spear counts as beside whoever thrusts it.
      const isMet = isBeside || (loser === battle.target && isThrust(state, battle, winner));
      if (isMet && knows(state, winner, 'kills') && isMiniature(state, winner)) return true;
      return isBeside && isDragon(state, loser) && slayersIn(state, winner).length > 0;
    }),
  );
}
