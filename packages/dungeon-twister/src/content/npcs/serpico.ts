import { naga } from '../prison/characters/naga.ts';
import type { NpcCard } from './card.ts';

/** NC-NAGA-01 */
export const serpico: NpcCard = {
  id: 'serpico',
  rule: 'NC-NAGA-01',
  likeness: naga,
  objectives: [
    { aim: 'get', ap: 5 },
    { aim: 'exit', ap: 4 },
    { aim: 'combat', ap: 3 },
    { aim: 'regroup', ap: 3 },
    { aim: 'reveal', ap: 3 },
    { aim: 'rotate', ap: 2 },
  ],
  primary: 'get',
  objects: ['wounded', 'fireball-wand', 'key', 'rope'],
  characters: [
    'cleric',
    'wizard',
    'naga',
    'backstabber',
    'telepath',
    'mekanork',
    'banshee',
    'colossus',
  ],
  trait: 'delivers',
};
