export const en = {
  faults: {
    'match.unreadable': () =>
      'The browser does not hand it out at the moment. It is not lost: try again, or close other tabs of this page first.',
    'archive.schema': () => 'This is no file of all matches.',
    'archive.all-there': () => 'All matches of this file are here already.',
    'match.damaged': () => 'What is kept of it is damaged.',
    'match.held-elsewhere': () =>
      'Another tab has moves of this match that could not be saved yet. Go on there, or save its file there; then try again.',
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
      'The rooms, pieces, cards or scenario that this match uses have changed since it was begun, so it is not opened.',
    'match.seed': () => 'The seed in the file is not the one that was promised at the start.',
    'match.options': () => 'The options in the file are not complete.',
    'match.unknown-seat': (at: string) => `Somebody acts who is not in this match (${at}).`,
    'match.illegal': (at: string) =>
      `The file holds an action that the rules do not allow (${at}).`,
    'match.differs': (at: string) =>
      `The file was changed: the match comes out differently (${at}).`,
    'match.moments': (at: string) => `The file is out of order (${at}).`,
    'match.machine-seat': (at: string) => `The machine has no seat in this match (${at}).`,
    'match.machine-level': (at: string) => `The machine has no such level here (${at}).`,
    'match.machine-seats': () => 'The machine does not play among three or four.',
    'match.machine-alone': () => 'The machine plays every side: nobody is left to play against it.',
    notation: (at: string) => `The file holds an action that nobody can read (${at}).`,
    options: (at: string) => `An option is not allowed: ${at}.`,
  } as Readonly<Record<string, (at: string) => string>>,
  otherFault: 'Something is wrong with this match.',
};
