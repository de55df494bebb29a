export const en = {
  choose: 'What shall be done here?',
  menu: {
    title: 'This match',
    rules: 'Rulebook',
    home: 'To the entrance',
    language: 'По-русски',
    keys: 'Keys',
    stepping: 'The machine waits after each of its deeds',
    again: 'A new match',
  },
  keys: {
    undo: 'undo',
    menu: 'menu of the match',
    speed: 'everything twice as fast, or as before',
    escape: 'take back a choice, close a message',
    help: 'this list',
  },
};
