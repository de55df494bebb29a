import { backstabber } from '../prison/characters/backstabber.ts';
import type { NpcCard } from './card.ts';

/** NC-BACK-03 */
export const ninaPicklock: NpcCard = {
  id: 'nina-picklock',
  rule: 'NC-BACK-03',
  likeness: backstabber,
  objectives: [
    { aim: 'open', ap: 5 },
    { aim: 'get', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'regroup', ap: 4 },
    { aim: 'reveal', ap: 2 },
    { aim: 'combat', ap: 2 },
  ],
  primary: 'open',
  objects: ['rope', 'wounded', 'large-shield'],
  characters: [
    'cleric',
    'naga',
    'mekanork',
    'wizard',
    'backstabber',
    'telepath',
    'banshee',
    'colossus',
  ],
  trait: 'opens-whole-room',
};
