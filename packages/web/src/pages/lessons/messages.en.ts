export const en = {
  title: 'Learn by playing',
  tagline: 'Short lessons on the real table. Nothing to read first, nothing to lose.',
  courses: {
    duel: {
      name: 'Dungeon Twister: the duel',
      words: 'Two crews, one maze that turns. Start here.',
    },
    solo: {
      name: 'Dungeon Twister: solo',
      words: 'Alone against the Non-Player. After the duel.',
    },
    claustrophobia: {
      name: 'Claustrophobia',
      words: 'Dice, tunnels, and something that breathes behind you.',
    },
    mixing: {
      name: 'Two sets in one match',
      words: 'Choosing rooms and crew from both boxes.',
    },
  } as Readonly<Record<string, { readonly name: string; readonly words: string }>>,
  lesson: (number: number, title: string) => `${number}. ${title}`,
  named: (number: number, of: number, title: string) => `Lesson ${number} of ${of}: ${title}`,
  done: 'done',
  start: 'Begin',
  goOn: (number: number) => `Go on with lesson ${number}`,
  again: 'Again',
  back: 'Take back',
  hint: 'Hint',
  task: 'Task',
  next: 'Next lesson',
  onward: 'Go on',
  all: 'All lessons',
  finished:
    'You know the game now. Play a whole match: the machine is gentle, and everything can be taken back.',
  firstMatch: 'First match',
  step: (now: number, of: number) => `Step ${now} of ${of}`,
  rules: 'In the rulebook',
  opening: 'Laying the table…',
  broken: 'This lesson could not be laid out.',
  unknown: 'There is no such lesson.',
};
