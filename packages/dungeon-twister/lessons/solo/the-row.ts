import type { Lesson } from '@oubliette/kernel/lesson';
import { MAZE } from './maze.ts';

/** The prison plays by itself; one only lets it go on. */
export const theRow: Lesson = {
  id: 'the-row',
  title: { en: 'The other side plays itself', ru: 'Другая сторона играет сама' },
  game: 'solo',
  given: `
    ${MAZE}
    N:bella-ding-dong @18,1
    Y:wizard @2,2
    row N:bella-ding-dong`,
  seat: 'yellow',
  facts: ['asks watch yellow', 'plan N:bella-ding-dong aim=exit reached=yes ap=1'],
  steps: [
    {
      say: {
        en: 'Nobody sits opposite. The purple figures, the NPCs, follow the cards in their row, one after the other. Let Bella Ding-Dong act: go on.',
        ru: 'Напротив никого нет. Фиолетовые фигурки, НИП, ходят по карточкам своего ряда, одна за другой. Пусть Белла Динь-Дон действует: дальше.',
      },
      goal: ['told table left token=N:bella-ding-dong'],
      hint: {
        en: 'The bright button. You only watch; nobody chooses for her.',
        ru: 'Яркая кнопка. Вы только смотрите: за неё никто не выбирает.',
      },
      point: 'button go-on or N:bella-ding-dong',
      solution: ['watch'],
    },
    {
      say: {
        en: 'She walked out over your line: 1 point for the Non-Player. When the row is done it is your turn, as in the duel. Play the 3.',
        ru: 'Она вышла через вашу линию: 1 очко для НИП. Когда ряд кончился, ходите вы, как в дуэли. Сыграйте 3.',
      },
      goal: ['is left 3'],
      hint: { en: 'The card with the 3.', ru: 'Карта с числом 3.' },
      point: 'card 3',
      solution: ['card 3'],
    },
  ],
  done: {
    en: 'First the row of NPCs, then you. Your way out is the line at the other end.',
    ru: 'Сначала ряд НИП, потом вы. Ваш выход — линия на другом конце.',
  },
  rules: ['DS-NP-01', 'DS-NP-04', 'DS-NP-07'],
};
