import { naga } from '../prison/characters/naga.ts';
import type { NpcCard } from './card.ts';

/** NC-NAGA-03 */
export const bellaDingDong: NpcCard = {
  id: 'bella-ding-dong',
  rule: 'NC-NAGA-03',
  likeness: naga,
  objectives: [
    { aim: 'reveal', ap: 5 },
    { aim: 'exit', ap: 4 },
    { aim: 'regroup', ap: 3 },
    { aim: 'get', ap: 3 },
    { aim: 'combat', ap: 2 },
    { aim: 'rotate', ap: 2 },
  ],
  primary: 'exit',
  objects: ['large-shield', 'rope', 'bow'],
  characters: [
    'backstabber',
    'telepath',
    'cleric',
    'wizard',
    'naga',
    'mekanork',
    'banshee',
    'colossus',
  ],
  trait: 'rings-every-third-reveal',
};
