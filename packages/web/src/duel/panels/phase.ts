import type { QuestionView } from '@oubliette/dungeon-twister';
import type { DuelSnapshot } from '../seen/choice.ts';

/** What the panels need to know of the moment. */
export type PanelPhase = 'set-up' | 'card' | 'play' | 'over';

const PHASES: Record<QuestionView['kind'], PanelPhase> = {
  pairs: 'set-up',
  picks: 'set-up',
  gathering: 'set-up',
  removal: 'set-up',
  starters: 'set-up',
  hiding: 'set-up',
  card: 'card',
  turn: 'play',
  move: 'play',
  put: 'play',
  muster: 'play',
  demand: 'play',
  fight: 'play',
};

export function phaseOf({ decision, view }: DuelSnapshot): PanelPhase {
  if (decision === null || view.asked === null) return 'over';
  return PHASES[view.asked.kind];
}
