import { colossus } from '../prison/characters/colossus.ts';
import type { NpcCard } from './card.ts';

/** NC-COLO-02 */
export const hurBan: NpcCard = {
  id: 'hur-ban',
  rule: 'NC-COLO-02',
  likeness: colossus,
  objectives: [
    { aim: 'combat', ap: 5 },
    { aim: 'exit', ap: 4 },
    { aim: 'break', ap: 3 },
    { aim: 'get', ap: 2 },
    { aim: 'regroup', ap: 2 },
    { aim: 'reveal', ap: 2 },
  ],
  primary: 'combat',
  objects: ['telescoping-spear', 'large-shield', 'wounded'],
  characters: [
    'cleric',
    'wizard',
    'backstabber',
    'telepath',
    'banshee',
    'naga',
    'mekanork',
    'colossus',
  ],
  trait: 'finishes-off',
};
