import { cleric } from '../prison/characters/cleric.ts';
import type { NpcCard } from './card.ts';

/** NC-CLER-04 */
export const motherPlaster: NpcCard = {
  id: 'mother-plaster',
  rule: 'NC-CLER-04',
  likeness: cleric,
  objectives: [
    { aim: 'heal', ap: 3 },
    { aim: 'get', ap: 3 },
    { aim: 'regroup', ap: 3 },
    { aim: 'combat', ap: 2 },
    { aim: 'reveal', ap: 3 },
    { aim: 'exit', ap: 3 },
  ],
  primary: 'heal',
  objects: ['large-shield', 'wounded', 'bow', 'telescoping-spear'],
  characters: [
    'backstabber',
    'banshee',
    'wizard',
    'cleric',
    'telepath',
    'naga',
    'mekanork',
    'colossus',
  ],
  trait: 'heals-from-afar',
};
