import type { en } from './messages.en.ts';

export const ru: typeof en = {
  goneMeanwhile: 'Этой партии здесь больше нет.',
  resume: 'Продолжить',
  lookAt: 'Посмотреть назад',
  rename: 'Имена',
  renameTitle: 'Кто играет',
  keep: 'Сохранить',
  save: 'Файл',
  saveName: match => `Сохранить в файл: ${match}`,
  remove: 'Удалить',
  removeAsk: match => `Удалить партию: ${match}?`,
  removeWords: 'Партия пропадёт насовсем. Если она ещё нужна, сначала сохраните её в файл.',
  cancel: 'Отмена',
};
