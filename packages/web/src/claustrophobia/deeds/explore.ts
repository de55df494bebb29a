import { actorOf } from '../seen/reading.ts';
import { atOwnDoor } from './aim.ts';
import { type CaveDeeds, type CaveHappenings, first, of, type PassageWords } from './deed.ts';
import { type Setting, sideWord, tileWords, who } from './setting.ts';

const LAY = 480;

export const explore: CaveDeeds<'explore' | 'place'> = {
  explore: {
    words: ({ texts }, { side }) => texts.asked.actions.explore(texts.sidesTo[side]),
    aim: atOwnDoor,
    doer: actorOf,
  },
  place: {
    words: (s, { openings }) =>
      s.texts.asked.actions.openings([...openings].map(side => sideWord(s, side))),
    hasPanel: true,
    isOpen: true,
  },
};

/** The scenario in which nobody but the Guide explores without having been sent. */
const NEST = 'S8';

const exploredWords: PassageWords = (s, events, say) => {
  const explorer = first(events, 'exploring');
  const explores = explorer ? who(s, explorer.who) : null;
  const { told } = s.texts;
  const ends = of(events, 'dead-end').map(say);
  const laid = first(events, 'placed') ?? of(events, 'drawn').at(-1);
  if (first(events, 'found-nothing')) return told.foundNothing(explores);
  // The newest lines alone may begin after somebody has declared where they explore.
  if (laid && !explorer && s.view.facts.scenario !== NEST) return [...ends, say(laid)].join(' ');
  if (laid) return [...ends, told.explored(explores, tileWords(s, laid.tile).name)].join(' ');
  return explorer ? say(explorer) : '';
};

export const explored: CaveHappenings<
  'exploring' | 'found-nothing' | 'drawn' | 'placed' | 'dead-end'
> = {
  exploring: {
    sentence: (s, event) =>
      s.texts.told.exploring(
        who(s, event.who),
        s.texts.sidesTo[event.side as keyof Setting['texts']['sidesTo']],
      ),
    joins: ['drawn', 'dead-end', 'placed', 'found-nothing'],
    passage: exploredWords,
    isLong: true,
    closes: true,
  },
  'found-nothing': { sentence: s => s.texts.told.foundNothing(null), decides: true },
  drawn: {
    sentence: (s, { tile }) => s.texts.told.drawn(tileWords(s, tile).name),
    joins: ['drawn', 'dead-end', 'placed'],
    passage: exploredWords,
    decides: true,
  },
  placed: {
    sentence: (s, { tile }) => s.texts.told.placed(tileWords(s, tile).name),
    beat: (_stage, { tile }) => ({ kind: 'lay', tile, time: LAY }),
  },
  'dead-end': {
    sentence: (s, { tile, back }) => s.texts.told.deadEnd(tileWords(s, tile).name, back),
  },
};
