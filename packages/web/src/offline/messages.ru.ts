import type { en } from './messages.en.ts';

export const ru: typeof en = {
  ready: 'Новая версия Oubliette готова. Ваши партии останутся как есть.',
  openElsewhere:
    'В другой вкладке открыта партия. Сначала закройте ту вкладку: новая версия подождёт.',
  use: 'Перейти на новую',
  later: 'Позже',
};
