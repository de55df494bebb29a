import type { Event } from '@oubliette/claustrophobia';
import type { Sound } from '../../senses/sounds.ts';
import type { Beat } from './timeline.ts';

/** What is heard with what is seen on the map. */
const SEEN: Readonly<Record<Beat['kind'], Sound>> = {
  lay: 'stone',
  walk: 'step',
  strike: 'blow',
  enter: 'enter',
  hurt: 'hurt',
  fall: 'death',
};

/** What is heard though nothing moves on the map. */
const HEARD: { readonly [K in Event['kind']]?: Sound } = {
  'action-dice': 'dice',
  'destiny-dice': 'dice',
  rolled: 'dice',
  rerolled: 'dice',
  d10: 'dice',
  card: 'card',
  gift: 'card',
  phase: 'bell',
  healed: 'heal',
  refreshed: 'heal',
  'cave-in': 'stone',
  cleared: 'stone',
  sprung: 'gate',
  mechanism: 'gear',
  explosion: 'fire',
  blast: 'fire',
  searched: 'take',
  'treasure-taken': 'take',
  'seal-broken': 'score',
  exorcised: 'score',
  escaped: 'score',
  over: 'end',
};

export const soundOfBeat = ({ kind }: Beat): Sound => SEEN[kind];

/** What is heard of events, and of beats where they are not seen one by one. */
export const soundsOf = (events: readonly Event[], beats: readonly Beat[] = []): Sound[] => [
  ...beats.map(soundOfBeat),
  ...events.flatMap(({ kind }) => HEARD[kind] ?? []),
];
