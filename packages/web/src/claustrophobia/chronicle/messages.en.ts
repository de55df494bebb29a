export const en = {
  title: 'Chronicle',
  round: (round: number) => `round ${round}`,
  heading: (round: number, phase: string) => (round === 0 ? phase : `Round ${round} · ${phase}`),
  empty: 'Nothing has happened yet.',
};
