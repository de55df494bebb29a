import type { AbilityWords } from './wording.ts';

export const charmsWords: AbilityWords = {
  word: 'charms',
  rule: 'DT-PND-10',
  en: {
    title: 'Charm',
    gist: 'A magic user in whose room an enemy is makes it act for him: 3 AP, once.',
    deeds: {
      charm: {
        name: 'Charm',
        aim: 'Charm {target}: 3 AP with it',
        told: '{actor} charms {target}, who acts for the other side until the end of the turn.',
      },
    },
    refusals: {
      'DT-PND-10': [
        'Nobody here to charm',
        'The scroll works on an enemy in the reader’s own room, wherever it stands there, but not in mist or on a line.',
      ],
      'DT-ALL-07': [
        'Only magic users read scrolls',
        'Others can carry a scroll and pass it to a Wizard, an Illusionist or another magic user.',
      ],
      'DT-ALL-14': [
        'Not while it is charmed',
        'A charmed piece has 3 AP of its own and no others. It leaves no maze, and fights for you only where it attacks.',
      ],
    },
  },
  ru: {
    title: 'Очарование',
    gist: 'Маг заставляет врага из своей комнаты действовать за него: 3 ОД, один раз.',
    deeds: {
      charm: {
        name: 'Очаровать',
        aim: 'Очаровать, {target}: 3 ОД',
        told: '{actor} зачаровывает врага ({target}): до конца хода тот действует за другую сторону.',
      },
    },
    refusals: {
      'DT-PND-10': [
        'Здесь некого очаровать',
        'Свиток действует на врага в комнате читающего, где бы тот в ней ни стоял, но не в тумане и не на линии.',
      ],
      'DT-ALL-07': [
        'Свитки читают только маги',
        'Остальные могут нести свиток и передать его Волшебнику, Иллюзионистке или другому магу.',
      ],
      'DT-ALL-14': [
        'Очарованному это нельзя',
        'У очарованного есть 3 своих ОД и никаких других. Он не покидает лабиринт и бьётся за вас, только если нападает сам.',
      ],
    },
  },
};
