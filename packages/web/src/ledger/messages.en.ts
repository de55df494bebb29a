export const en = {
  statuses: { official: 'official', ruling: 'ruling', ours: 'ours' },
};
