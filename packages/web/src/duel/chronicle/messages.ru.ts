import type { en } from './messages.en.ts';

export const ru: typeof en = {
  title: 'Хроника',
  turn: turn => `ход ${turn}`,
  heading: (turn, name) => `Ход ${turn} · ${name}`,
  round: round => `раунд ${round}`,
  roundHeading: (round, name) => `Раунд ${round} · ${name}`,
  you: 'вы',
  setUp: 'Подготовка',
  empty: 'Пока ничего не произошло.',
  trouble:
    'Слова хроники не загрузились. Ничего не пропало: обновите страницу, когда появится связь.',
  reload: 'Обновить',
};
