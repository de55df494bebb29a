import type { en } from './messages.en.ts';

export const ru: typeof en = {
  statuses: { official: 'официально', ruling: 'решение', ours: 'наше' },
};
