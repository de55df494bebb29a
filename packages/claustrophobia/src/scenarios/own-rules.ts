import type { DecisionRules, DoWork } from '../point.ts';
import { raisePoint, settlePoint } from './exorcism.ts';
import { guidePoint } from './guide.ts';
import type { OwnQuestion, OwnWork } from './own-questions.ts';
import { sacrificePoint } from './sacrifice.ts';
import { wakePoint } from './waking.ts';

/** An own question: its answers, and how its work puts it where it has one. */
export type OwnRules<K extends OwnQuestion> = DecisionRules &
  (K extends OwnWork['kind'] ? { readonly put: DoWork<K> } : object);

export const OWN_RULES: { readonly [K in OwnQuestion]: OwnRules<K> } = {
  raise: raisePoint,
  settle: settlePoint,
  sacrifice: sacrificePoint,
  wake: wakePoint,
  guide: guidePoint,
};
