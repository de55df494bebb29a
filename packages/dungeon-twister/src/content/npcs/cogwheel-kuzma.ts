import { mekanork } from '../prison/characters/mekanork.ts';
import type { NpcCard } from './card.ts';

/** NC-MEKA-03 */
export const cogwheelKuzma: NpcCard = {
  id: 'cogwheel-kuzma',
  rule: 'NC-MEKA-03',
  likeness: mekanork,
  objectives: [
    { aim: 'rotate', ap: 3 },
    { aim: 'get', ap: 4 },
    { aim: 'combat', ap: 3 },
    { aim: 'regroup', ap: 2 },
    { aim: 'exit', ap: 3 },
    { aim: 'reveal', ap: 2 },
  ],
  primary: 'rotate',
  objects: ['rope', 'large-shield', 'telescoping-spear'],
  characters: [
    'naga',
    'backstabber',
    'cleric',
    'wizard',
    'mekanork',
    'telepath',
    'banshee',
    'colossus',
  ],
  trait: 'starts-on-gear',
};
