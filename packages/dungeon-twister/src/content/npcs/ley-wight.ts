import { banshee } from '../prison/characters/banshee.ts';
import type { NpcCard } from './card.ts';

/** NC-BANS-02 */
export const leyWight: NpcCard = {
  id: 'ley-wight',
  rule: 'NC-BANS-02',
  likeness: banshee,
  objectives: [
    { aim: 'rotate', ap: 3 },
    { aim: 'repel', ap: 4 },
    { aim: 'reveal', ap: 3 },
    { aim: 'get', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'regroup', ap: 2 },
  ],
  primary: 'rotate',
  objects: ['rope', 'key', 'wounded'],
  characters: [
    'wizard',
    'cleric',
    'telepath',
    'naga',
    'backstabber',
    'mekanork',
    'banshee',
    'colossus',
  ],
  trait: 'pushes-two',
};
