import { telepath } from '../prison/characters/telepath.ts';
import type { NpcCard } from './card.ts';

/** NC-TELE-02 */
export const xant: NpcCard = {
  id: 'xant',
  rule: 'NC-TELE-02',
  likeness: telepath,
  objectives: [
    { aim: 'combat', ap: 4 },
    { aim: 'get', ap: 3 },
    { aim: 'regroup', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'reveal', ap: 2 },
    { aim: 'rotate', ap: 2 },
  ],
  primary: 'combat',
  objects: ['large-shield', 'telescoping-spear', 'wounded'],
  characters: [
    'wizard',
    'banshee',
    'cleric',
    'telepath',
    'naga',
    'backstabber',
    'mekanork',
    'colossus',
  ],
  trait: 'turns-two-cards',
};
