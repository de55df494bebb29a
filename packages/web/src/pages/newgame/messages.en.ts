export const en = {
  title: 'The duel',
  tagline: 'Rival crews in one maze',
  newDuel: 'A new duel',
  table: 'At the table',
  count: 'Players',
  /** “You play Blue”. */
  ownSides: { blue: 'Blue', yellow: 'Yellow', purple: 'Purple', green: 'Green', red: 'Red' },
  player: (side: string) => `${side} is played by`,
  nameHint: 'name',
  opponent: 'You play against',
  person: 'A person here',
  machine: 'The machine',
  screen: 'All on this device',
  curtain: 'With a curtain',
  curtainWords: 'Between two players the screen hides every hand until the next one sits down.',
  open: 'Open table',
  openWords: 'You trust each other: no curtain, the screen shows the hand of whoever is asked.',
  forces: 'Sets and forces',
  sets: { prison: 'Prison', base: 'The original set', mixed: 'Both, mixed' },
  modes: {
    set: 'One set',
    mutual: 'Mutual choice',
    draft: 'Draft',
    free: 'Free choice',
    scenario: 'Scenario',
  },
  setUp: 'Set-up',
  quick: 'Quick start',
  quickWords: 'Starters and hidden tokens are placed by chance; you play at once.',
  full: 'Full set-up',
  fullWords: 'Each chooses four starters unseen, then you hide your tokens in the rooms in turn.',
  size: 'Size',
  whole: 'The whole maze',
  wholeWords: 'Eight rooms, eight characters and six objects a side.',
  wholeManyWords: 'Eight characters and six objects a side.',
  beginner: 'Beginner game',
  beginnerWords: 'Six rooms, six characters and four objects a side, fewer special rules.',
  beginnerManyWords:
    'The whole board, six characters and four objects a side, fewer special rules.',
  target: 'Victory points to win',
  timer: 'Timer',
  noTimer: 'None',
  printedTimer: '2 minutes',
  printedTimerWords: 'a turn, and 5 seconds for an answer: as printed.',
  calmTimer: '5 minutes',
  calmTimerWords: 'a turn, and 30 seconds for an answer.',
  handicap: 'Handicap',
  handicapNone: 'none',
  handicapSome: 'agreed',
  own: 'You play',
  friendly:
    'A friendly match: you may take back your last decision, whatever has come to light since',
  everythingElse: 'Everything else',
  elseWords: 'names, sets, size, timer',
  more: 'More',
  seed: 'Seed of chance',
  seedWords:
    'Empty: one is drawn that nobody can guess. The same seed deals the same rooms and tokens.',
  byLink: 'Play it with a friend, by link',
  begin: 'Begin',
  beginAlone: (side: string, level: string) => `You play ${side} against ${level}.`,
  beginPeople: (n: number, open: boolean) =>
    `${n} people on this device, ${open ? 'all hands open' : 'a curtain between turns'}.`,
  beginMany: (people: number, machines: number, open: boolean): string => {
    if (people === 1) return `You against ${machines} machines.`;
    const hands = open ? 'all hands open' : 'a curtain between turns';
    const against =
      machines === 0 ? '' : ` and ${machines === 1 ? 'a machine' : `${machines} machines`}`;
    return `${people} people on this device${against}, ${hands}.`;
  },
  /** How the second sentence of it goes on. */
  agreed: {
    quick: 'quick start',
    full: 'full set-up',
    beginner: 'beginner game',
    target: (points: number) => `to ${points} VP`,
    timer: { printed: '2 minutes a turn', calm: '5 minutes a turn' },
    handicap: 'with a handicap',
    seed: 'the deal of your seed',
  },
  labyrinth: 'Try the labyrinth first',
  rules: 'Read the rules',
};
