import type { OwnAboutWarrior, OwnQuestion } from '@oubliette/claustrophobia';
import type { CaveMention } from './mention.ts';
import { nameOf } from './names.en.ts';

/** What the table says of questions that only one scenario asks. */
export interface OwnQuestionTexts {
  readonly questions: Readonly<Record<OwnQuestion, string>>;
  /** Answers that say more than the name of whom they are about. */
  readonly answers: Readonly<Partial<Record<OwnAboutWarrior, (who: CaveMention) => string>>>;
}

export const ownQuestions: OwnQuestionTexts = {
  questions: {
    raise: 'Who was possessed?',
    settle: 'Where does he come to himself?',
    sacrifice: 'One figure too many: which one leaves?',
    wake: 'Which sleeping Stash wakes?',
    guide: 'Which way does the Guide go?',
  },
  answers: { sacrifice: who => `Remove: ${nameOf(who)}` },
};
