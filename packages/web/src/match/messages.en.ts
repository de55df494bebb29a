export const en = {
  timeLeft: (name: string) => `Time left for ${name}`,
  timeWasUp: (name: string) => `${name}’s time is up.`,
  timeIsUp: 'time is up: finish this action',
  sides: {
    blue: 'Blue',
    yellow: 'Yellow',
    purple: 'Purple',
    green: 'Green',
    human: 'Humans',
    demon: 'Demons',
  } as Readonly<Record<string, string>>,
  /** Sides that a sentence calls otherwise than a list does. */
  sidesInWords: { human: 'the humans', demon: 'the demons' } as Readonly<Record<string, string>>,
  opening: 'Setting up the table…',

  passTo: (name: string) => `Pass the screen to ${name}`,
  nobodyElse: 'Nobody else looks.',
  sit: (name: string) => `I am ${name}`,
  takeBack: 'Take back the last action',

  replay: 'Looking back',
  moment: (moment: number, last: number) => `Step ${moment} of ${last}`,
  slider: 'Moment of the match',
  stepBack: 'One action back',
  stepOn: 'One action on',
  play: 'Play',
  pause: 'Pause',
  speed: (factor: number) => `Speed ×${factor}`,
  eyes: 'Seen by',
  everybody: 'everybody',
  goOn: 'Continue from here',
  toPresent: 'Back to the present',

  lookBack: 'Look back',
  save: 'Save as a file',
  share: 'Share the file',
  shared: {
    shared: 'Handed on.',
    copied: 'Copied: paste it wherever you like.',
    'given-up': '',
    failed: 'This browser lets nobody copy. Save the file instead.',
  },
  promise: 'Sealed chance',
  promiseWords:
    'The hash of the seed that all chance of this match comes from. The seed itself is shown at the end: nobody can have changed it since.',
  promiseFrom: (moment: number) => (moment === 0 ? 'from the start' : `from step ${moment + 1} on`),
  seed: 'Seed',
  fileSecret: 'The file holds every secret of the match, hands included.',
  resign: 'Give up',
  resignAsk: (name: string) => `${name}: give up?`,
  resignWords: (winner: string) =>
    `The match ends at once and ${winner} wins. There is no way back.`,
  keepPlaying: 'Play on',
  offerDraw: 'Offer a draw',
  offerAsk: (name: string) => `${name} offers a draw?`,
  offerWords: (other: string) =>
    `If ${other} agrees, the match ends without a winner. Playing on turns the offer down.`,
  drawOffered: (name: string, _isNamed: boolean) => `${name} offers a draw. Accept?`,
  drawWords: (other: string) => `If ${other} accepts, the match ends without a winner.`,
  drawStands: (name: string, other: string) =>
    `${name} has offered a draw. ${other} is asked as soon as the screen is theirs; playing on turns it down.`,
  answerDraw: 'Answer',
  acceptDraw: 'Accept the draw',
  declineDraw: 'Play on',

  notices: {
    elsewhere: 'The match went on in another tab. This is how it stands now.',
    'in-memory':
      'This browser keeps nothing for this page: the match lasts until the tab is closed. Save it as a file.',
    failed: 'Something broke while this was carried out. The match is as it was before.',
    crashed: 'The keeper of the match has stopped. Everything done is kept; reload to go on.',
  },
  keeperGone: 'The keeper of matches is gone',
  dismiss: 'Understood',
  reload: 'Reload',

  askFailed: 'That did not work. Try again; if it keeps failing, reload the page.',
};
