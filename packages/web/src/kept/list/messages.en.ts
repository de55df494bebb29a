import { plural } from '../../i18n/plural.ts';
import type { CameBack } from './taken-in.ts';

export const en = {
  kept: 'Saved matches',
  keptNone: 'Every match is saved in this browser by itself. None yet.',
  keptUnread: 'The browser does not hand out the saved matches just now. None of them is lost.',
  retry: 'Try again',
  others: (n: number) =>
    `All my matches (${n} more of ${plural('en', n, { one: 'another game', other: 'other games' })})`,
  all: 'All my matches',
  load: 'Load a match',
  loadWords: 'Choose a saved match, or drop its file anywhere on this page.',
  choose: 'Choose a file',
  dropHere: 'Drop the match here',
  loading: (file: string) => `Reading “${file}”…`,
  notLoaded: (file: string) => `“${file}” was not loaded`,

  goneMeanwhile: 'This match is no longer saved here.',
  resume: 'Continue',
  lookAt: 'Look back',
  rename: 'Rename',
  renameTitle: 'Who plays',
  keep: 'Save',
  save: 'Download',
  saveName: (match: string) => `Download as a file: ${match}`,
  remove: 'Delete',
  removeAsk: (match: string) => `Delete ${match}?`,
  removeWords: 'The match is gone for good. Save it as a file first if you may want it again.',
  cancel: 'Cancel',
  recovered: (matches: number) =>
    `The browser had lost the data of this page. ${matches} ${plural('en', matches, { one: 'match has', other: 'matches have' })} come back from the second copy.`,
  understood: 'Understood',
  damaged: 'One more match is here whose entry is damaged.',
  lookAtDamaged: 'What can be done',
  onlyHere: 'Matches lie only in this browser.',
  neverSaved: 'They have never been saved to a file.',
  lastSaved: (day: string) => `All of them were last saved to a file on ${day}.`,
  saveAll: 'Save everything to a file',
  cameBack: ({ matches, refused, drawers }: CameBack) =>
    [
      `${matches} ${plural('en', matches, { one: 'match', other: 'matches' })} came back.`,
      refused === 0
        ? ''
        : `${refused} ${plural('en', refused, { one: 'match', other: 'matches' })} could not be read and stayed in the file.`,
      drawers === 0
        ? ''
        : 'Cards, drawings, the companion’s table or solo results that were missing here are back as well.',
    ]
      .filter(Boolean)
      .join(' '),
};
