import { FURTHER_DEEDS } from '../../abilities/further.ts';
import { provideDeeds } from '../turn.ts';
import { provideForces } from './brought.ts';
import { CHOICE_RULES } from './choice-rules.ts';
import { gathering } from './gathering.ts';
import { pairs, picks } from './open.ts';
import { provideChoicePoints } from './points.ts';
import { removal } from './removal.ts';
import { SCENARIO_RULES } from './scenario-rules.ts';
import { strangeIn } from './strange.ts';
import { WHOLE_SET_RULES } from './whole-set.ts';

/** Brings along all that matches need whose forces are not those of one set. */
export function bringForces(): void {
  provideForces({
    scenario: SCENARIO_RULES,
    choice: CHOICE_RULES,
    whole: WHOLE_SET_RULES,
    strangeIn,
  });
  provideDeeds(FURTHER_DEEDS);
  provideChoicePoints({ pairs, picks, gathering, removal });
}
