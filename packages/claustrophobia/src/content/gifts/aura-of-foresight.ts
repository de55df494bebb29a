import type { Gift } from './gift.ts';

/** The pile may be looked at whenever a human explores (CL-GIFT-07); see `exploration/foresight`. */
export const auraOfForesight: Gift = {
  id: 'G5',
  rule: 'CL-GIFT-07',
  die: 5,
  moment: 'exploration',
  targets: () => [],
  effect() {},
};
