import { wizard } from '../prison/characters/wizard.ts';
import type { NpcCard } from './card.ts';

/** NC-WIZ-04 */
export const grandpaEncore: NpcCard = {
  id: 'grandpa-encore',
  rule: 'NC-WIZ-04',
  likeness: wizard,
  objectives: [
    { aim: 'regroup', ap: 4 },
    { aim: 'combat', ap: 3 },
    { aim: 'get', ap: 4 },
    { aim: 'reveal', ap: 3 },
    { aim: 'exit', ap: 3 },
    { aim: 'rotate', ap: 2 },
  ],
  primary: 'get',
  objects: ['fireball-wand', 'wounded', 'large-shield'],
  characters: [
    'colossus',
    'wizard',
    'telepath',
    'naga',
    'backstabber',
    'cleric',
    'mekanork',
    'banshee',
  ],
  trait: 'calls-successor',
};
