import { actorOf } from '../seen/reading.ts';
import { atWarrior } from './aim.ts';
import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { who } from './setting.ts';

/** Whose action it is, and its end. */
export const acting: CaveDeeds<'act' | 'stop' | 'finish' | 'done'> = {
  act: { words: (s, action) => s.texts.asked.actions.named(who(s, action.who)), aim: atWarrior },
  stop: {
    words: ({ texts }) => texts.asked.actions.stop,
    goesOn: true,
    isEmpty: () => true,
    doer: actorOf,
  },
  finish: {
    words: ({ texts }) => texts.asked.actions.finish,
    goesOn: true,
    isEmpty: () => true,
    doer: actorOf,
  },
  done: {
    words: ({ texts }) => texts.asked.actions.done,
    goesOn: true,
    isEmpty: ({ asked }) => asked?.kind === 'gifts',
    isOpen: true,
  },
};

export const acted: CaveHappenings<'acting' | 'acted' | 'stopped' | 'exhausted' | 'refreshed'> = {
  acting: {
    sentence: (s, event) => s.texts.told.acting(who(s, event.who)),
    closes: true,
    isSilent: true,
  },
  acted: {
    sentence: (s, event) => s.texts.told.acted(who(s, event.who)),
    closes: true,
    isSilent: true,
    ofAttack: 'part',
  },
  stopped: { sentence: (s, event) => s.texts.told.stopped(who(s, event.who)), isSilent: true },
  exhausted: { sentence: (s, event) => s.texts.told.exhausted(who(s, event.who)) },
  refreshed: {
    sentence: (s, event) => s.texts.told.refreshed(who(s, event.who)),
    isSequel: true,
    sound: 'heal',
  },
};
