import { mekanork } from '../prison/characters/mekanork.ts';
import type { NpcCard } from './card.ts';

/** NC-MEKA-04 */
export const contraryGreta: NpcCard = {
  id: 'contrary-greta',
  rule: 'NC-MEKA-04',
  likeness: mekanork,
  objectives: [
    { aim: 'rotate', ap: 4 },
    { aim: 'reveal', ap: 3 },
    { aim: 'get', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'combat', ap: 2 },
    { aim: 'regroup', ap: 2 },
  ],
  primary: 'rotate',
  objects: ['key', 'telescoping-spear', 'fireball-wand', 'wounded'],
  characters: [
    'telepath',
    'cleric',
    'naga',
    'wizard',
    'backstabber',
    'mekanork',
    'banshee',
    'colossus',
  ],
  trait: 'turns-against-arrow',
};
