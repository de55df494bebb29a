import { telepath } from '../prison/characters/telepath.ts';
import type { NpcCard } from './card.ts';

/** NC-TELE-01 */
export const punyEd: NpcCard = {
  id: 'puny-ed',
  rule: 'NC-TELE-01',
  likeness: telepath,
  objectives: [
    { aim: 'exit', ap: 5 },
    { aim: 'get', ap: 4 },
    { aim: 'combat', ap: 4 },
    { aim: 'reveal', ap: 3 },
    { aim: 'rotate', ap: 2 },
    { aim: 'regroup', ap: 2 },
  ],
  primary: 'exit',
  objects: ['key', 'bow', 'rope'],
  characters: [
    'cleric',
    'wizard',
    'mekanork',
    'naga',
    'telepath',
    'banshee',
    'backstabber',
    'colossus',
  ],
  trait: 'forces-weakest',
};
