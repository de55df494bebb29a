import type { DuelEvent } from '@oubliette/dungeon-twister';
import type { Sound } from '../../senses/sounds.ts';

/** What is heard of a match in the maze; quiet kinds are told by the chronicle alone. */
const HEARD: { readonly [K in DuelEvent['kind']]?: Sound } = {
  card: 'card',
  chose: 'card',
  'turn-ended': 'bell',
  revealed: 'stone',
  turned: 'gear',
  stepped: 'step',
  took: 'take',
  dropped: 'take',
  swapped: 'take',
  jumped: 'jump',
  did: 'stone',
  portcullis: 'gate',
  healed: 'heal',
  regenerated: 'heal',
  drank: 'heal',
  pushed: 'enter',
  fireball: 'fire',
  fought: 'blow',
  wounded: 'hurt',
  fell: 'death',
  killed: 'death',
  lost: 'take',
  scored: 'score',
  over: 'end',
};

export const soundOf = (event: DuelEvent): Sound | null =>
  event.kind === 'attacked' && event.how !== 'attack' ? 'shot' : (HEARD[event.kind] ?? null);
