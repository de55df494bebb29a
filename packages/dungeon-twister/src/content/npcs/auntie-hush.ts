import { banshee } from '../prison/characters/banshee.ts';
import type { NpcCard } from './card.ts';

/** NC-BANS-03 */
export const auntieHush: NpcCard = {
  id: 'auntie-hush',
  rule: 'NC-BANS-03',
  likeness: banshee,
  objectives: [
    { aim: 'regroup', ap: 3 },
    { aim: 'repel', ap: 3 },
    { aim: 'get', ap: 3 },
    { aim: 'reveal', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'combat', ap: 1 },
  ],
  primary: 'repel',
  objects: ['large-shield', 'wounded', 'bow'],
  characters: [
    'backstabber',
    'naga',
    'mekanork',
    'cleric',
    'colossus',
    'wizard',
    'telepath',
    'banshee',
  ],
  trait: 'whispers',
};
