import type { AbilityWords } from './wording.ts';

export const forgesWords: AbilityWords = {
  word: null,
  rule: 'DT-MERC-21',
  en: {
    title: 'Foundry',
    gist: 'Beside a brazier a carried close weapon is forged for 1 AP: +1 in attack for good.',
    deeds: {
      forge: {
        name: 'Forge',
        aim: 'Forge the weapon: +1 in attack',
        told: '{actor} forges {what}: +1 in attack from now on.',
      },
    },
    refusals: {
      'DT-MERC-21': [
        'Nothing to forge',
        'Beside a brazier a carried weapon of close combat is forged, once.',
      ],
    },
  },
  ru: {
    title: 'Кузня',
    gist: 'Рядом с жаровней за 1 ОД перековывают оружие ближнего боя: +1 в нападении навсегда.',
    deeds: {
      forge: {
        name: 'Перековать',
        aim: 'Перековать оружие: +1 в нападении',
        told: '{actor} перековывает {what:acc}: +1 в нападении навсегда.',
      },
    },
    refusals: {
      'DT-MERC-21': [
        'Ковать нечего',
        'Рядом с жаровней перековывают несомое оружие ближнего боя, один раз.',
      ],
    },
  },
};
