import type { en } from './messages.en.ts';

export const ru: typeof en = {
  title: 'Хроника',
  round: round => `раунд ${round}`,
  heading: (round, phase) => (round === 0 ? phase : `Раунд ${round} · ${phase}`),
  empty: 'Пока ничего не произошло.',
};
