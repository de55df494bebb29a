import { colossus } from '../prison/characters/colossus.ts';
import type { NpcCard } from './card.ts';

/** NC-COLO-03 */
export const mangdu: NpcCard = {
  id: 'mangdu',
  rule: 'NC-COLO-03',
  likeness: colossus,
  objectives: [
    { aim: 'combat', ap: 3 },
    { aim: 'regroup', ap: 4 },
    { aim: 'get', ap: 3 },
    { aim: 'break', ap: 3 },
    { aim: 'rotate', ap: 2 },
    { aim: 'reveal', ap: 2 },
  ],
  primary: 'regroup',
  objects: ['large-shield', 'wounded', 'telescoping-spear'],
  characters: [
    'wizard',
    'cleric',
    'banshee',
    'telepath',
    'colossus',
    'mekanork',
    'backstabber',
    'naga',
  ],
  trait: 'lets-nobody-pass',
};
