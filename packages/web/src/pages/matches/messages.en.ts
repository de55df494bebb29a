export const en = {
  title: 'My matches',
  words: 'All that this browser keeps: those that go on first, then the latest.',
};
