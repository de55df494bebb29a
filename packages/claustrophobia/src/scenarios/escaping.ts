import { kindAt } from '../board/board.ts';
import { takeAway } from '../combat/harm.ts';
import { KIND } from '../content/tiles.ts';
import type { CaveStory } from '../event.ts';
import type { State } from '../state.ts';
import { ESCAPED, isHuman, WARRIOR_NAMES, type Warrior } from '../warriors/roster.ts';

export function standsOnExit(state: State, who: Warrior): boolean {
  return isHuman(who) && kindAt(state, state.place[who]!) === KIND.exit;
}

/** A human who ends their action on the Exit has escaped (CL-WIN-04). */
export function leaveByExit(state: State, who: Warrior, story: CaveStory): void {
  if (!standsOnExit(state, who)) return;
  takeAway(state, who, ESCAPED);
  story.push({ kind: 'escaped', to: 'all', who: WARRIOR_NAMES[who]! });
}
