import { backstabber } from '../prison/characters/backstabber.ts';
import type { NpcCard } from './card.ts';

/** NC-BACK-02 */
export const jen: NpcCard = {
  id: 'jen',
  rule: 'NC-BACK-02',
  likeness: backstabber,
  objectives: [
    { aim: 'combat', ap: 4 },
    { aim: 'open', ap: 3 },
    { aim: 'get', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'regroup', ap: 3 },
    { aim: 'rotate', ap: 2 },
  ],
  primary: 'combat',
  objects: ['telescoping-spear', 'bow', 'wounded', 'key', 'large-shield'],
  characters: [
    'telepath',
    'wizard',
    'banshee',
    'cleric',
    'mekanork',
    'naga',
    'backstabber',
    'colossus',
  ],
  trait: 'robs',
};
