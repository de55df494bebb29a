import { mekanork } from '../prison/characters/mekanork.ts';
import type { NpcCard } from './card.ts';

/** NC-MEKA-02 */
export const yom: NpcCard = {
  id: 'yom',
  rule: 'NC-MEKA-02',
  likeness: mekanork,
  objectives: [
    { aim: 'rotate', ap: 5 },
    { aim: 'get', ap: 3 },
    { aim: 'combat', ap: 3 },
    { aim: 'reveal', ap: 2 },
    { aim: 'exit', ap: 3 },
    { aim: 'regroup', ap: 2 },
  ],
  primary: 'rotate',
  objects: ['key', 'fireball-wand', 'rope', 'telescoping-spear'],
  characters: [
    'mekanork',
    'wizard',
    'telepath',
    'cleric',
    'naga',
    'banshee',
    'backstabber',
    'colossus',
  ],
  trait: 'turns-both',
};
