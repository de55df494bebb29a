import { wizard } from '../prison/characters/wizard.ts';
import type { NpcCard } from './card.ts';

/** NC-WIZ-02 */
export const amestin: NpcCard = {
  id: 'amestin',
  rule: 'NC-WIZ-02',
  likeness: wizard,
  objectives: [
    { aim: 'exit', ap: 4 },
    { aim: 'get', ap: 4 },
    { aim: 'regroup', ap: 3 },
    { aim: 'rotate', ap: 3 },
    { aim: 'reveal', ap: 2 },
    { aim: 'combat', ap: 2 },
  ],
  primary: 'exit',
  objects: ['fireball-wand', 'large-shield', 'key', 'wounded'],
  characters: [
    'wizard',
    'cleric',
    'mekanork',
    'telepath',
    'naga',
    'banshee',
    'backstabber',
    'colossus',
  ],
  trait: 'hides-behind-shield',
};
