import { backstabber } from '../prison/characters/backstabber.ts';
import type { NpcCard } from './card.ts';

/** NC-BACK-04 */
export const mirabelleDraught: NpcCard = {
  id: 'mirabelle-draught',
  rule: 'NC-BACK-04',
  likeness: backstabber,
  objectives: [
    { aim: 'rotate', ap: 4 },
    { aim: 'exit', ap: 4 },
    { aim: 'get', ap: 3 },
    { aim: 'reveal', ap: 3 },
    { aim: 'combat', ap: 2 },
    { aim: 'regroup', ap: 2 },
  ],
  primary: 'rotate',
  objects: ['key', 'bow', 'fireball-wand'],
  characters: [
    'mekanork',
    'naga',
    'backstabber',
    'wizard',
    'telepath',
    'cleric',
    'banshee',
    'colossus',
  ],
  trait: 'shuts-behind',
};
