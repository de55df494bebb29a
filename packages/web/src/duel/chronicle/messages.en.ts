export const en = {
  title: 'Chronicle',
  turn: (turn: number) => `turn ${turn}`,
  heading: (turn: number, name: string) => `Turn ${turn} · ${name}`,
  setUp: 'Set-up',
  empty: 'Nothing has happened yet.',
};
