import type { AbilityWords } from './wording.ts';

export const stealsWords: AbilityWords = {
  word: 'steals',
  rule: 'DT-PND-06',
  en: {
    title: 'Light fingers',
    gist: 'For 1 AP takes an object from an adjacent enemy into free hands.',
    deeds: {
      steal: {
        name: 'Steal',
        aim: 'Steal from {target}: {what}',
        told: '{actor} steals {what} from {target}.',
      },
    },
    refusals: {
      'DT-PND-06': [
        'Nothing to steal',
        'With free hands an object is taken from an adjacent enemy, healthy or wounded.',
      ],
    },
  },
  ru: {
    title: 'Ловкие пальцы',
    gist: 'За 1 ОД забирает предмет у прилегающего врага, если руки свободны.',
    deeds: {
      steal: {
        name: 'Украсть',
        aim: 'Украсть, {target}: {what}',
        told: '{actor} крадёт {what:acc}; обокраден враг: {target}.',
      },
    },
    refusals: {
      'DT-PND-06': [
        'Красть нечего',
        'Предмет забирают свободными руками у прилегающего врага, здорового или раненого.',
      ],
    },
  },
};
