export const en = {
  timeLeft: (name: string) => `Time left for ${name}`,
  timeWasUp: (name: string) => `${name}’s time is up.`,
  timeIsUp: 'time is up: finish this action',
  sides: {
    blue: 'Blue',
    yellow: 'Yellow',
    purple: 'Purple',
    green: 'Green',
    red: 'Red',
    human: 'Humans',
    demon: 'Demons',
  } as Readonly<Record<string, string>>,
  /** Sides that a sentence calls otherwise than a list does. */
  sidesInWords: { human: 'the humans', demon: 'the demons' } as Readonly<Record<string, string>>,
  opening: 'Setting up the table…',

  passTo: (name: string, _side: string | null) => `Pass the screen to ${name}`,
  nobodyElse: 'Nobody else looks.',
  sit: (name: string) => `I am ${name}`,
  takeBack: 'Take back the last action',

  everybody: 'everybody',

  promise: 'Dice sealed, fingerprint',
  promiseWords:
    'All dice and cards of this match come from a secret seed; this is its fingerprint (a hash). The seed itself is shown at the end, so you can check that nobody has changed it since.',
  promiseFrom: (moment: number) => (moment === 0 ? 'from the start' : `from step ${moment + 1} on`),
  seed: 'Seed',

  crashed: 'The keeper of the match has stopped. Everything done is kept; reload to go on.',
  keeperGone: 'The keeper of matches is gone',
  dismiss: 'Understood',
  reload: 'Reload',

  askFailed: 'That did not work. Try again; if it keeps failing, reload the page.',
};
