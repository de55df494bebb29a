import type { OwnRules } from '../point.ts';
import { raisePoint, settlePoint } from './exorcism.ts';
import { guidePoint } from './guide.ts';
import type { OwnQuestion } from './own-questions.ts';
import { sacrificePoint } from './sacrifice.ts';
import { wakePoint } from './waking.ts';

export const OWN_RULES: { readonly [K in OwnQuestion]: OwnRules<K> } = {
  raise: raisePoint,
  settle: settlePoint,
  sacrifice: sacrificePoint,
  wake: wakePoint,
  guide: guidePoint,
};
