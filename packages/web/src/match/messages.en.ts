export const en = {
  timeLeft: (name: string) => `Time left for ${name}`,
  timeWasUp: (name: string) => `${name}’s time is up.`,
  timeIsUp: 'time is up: finish this action',
  sides: {
    blue: 'Blue',
    yellow: 'Yellow',
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
  resignAsk: (name: string) => `${name} gives up?`,
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
  faults: {
    'match.unreadable': () =>
      'The browser does not hand it out at the moment. It is not lost: try again, or close other tabs of this page first.',
    'match.unfinished': () =>
      'Going on from an earlier moment would show what is hidden: it is possible when the match is over, or at an open table.',
    'match.too-large': () => 'It is larger than 5 MB: no match file is.',
    'match.not-json': () => 'This is not a match file.',
    'match.schema': (at: string) =>
      `This is not a complete match file: “${at}” is missing or wrong.`,
    'match.newer-format': () => 'The file was written by a newer version of Oubliette.',
    'match.unknown-game': () => 'The file is of a game that is not played here.',
    'match.other-rules': () =>
      'The match was played by another version of the rules. It could go on differently now, so it is not opened.',
    'match.other-content': () =>
      'The match was played with other rooms or pieces than there are here.',
    'match.seed': () => 'The seed in the file is not the one that was promised at the start.',
    'match.options': () => 'The options in the file are not complete.',
    'match.unknown-seat': (at: string) => `Somebody acts who is not in this match (${at}).`,
    'match.illegal': (at: string) =>
      `The file holds an action that the rules do not allow (${at}).`,
    'match.differs': (at: string) =>
      `The file was changed: the match comes out differently (${at}).`,
    'match.moments': (at: string) => `The file is out of order (${at}).`,
    notation: (at: string) => `The file holds an action that nobody can read (${at}).`,
    options: (at: string) => `An option is not allowed: ${at}.`,
  } as Readonly<Record<string, (at: string) => string>>,
  otherFault: 'Something is wrong with this match.',
};
