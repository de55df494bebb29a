export const en = {
  title: 'Chronicle',
  turn: (turn: number) => `turn ${turn}`,
  heading: (turn: number, name: string) => `Turn ${turn} · ${name}`,
  round: (round: number) => `round ${round}`,
  roundHeading: (round: number, name: string) => `Round ${round} · ${name}`,
  you: 'you',
  setUp: 'Set-up',
  empty: 'Nothing has happened yet.',
  trouble:
    'The words of the chronicle could not be fetched. Nothing is lost: reload the page when you are online.',
  reload: 'Reload',
};
