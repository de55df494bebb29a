import { telepath } from '../prison/characters/telepath.ts';
import type { NpcCard } from './card.ts';

/** NC-TELE-03 */
export const madameDejaVu: NpcCard = {
  id: 'madame-deja-vu',
  rule: 'NC-TELE-03',
  likeness: telepath,
  objectives: [
    { aim: 'reveal', ap: 4 },
    { aim: 'regroup', ap: 3 },
    { aim: 'combat', ap: 3 },
    { aim: 'get', ap: 3 },
    { aim: 'exit', ap: 3 },
    { aim: 'rotate', ap: 3 },
  ],
  primary: 'combat',
  objects: ['fireball-wand', 'rope', 'key'],
  characters: [
    'telepath',
    'naga',
    'cleric',
    'wizard',
    'backstabber',
    'banshee',
    'mekanork',
    'colossus',
  ],
  trait: 'forces-random',
};
