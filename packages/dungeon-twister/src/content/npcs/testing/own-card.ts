import { CLASSES, type OwnCard } from '../own.ts';

/** A card as somebody might have written it down. */
export function ownCard(name: string, change: Partial<OwnCard> = {}): OwnCard {
  return {
    name,
    class: 'naga',
    objectives: [
      { aim: 'combat', ap: 4 },
      { aim: 'get', ap: 4 },
      { aim: 'exit', ap: 5 },
      { aim: 'reveal', ap: 3 },
      { aim: 'rotate', ap: 2 },
      { aim: 'regroup', ap: 2 },
    ],
    primary: 'exit',
    objects: ['rope', 'wounded'],
    characters: CLASSES,
    trait: 'by-hand',
    ...change,
  };
}
