export const en = {
  title: 'The match is over',
  review: 'How did the match turn?',
  honest: 'Was chance honest?',
  check:
    'This fingerprint stood at the head of the chronicle from the first moment. It is the SHA-256 of the words “oubliette seed”, a space and the seed; the same seed with the same actions gives the same match.',
  replay: 'Watch the replay',
  rematch: 'Play again',
  result: 'Show the result',
  noRematch: 'A new match could not be begun.',
};
