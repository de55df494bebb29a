import { backstabber } from '../prison/characters/backstabber.ts';
import type { NpcCard } from './card.ts';

/** NC-BACK-01 */
export const curiousLissandra: NpcCard = {
  id: 'curious-lissandra',
  rule: 'NC-BACK-01',
  likeness: backstabber,
  objectives: [
    { aim: 'reveal', ap: 5 },
    { aim: 'get', ap: 4 },
    { aim: 'open', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'regroup', ap: 3 },
    { aim: 'combat', ap: 2 },
  ],
  primary: 'exit',
  objects: ['bow', 'key', 'rope'],
  characters: [
    'wizard',
    'telepath',
    'cleric',
    'backstabber',
    'naga',
    'banshee',
    'mekanork',
    'colossus',
  ],
  trait: 'rings-every-second-reveal',
};
