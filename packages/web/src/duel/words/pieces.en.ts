import type { PieceId } from './mention.ts';
import { packHere } from './pack.ts';

export const names: Readonly<Record<PieceId, string>> = {
  backstabber: 'Backstabber',
  banshee: 'Banshee',
  cleric: 'Cleric',
  colossus: 'Colossus',
  goblin: 'Goblin',
  mekanork: 'Mekanork',
  naga: 'Naga',
  telepath: 'Telepath',
  thief: 'Thief',
  troll: 'Troll',
  'wall-walker': 'Wall-Walker',
  warrior: 'Warrior',
  wizard: 'Wizard',
  armor: 'Armor',
  bow: 'Bow',
  'fireball-wand': 'Fireball Wand',
  key: 'Key',
  'large-shield': 'Large Shield',
  rope: 'Rope',
  'speed-potion': 'Speed Potion',
  sword: 'Sword',
  'telescoping-spear': 'Telescoping Spear',
  treasure: 'Treasure',
};

/** Of a piece of ours, or of one that the match brings along. */
export const nameOf = (piece: PieceId): string => packHere().get(piece)?.names.en ?? names[piece];

/** Names that the duel alone does not know: the prison's. */
export function nameGuests(guests: Readonly<Record<string, string>>): void {
  Object.assign(names, guests);
}
