import { ENTRY_PRICE } from '@oubliette/claustrophobia';
import { atTile } from './aim.ts';
import { type CaveDeeds, type CaveHappenings, of, type PassageWords } from './deed.ts';
import { type Setting, tileAt, who } from './setting.ts';
import { wayTo } from './ways.ts';

const ENTER = 380;

/** A single Troglodyte is called so, also where a target would be the whole pack. */
const single = (s: Setting, name: string) =>
  name === 'TR' ? ({ figure: 'troglodyte', number: 0 } as const) : who(s, name);

export const entry: CaveDeeds<'buy'> = {
  buy: {
    words: (s, action) =>
      s.texts.asked.actions.buy(
        single(s, action.who),
        ENTRY_PRICE[action.who],
        tileAt(s, action.to).name,
        wayTo(s, action.to),
      ),
    aim: atTile,
    isHeld: (held, { who: name }) => held.kind === 'figure' && held.who === name,
    isOpen: true,
  },
};

/** Alike figures that enter one tile are counted. */
const enteredWords: PassageWords = (s, events, say) => {
  const entered = of(events, 'entered');
  const [one] = entered;
  if (one === undefined) return '';
  if (entered.length === 1) return say(one);
  return s.texts.told.enteredMany(entered.length, tileAt(s, one.cell).at);
};

export const entered: CaveHappenings<'entered'> = {
  entered: {
    sentence: (s, event) => s.texts.told.entered(who(s, event.who), tileAt(s, event.cell).at),
    joins: ['entered', 'tp'],
    joinsAlike: (event, next, isPlain) =>
      isPlain(event) && isPlain(next) && event.cell === next.cell,
    passage: enteredWords,
    beat: (_stage, { who: name }) => ({ kind: 'enter', who: name, time: ENTER }),
    isSeen: 'with-alike',
  },
};
