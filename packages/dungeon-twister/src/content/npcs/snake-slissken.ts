import { naga } from '../prison/characters/naga.ts';
import type { NpcCard } from './card.ts';

/** NC-NAGA-02 */
export const snakeSlissken: NpcCard = {
  id: 'snake-slissken',
  rule: 'NC-NAGA-02',
  likeness: naga,
  objectives: [
    { aim: 'reveal', ap: 4 },
    { aim: 'get', ap: 5 },
    { aim: 'exit', ap: 4 },
    { aim: 'combat', ap: 2 },
    { aim: 'regroup', ap: 2 },
    { aim: 'rotate', ap: 2 },
  ],
  primary: 'get',
  objects: ['fireball-wand', 'key', 'telescoping-spear', 'bow', 'large-shield', 'rope', 'wounded'],
  characters: [
    'wizard',
    'telepath',
    'banshee',
    'cleric',
    'backstabber',
    'naga',
    'mekanork',
    'colossus',
  ],
  trait: 'draws-objects',
};
