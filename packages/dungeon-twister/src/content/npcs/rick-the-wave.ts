import { banshee } from '../prison/characters/banshee.ts';
import type { NpcCard } from './card.ts';

/** NC-BANS-01 */
export const rickTheWave: NpcCard = {
  id: 'rick-the-wave',
  rule: 'NC-BANS-01',
  likeness: banshee,
  objectives: [
    { aim: 'repel', ap: 5 },
    { aim: 'exit', ap: 4 },
    { aim: 'combat', ap: 3 },
    { aim: 'get', ap: 3 },
    { aim: 'rotate', ap: 2 },
    { aim: 'regroup', ap: 2 },
  ],
  primary: 'repel',
  objects: ['large-shield', 'rope', 'fireball-wand'],
  characters: [
    'naga',
    'cleric',
    'mekanork',
    'wizard',
    'telepath',
    'backstabber',
    'banshee',
    'colossus',
  ],
  trait: 'pushes-through',
};
