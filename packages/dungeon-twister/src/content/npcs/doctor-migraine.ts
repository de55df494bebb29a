import { telepath } from '../prison/characters/telepath.ts';
import type { NpcCard } from './card.ts';

/** NC-TELE-04 */
export const doctorMigraine: NpcCard = {
  id: 'doctor-migraine',
  rule: 'NC-TELE-04',
  likeness: telepath,
  objectives: [
    { aim: 'combat', ap: 4 },
    { aim: 'reveal', ap: 3 },
    { aim: 'get', ap: 2 },
    { aim: 'exit', ap: 4 },
    { aim: 'regroup', ap: 2 },
    { aim: 'rotate', ap: 2 },
  ],
  primary: 'combat',
  objects: ['bow', 'large-shield', 'wounded'],
  characters: [
    'colossus',
    'naga',
    'backstabber',
    'cleric',
    'mekanork',
    'wizard',
    'telepath',
    'banshee',
  ],
  trait: 'saps-strength',
};
