import type { AbilityWords } from './wording.ts';

export const fallingRocksWords: AbilityWords = {
  word: null,
  rule: 'DT-PND-22',
  en: {
    title: 'Falling rocks',
    gist: 'Whoever walks there dies, unless a shield is in his hands or lies there; jumps and flight cross it.',
    refusals: {
      'DT-PND-22': [
        'Falling rocks',
        'Nobody stays under falling rocks; they are jumped or flown over, or walked through with a shield.',
      ],
      'DT-ALL-15': [
        'Walk on',
        'A shield lets its carrier walk through falling rocks, not stop there.',
      ],
    },
  },
  ru: {
    title: 'Падающие камни',
    gist: 'Кто войдёт сюда без щита, погибнет; минуют их прыжком и в полёте.',
    refusals: {
      'DT-PND-22': [
        'Падающие камни',
        'Под падающими камнями не стоят: их минуют прыжком, в полёте или проходят под щитом.',
      ],
      'DT-ALL-15': [
        'Не останавливайтесь',
        'Щит позволяет пройти под падающими камнями, но не остановиться.',
      ],
    },
  },
};
