import { cleric } from '../prison/characters/cleric.ts';
import type { NpcCard } from './card.ts';

/** NC-CLER-03 */
export const brotherLimp: NpcCard = {
  id: 'brother-limp',
  rule: 'NC-CLER-03',
  likeness: cleric,
  objectives: [
    { aim: 'exit', ap: 4 },
    { aim: 'heal', ap: 3 },
    { aim: 'regroup', ap: 4 },
    { aim: 'get', ap: 2 },
    { aim: 'reveal', ap: 2 },
    { aim: 'rotate', ap: 1 },
  ],
  primary: 'exit',
  objects: ['key', 'rope', 'wounded'],
  characters: [
    'cleric',
    'naga',
    'wizard',
    'mekanork',
    'telepath',
    'backstabber',
    'banshee',
    'colossus',
  ],
  trait: 'crawls',
};
