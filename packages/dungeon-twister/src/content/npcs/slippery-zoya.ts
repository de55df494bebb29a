import { naga } from '../prison/characters/naga.ts';
import type { NpcCard } from './card.ts';

/** NC-NAGA-04 */
export const slipperyZoya: NpcCard = {
  id: 'slippery-zoya',
  rule: 'NC-NAGA-04',
  likeness: naga,
  objectives: [
    { aim: 'exit', ap: 5 },
    { aim: 'get', ap: 3 },
    { aim: 'reveal', ap: 3 },
    { aim: 'regroup', ap: 2 },
    { aim: 'rotate', ap: 2 },
    { aim: 'combat', ap: 1 },
  ],
  primary: 'exit',
  objects: ['rope', 'large-shield', 'key'],
  characters: [
    'naga',
    'banshee',
    'telepath',
    'wizard',
    'backstabber',
    'cleric',
    'mekanork',
    'colossus',
  ],
  trait: 'slips-by',
};
