import { cleric } from '../prison/characters/cleric.ts';
import type { NpcCard } from './card.ts';

/** NC-CLER-02 */
export const fatherJunk: NpcCard = {
  id: 'father-junk',
  rule: 'NC-CLER-02',
  likeness: cleric,
  objectives: [
    { aim: 'get', ap: 5 },
    { aim: 'heal', ap: 3 },
    { aim: 'combat', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'rotate', ap: 2 },
    { aim: 'regroup', ap: 2 },
  ],
  primary: 'get',
  objects: ['fireball-wand', 'bow', 'wounded', 'rope', 'key', 'large-shield', 'telescoping-spear'],
  characters: [
    'wizard',
    'telepath',
    'banshee',
    'cleric',
    'naga',
    'backstabber',
    'mekanork',
    'colossus',
  ],
  trait: 'picks-on-weaker',
};
