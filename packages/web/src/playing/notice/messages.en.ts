export const en = {
  overtaken:
    'The match had gone on before this reached it; nothing was done. This is how it stands.',
  elsewhere: 'The match went on in another tab. This is how it stands now.',
  'in-memory':
    'This browser has no room for the match: it lasts until the tab is closed. Save it as a file; meanwhile it is tried again.',
  saved: 'There is room again: the match is saved in this browser.',
  'earlier-rules':
    'The rules have been revised since this match was begun. It keeps to those it was begun with.',
  failed: 'Something broke while this was carried out. The match is as it was before.',
};
