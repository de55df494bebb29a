import { mekanork } from '../prison/characters/mekanork.ts';
import type { NpcCard } from './card.ts';

/** NC-MEKA-01 */
export const tinkerAl: NpcCard = {
  id: 'tinker-al',
  rule: 'NC-MEKA-01',
  likeness: mekanork,
  objectives: [
    { aim: 'rotate', ap: 4 },
    { aim: 'regroup', ap: 5 },
    { aim: 'get', ap: 3 },
    { aim: 'reveal', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'combat', ap: 2 },
  ],
  primary: 'exit',
  objects: ['key', 'rope', 'large-shield', 'telescoping-spear', 'bow'],
  characters: [
    'cleric',
    'wizard',
    'mekanork',
    'telepath',
    'naga',
    'backstabber',
    'banshee',
    'colossus',
  ],
  trait: 'locks-gear',
};
