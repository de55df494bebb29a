import { atWarrior } from './aim.ts';
import { type CaveDeeds, type CaveHappenings, first, of, type PassageWords } from './deed.ts';
import { who } from './setting.ts';

/** Dice for the humans, one each. */
export const initiative: CaveDeeds<'give' | 'confirm' | 'pick' | 'roll'> = {
  give: {
    words: (s, action) => s.texts.asked.actions.give(action.value, who(s, action.who)),
    aim: atWarrior,
    hasPanel: true,
    isOpen: true,
  },
  confirm: { words: ({ texts }) => texts.asked.actions.confirm, goesOn: true, isOpen: true },
  pick: { words: ({ texts }, { value }) => texts.asked.actions.pick(value), hasPanel: true },
  roll: { words: ({ texts }) => texts.asked.actions.roll, goesOn: true },
};

/** Everybody's die in one line: the last that was given to them. */
const assignedWords: PassageWords = (s, events) => {
  const dice = new Map(of(events, 'given').map(event => [event.who, event.die]));
  const pairs = [...dice].map(([name, die]) => [who(s, name), die] as const);
  return s.texts.told.assigned(pairs, first(events, 'assigned')?.aside ?? []);
};

export const assigned: CaveHappenings<'action-dice' | 'given' | 'assigned'> = {
  'action-dice': {
    sentence: (s, { dice }) => s.texts.told.actionDice(dice),
    by: 'human',
    sound: 'dice',
  },
  given: {
    sentence: (s, event) => s.texts.told.given(who(s, event.who), event.die),
    by: 'human',
    joins: ['given', 'assigned'],
    passage: assignedWords,
  },
  assigned: { sentence: (s, { aside }) => s.texts.told.assigned([], aside) },
};
