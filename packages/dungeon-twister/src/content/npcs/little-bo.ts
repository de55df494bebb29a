import { colossus } from '../prison/characters/colossus.ts';
import type { NpcCard } from './card.ts';

/** NC-COLO-04 */
export const littleBo: NpcCard = {
  id: 'little-bo',
  rule: 'NC-COLO-04',
  likeness: colossus,
  objectives: [
    { aim: 'exit', ap: 5 },
    { aim: 'get', ap: 3 },
    { aim: 'break', ap: 4 },
    { aim: 'regroup', ap: 3 },
    { aim: 'combat', ap: 2 },
    { aim: 'rotate', ap: 1 },
  ],
  primary: 'exit',
  objects: ['rope', 'wounded', 'key'],
  characters: [
    'telepath',
    'wizard',
    'banshee',
    'cleric',
    'naga',
    'backstabber',
    'mekanork',
    'colossus',
  ],
  trait: 'shrugs-off-first-wound',
};
