import type { AbilityWords } from './wording.ts';

export const feignsWords: AbilityWords = {
  word: 'feigns',
  rule: 'DT-PND-08',
  en: {
    title: 'Illusions',
    gist: 'For 1 AP puts a pit or rubble on empty floor she sees: real to all but her.',
    deeds: {
      'feign-pit': {
        name: 'Feign a pit',
        aim: 'Feign a pit on {square}',
        told: '{actor} makes a pit appear on {square}.',
      },
      'feign-rubble': {
        name: 'Feign rubble',
        aim: 'Feign rubble on {square}',
        told: '{actor} makes rubble appear on {square}.',
      },
      'lift-pit': {
        name: 'Take the pit off',
        aim: 'Take the pit off',
        told: '{actor}: the illusion of a pit is gone.',
      },
      'lift-rubble': {
        name: 'Take the rubble off',
        aim: 'Take the rubble off',
        told: '{actor}: the illusion of rubble is gone.',
      },
    },
    refusals: {
      'DT-PND-08': [
        'Illusions',
        'Hers go on empty floor that she sees, no gear, no Anti-Magic room; she takes off one that lies there. Nobody ends on rubble.',
      ],
    },
  },
  ru: {
    title: 'Иллюзии',
    gist: 'За 1 ОД кладёт ловушку или завал на видимый пустой пол: настоящие для всех, кроме неё.',
    deeds: {
      'feign-pit': {
        name: 'Создать ловушку',
        aim: 'Создать ловушку на {square}',
        told: '{actor} создаёт иллюзию ловушки на {square}.',
      },
      'feign-rubble': {
        name: 'Создать завал',
        aim: 'Создать завал на {square}',
        told: '{actor} создаёт иллюзию завала на {square}.',
      },
      'lift-pit': {
        name: 'Убрать ловушку',
        aim: 'Убрать ловушку',
        told: '{actor}: иллюзия ловушки исчезает.',
      },
      'lift-rubble': {
        name: 'Убрать завал',
        aim: 'Убрать завал',
        told: '{actor}: иллюзия завала исчезает.',
      },
    },
    refusals: {
      'DT-PND-08': [
        'Иллюзии',
        'Свою кладут на видимый пустой пол без механизма и без антимагии, а убирают, пока она лежит. На завале не стоят.',
      ],
    },
  },
};
