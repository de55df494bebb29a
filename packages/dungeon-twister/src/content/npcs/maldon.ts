import { wizard } from '../prison/characters/wizard.ts';
import type { NpcCard } from './card.ts';

/** NC-WIZ-01 */
export const maldon: NpcCard = {
  id: 'maldon',
  rule: 'NC-WIZ-01',
  likeness: wizard,
  objectives: [
    { aim: 'get', ap: 5 },
    { aim: 'combat', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'reveal', ap: 3 },
    { aim: 'regroup', ap: 2 },
    { aim: 'rotate', ap: 2 },
  ],
  primary: 'get',
  objects: ['fireball-wand', 'rope', 'large-shield'],
  characters: [
    'cleric',
    'naga',
    'backstabber',
    'colossus',
    'mekanork',
    'telepath',
    'banshee',
    'wizard',
  ],
  trait: 'keeps-first-fireball',
};
