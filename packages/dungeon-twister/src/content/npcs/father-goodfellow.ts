import { cleric } from '../prison/characters/cleric.ts';
import type { NpcCard } from './card.ts';

/** NC-CLER-01 */
export const fatherGoodfellow: NpcCard = {
  id: 'father-goodfellow',
  rule: 'NC-CLER-01',
  likeness: cleric,
  objectives: [
    { aim: 'heal', ap: 4 },
    { aim: 'regroup', ap: 4 },
    { aim: 'get', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'reveal', ap: 2 },
    { aim: 'combat', ap: 1 },
  ],
  primary: 'heal',
  objects: ['wounded', 'large-shield', 'key', 'rope'],
  characters: [
    'colossus',
    'naga',
    'cleric',
    'backstabber',
    'mekanork',
    'wizard',
    'banshee',
    'telepath',
  ],
  trait: 'heals-to-act',
};
