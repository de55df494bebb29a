export const en = {
  goneMeanwhile: 'This match is not kept here any more.',
  resume: 'Continue',
  lookAt: 'Look back',
  rename: 'Names',
  renameTitle: 'Who plays',
  keep: 'Keep',
  save: 'File',
  saveName: (match: string) => `Save as a file: ${match}`,
  remove: 'Delete',
  removeAsk: (match: string) => `Delete ${match}?`,
  removeWords: 'The match is gone for good. Save it as a file first if you may want it again.',
  cancel: 'Cancel',
};
