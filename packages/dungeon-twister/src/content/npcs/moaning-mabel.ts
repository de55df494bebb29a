import { banshee } from '../prison/characters/banshee.ts';
import type { NpcCard } from './card.ts';

/** NC-BANS-04 */
export const moaningMabel: NpcCard = {
  id: 'moaning-mabel',
  rule: 'NC-BANS-04',
  likeness: banshee,
  objectives: [
    { aim: 'repel', ap: 4 },
    { aim: 'combat', ap: 3 },
    { aim: 'get', ap: 2 },
    { aim: 'regroup', ap: 3 },
    { aim: 'exit', ap: 3 },
    { aim: 'rotate', ap: 2 },
  ],
  primary: 'repel',
  objects: ['fireball-wand', 'large-shield', 'rope'],
  characters: [
    'telepath',
    'wizard',
    'cleric',
    'banshee',
    'naga',
    'backstabber',
    'mekanork',
    'colossus',
  ],
  trait: 'pulls',
};
