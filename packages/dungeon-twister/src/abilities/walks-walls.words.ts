import type { AbilityWords } from './wording.ts';

export const walksWallsWords: AbilityWords = {
  word: 'walks-walls',
  rule: 'DT-WALLWALKER-01',
  en: {
    title: 'Wall-walking',
    gist: 'For 1 AP crosses a wall or slit beside it, with what it carries.',
    deeds: {
      'wall-walk': {
        name: 'Through the wall',
        aim: 'Through the wall: {way}',
        told: '{actor} walks through the wall to {square}{found}.',
      },
    },
    refusals: {
      'DT-WALLWALKER-01': [
        'No wall to cross',
        'The Wall-Walker crosses a wall or slit beside her, not a portcullis, the outside or into the dark.',
      ],
      'DT-WALLWALKER-02': [
        'No place behind the wall',
        'The square behind must be valid for her and what she carries.',
      ],
      'DT-WALLWALKER-03': [
        'The way out is barred',
        'A healthy enemy stands on the line behind the wall.',
      ],
    },
  },
  ru: {
    title: 'Сквозь стены',
    gist: 'За 1 ОД проходит сквозь стену или щель рядом с собой, даже с ношей.',
    deeds: {
      'wall-walk': {
        name: 'Сквозь стену',
        aim: 'Сквозь стену: {way}',
        told: '{actor} проходит сквозь стену на {square}{found}.',
      },
    },
    refusals: {
      'DT-WALLWALKER-01': [
        'Нет стены',
        'Проходящая сквозь стены минует стену или щель рядом, но не решётку, край и закрытую комнату.',
      ],
      'DT-WALLWALKER-02': [
        'За стеной нет места',
        'Клетка за стеной должна подходить ей и её ноше.',
      ],
      'DT-WALLWALKER-03': ['Выход занят', 'На линии за стеной стоит здоровый враг.'],
    },
  },
};
