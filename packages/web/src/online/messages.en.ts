const games: Readonly<Record<string, string>> = {
  duel: 'Dungeon Twister: Prison, the duel',
  claustrophobia: 'Claustrophobia',
};

/** What the server says, by its code. */
const faults: Readonly<Record<string, string>> = {
  'invite.used': 'Somebody has taken this seat already. Ask for a new link.',
  'invite.unknown': 'This link opens nothing: it is mistyped, too old, or was replaced by another.',
  'invite.expired': 'This link has run out. Ask for a new one.',
  'key.unknown': 'This device has no seat at that match any more: it was given to somebody else.',
  'frame.version': 'The server is newer than this page. Load the page again.',
};

export const en = {
  games,
  faults,
  title: 'Play with a friend',
  intro:
    'Begin a match, send a link, and play: each of you at a screen of your own, now or over days. Nobody needs an account.',
  game: 'Game',
  side: 'Your side',
  name: 'Your name, as your friend sees it',
  nameHint: 'May stay empty',
  begin: 'Make the link',
  mine: 'My matches with friends',
  none: 'None yet.',
  open: 'Open',
  forget: 'Leave out of the list',
  onlooker: 'looking on',
  noServer:
    'This address has no server for play over a link. Start Oubliette with “npm start” on one computer, and open its address from the others.',
  waitingTitle: 'Waiting for the others',
  waitingIntro:
    'The match begins as soon as everybody has come. You may close this page: it is kept.',
  linkFor: (side: string) => `Link for ${side}`,
  came: (side: string, name: string) => (name === '' ? `${side} has come` : `${side}: ${name}`),
  machine: (side: string) => `${side}: the machine`,
  missing: (side: string) => `${side}: nobody yet`,
  send: 'Send the link',
  copy: 'Copy the link',
  copied: 'Copied',
  qr: 'The link as a QR code',
  qrWords: 'Or point the camera of the other device here.',
  shareWords: 'A match of ours waits for you.',
  joinTitle: 'A seat is free for you',
  joinIntro: (game: string, side: string) => `${game}. You play ${side}.`,
  onlookIntro: (game: string) => `${game}. You look on.`,
  sit: 'Sit down',
  with: (names: string) => `At the table: ${names}.`,
  lost: 'No connection. The page keeps trying, and sends then whatever still waits.',
  here: (name: string) => `${name} is here`,
  away: (name: string) => `${name} is away`,
  out: 'This seat was given to another device or person. You cannot act here any more.',
  device: 'Go on at another device',
  deviceWords: 'This link opens your seat there, once, within 15 minutes. Show it to nobody else.',
  anew: (side: string) => `A new link for ${side}`,
  anewWords: 'Whoever sits there now is out at once.',
  people: 'Seats and links',
  watchLink: 'Link for onlookers: they see the table and nobody’s hand',
  agreed: 'As agreed on in the form',
  opening: 'Opening…',
};
