export const en = {
  goneTitle: 'This match is not here',
  goneText:
    'No match with this address has been kept in this browser, and none was deleted here. It was played in another browser or profile, or at another address of this page, or all data of this page was cleared: save its file there and load it here.',
  removedText: (day: string) =>
    `It was deleted in this browser: ${day}. If its file was saved, load it.`,
  unreadableTitle: 'This match cannot be read just now',
  retry: 'Try again',
  brokenTitle: 'This match cannot be opened',
  brokenText: 'It is still kept as it was. Save its file, or delete it.',
  entrance: 'To the entrance',
  allMatches: 'All matches',
  remove: 'Delete',
  removeAsk: 'Delete this match?',
  removeWords: 'It is gone for good then. Save its file first if it may be needed again.',
  cancel: 'Cancel',
  details: 'What exactly is wrong',
};
