import type { Character, Thing } from '../../pieces/piece.ts';
import { backstabber } from './characters/backstabber.ts';
import { banshee } from './characters/banshee.ts';
import { cleric } from './characters/cleric.ts';
import { colossus } from './characters/colossus.ts';
import { mekanork } from './characters/mekanork.ts';
import { naga } from './characters/naga.ts';
import { telepath } from './characters/telepath.ts';
import { wizard } from './characters/wizard.ts';
import { bow } from './objects/bow.ts';
import { fireballWand } from './objects/fireball-wand.ts';
import { key } from './objects/key.ts';
import { largeShield } from './objects/large-shield.ts';
import { rope } from './objects/rope.ts';
import { telescopingSpear } from './objects/telescoping-spear.ts';

/** One of each per player (DT-COMP-06). */
export const PRISON_CHARACTERS = [
  backstabber,
  banshee,
  cleric,
  colossus,
  mekanork,
  naga,
  telepath,
  wizard,
] as const satisfies readonly Character[];

export const PRISON_OBJECTS = [
  bow,
  fireballWand,
  key,
  largeShield,
  rope,
  telescopingSpear,
] as const satisfies readonly Thing[];
