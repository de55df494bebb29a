import { colossus } from '../prison/characters/colossus.ts';
import type { NpcCard } from './card.ts';

/** NC-COLO-01 */
export const artos: NpcCard = {
  id: 'artos',
  rule: 'NC-COLO-01',
  likeness: colossus,
  objectives: [
    { aim: 'break', ap: 5 },
    { aim: 'combat', ap: 4 },
    { aim: 'exit', ap: 5 },
    { aim: 'get', ap: 3 },
    { aim: 'regroup', ap: 2 },
    { aim: 'rotate', ap: 2 },
  ],
  primary: 'combat',
  objects: ['telescoping-spear', 'fireball-wand', 'bow', 'rope', 'key', 'large-shield'],
  characters: [
    'colossus',
    'backstabber',
    'naga',
    'mekanork',
    'cleric',
    'wizard',
    'telepath',
    'banshee',
  ],
  trait: 'scores-third-break',
};
