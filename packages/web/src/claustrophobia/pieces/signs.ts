import type { PictogramName } from '@oubliette/art';
import type { CardKind } from '@oubliette/claustrophobia';
import type { ObjectKind } from '../words/index.ts';

export const CARD_SIGNS: Readonly<Record<CardKind, PictogramName>> = {
  grenade: 'grenade',
  potion: 'health-potion',
  oil: 'magic-lamp',
  faith: 'prayer',
  march: 'walking-boot',
  fury: 'fire-punch',
  hold: 'guards',
  smoke: 'smoke-bomb',
  stubborn: 'strong',
  'second-chance': 'rolling-dices',
  breach: 'broken-wall',
  map: 'treasure-map',
  'cave-in': 'falling-rocks',
  crisis: 'broken-tablet',
  critical: 'pierced-heart',
  defect: 'broken-shield',
  rage: 'burning-skull',
  possession: 'daemon-pull',
  lost: 'underground-cave',
  panic: 'screaming',
  suicide: 'claw-slashes',
  terror: 'run',
  tough: 'lizardman',
  fumes: 'poison-gas',
  sign: 'pentacle',
};

/** G1 to G6. */
export const GIFT_SIGNS: readonly PictogramName[] = [
  'beams-aura',
  'healing',
  'hunting-horn',
  'lion',
  'templar-eye',
  'hammer-drop',
];

export const OBJECT_SIGNS: Readonly<Record<ObjectKind, PictogramName>> = {
  blunderbuss: 'blunderbuss',
  shield: 'bordered-shield',
  scepter: 'winged-scepter',
  hammer: 'warhammer',
};

/** What a card of a human shows for their talent. */
export const TALENT_SIGNS: Readonly<Record<string, PictogramName>> = {
  RD: 'beams-aura',
  BR: 'guards',
  BL: 'run',
};
