export const en = {
  choose: 'What shall be done here?',
  menu: {
    title: 'This match',
    rules: 'Rulebook',
    home: 'To the entrance',
    keys: 'Keys',
    words: 'In words',
    stepping: 'The machine waits after each of its deeds',
    again: 'A new match',
  },
  keys: {
    undo: 'undo',
    menu: 'menu of the match',
    words: 'the table in words: all that can be done, and how everything stands',
    speed: 'everything twice as fast, or as before',
    escape: 'take back a choice, close a message',
    help: 'this list',
  },
};
