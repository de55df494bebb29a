import type { titles as english } from './titles.en.ts';

export const titles: typeof english = {
  S1: 'Выжившие',
  S2: 'Сдержать нашествие',
  S3: 'Удар в самое сердце',
  S4: 'Ритуал',
  S5: 'Одержимые',
  S6: 'Кто посмеет, победит',
  S7: 'Заражение',
  S8: 'Гнездо',
};
