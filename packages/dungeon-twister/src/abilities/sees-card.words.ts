import type { AbilityWords } from './wording.ts';

export const seesCardWords: AbilityWords = {
  word: 'sees-card',
  rule: 'DT-PND-09',
  en: {
    title: 'Weapon mastery',
    gist: 'In a duel of close combat the opponent lays his card open first.',
    refusals: {
      'DT-PND-09': [
        'The other card first',
        'Against a Weapon Master the opponent lays his Combat card open; then she chooses.',
      ],
    },
  },
  ru: {
    title: 'Мастерство',
    gist: 'В поединке соперник первым кладёт свою карту открыто.',
    refusals: {
      'DT-PND-09': [
        'Сначала другая карта',
        'Против мастера оружия соперник кладёт карту боя открыто, и лишь потом мастер выбирает свою.',
      ],
    },
  },
};
