export const en = {
  goneTitle: 'This match is not here',
  goneText:
    'No match with this address is kept in this browser. It may have been deleted, or it was played in another browser: save its file there and load it here.',
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
