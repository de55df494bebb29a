import { declined } from './declension.ru.ts';
import type { OwnQuestionTexts } from './own-questions.en.ts';

export const ownQuestions: OwnQuestionTexts = {
  questions: {
    raise: 'Кто был одержим?',
    settle: 'Где он приходит в себя?',
    sacrifice: 'Одна фигурка лишняя: какая уйдёт?',
    wake: 'Какой спящий Тайник проснётся?',
    guide: 'Куда идёт проводник?',
  },
  answers: { sacrifice: who => `Убрать ${declined(who, 'acc')}` },
};
