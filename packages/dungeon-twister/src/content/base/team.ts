import type { Character, Thing } from '../../pieces/piece.ts';
import { cleric } from '../prison/characters/cleric.ts';
import { mekanork } from '../prison/characters/mekanork.ts';
import { wizard } from '../prison/characters/wizard.ts';
import { fireballWand } from '../prison/objects/fireball-wand.ts';
import { rope } from '../prison/objects/rope.ts';
import { goblin } from './characters/goblin.ts';
import { thief } from './characters/thief.ts';
import { troll } from './characters/troll.ts';
import { wallWalker } from './characters/wall-walker.ts';
import { warrior } from './characters/warrior.ts';
import { armor } from './objects/armor.ts';
import { speedPotion } from './objects/speed-potion.ts';
import { sword } from './objects/sword.ts';
import { treasure } from './objects/treasure.ts';

/** One of each per player; those of Prison are the same pieces there (DT-COMP-07). */
export const BASE_CHARACTERS = [
  cleric,
  goblin,
  mekanork,
  thief,
  troll,
  wallWalker,
  warrior,
  wizard,
] as const satisfies readonly Character[];

export const BASE_OBJECTS = [
  armor,
  fireballWand,
  rope,
  speedPotion,
  sword,
  treasure,
] as const satisfies readonly Thing[];
