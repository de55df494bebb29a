import type { ForcesRules } from './brought.ts';
import { CHOICE_RULES } from './choice-rules.ts';
import { SCENARIO_RULES } from './scenario-rules.ts';

export const FORCES_RULES: ForcesRules = { scenario: SCENARIO_RULES, choice: CHOICE_RULES };
