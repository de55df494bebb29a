import { wizard } from '../prison/characters/wizard.ts';
import type { NpcCard } from './card.ts';

/** NC-WIZ-03 */
export const absentMindedBartholomew: NpcCard = {
  id: 'absent-minded-bartholomew',
  rule: 'NC-WIZ-03',
  likeness: wizard,
  objectives: [
    { aim: 'reveal', ap: 4 },
    { aim: 'rotate', ap: 3 },
    { aim: 'exit', ap: 4 },
    { aim: 'get', ap: 3 },
    { aim: 'regroup', ap: 2 },
    { aim: 'combat', ap: 2 },
  ],
  primary: 'exit',
  objects: ['key', 'fireball-wand', 'bow', 'rope'],
  characters: [
    'telepath',
    'mekanork',
    'wizard',
    'cleric',
    'banshee',
    'naga',
    'backstabber',
    'colossus',
  ],
  trait: 'wanders',
};
