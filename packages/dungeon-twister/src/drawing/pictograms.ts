import type { PictogramName } from '@oubliette/art';

export const characterPictograms = {
  backstabber: 'cloak-dagger',
  banshee: 'terror',
  cleric: 'caduceus',
  colossus: 'rock-golem',
  mekanork: 'gear-hammer',
  naga: 'snake-tongue',
  telepath: 'third-eye',
  wizard: 'pointy-hat',
  goblin: 'goblin-head',
  thief: 'hood',
  troll: 'troll',
  'wall-walker': 'broken-wall',
  warrior: 'visored-helm',
} as const satisfies Record<string, PictogramName>;

export const objectPictograms = {
  bow: 'pocket-bow',
  'fireball-wand': 'crystal-wand',
  key: 'skeleton-key',
  'large-shield': 'templar-shield',
  rope: 'lasso',
  'telescoping-spear': 'spear-hook',
  armor: 'breastplate',
  sword: 'broadsword',
  'speed-potion': 'round-potion',
  treasure: 'locked-chest',
} as const satisfies Record<string, PictogramName>;
