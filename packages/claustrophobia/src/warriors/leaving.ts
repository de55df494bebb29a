import type { RuleId } from '../../rules/ids.ts';
import { demonsOn, humansOn } from '../board/board.ts';
import type { State } from '../state.ts';
import { isElusive, isImpressive } from './figures.ts';
import { DEMON_FIGURE, HUMANS, isHuman, WARRIORS, type Warrior } from './roster.ts';

/** Why a warrior may not leave their tile on foot (CL-MOVE-04, CL-TAL-02, 07, 08), or null. */
export function whyNotLeave(state: State, who: Warrior): RuleId | null {
  const spot = state.place[who]!;
  const humans = humansOn(state, spot);
  const demons = demonsOn(state, spot);
  const [friends, enemies] = isHuman(who) ? [humans, demons] : [demons, humans];
  if (enemies === 0) return null;
  const outnumbered: RuleId | null = friends >= enemies ? null : 'CL-MOVE-04';
  const awed = impressed(state, spot, isHuman(who));
  if (areTalentsVoid(state, spot)) return outnumbered === null ? null : 'CL-TAL-08';
  if (isElusive(state, who)) return null;
  return awed ? 'CL-TAL-07' : outnumbered;
}

/** Whether an enemy of that side on the tile is Impressive. */
function impressed(state: State, spot: number, human: boolean): boolean {
  if (human) return state.place[DEMON_FIGURE] === spot && isImpressive(state, DEMON_FIGURE);
  for (let other = 0; other < HUMANS; other++) {
    if (state.place[other] === spot && isImpressive(state, other)) return true;
  }
  return false;
}

/** An Elusive warrior among Impressive enemies: both talents are void there, for all (CL-TAL-08). */
function areTalentsVoid(state: State, spot: number): boolean {
  for (let other = 0; other < WARRIORS; other++) {
    if (state.place[other] !== spot || !isElusive(state, other)) continue;
    if (impressed(state, spot, isHuman(other))) return true;
  }
  return false;
}
