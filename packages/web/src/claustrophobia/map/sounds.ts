import type { Event } from '@oubliette/claustrophobia';
import type { Sound } from '../../senses/sounds.ts';
import { happeningOf } from '../deeds/index.ts';
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

export const soundOfBeat = ({ kind }: Beat): Sound => SEEN[kind];

/** What is heard of events, and of beats where they are not seen one by one. */
export const soundsOf = (events: readonly Event[], beats: readonly Beat[] = []): Sound[] => [
  ...beats.map(soundOfBeat),
  ...events.flatMap(event => happeningOf(event).sound ?? []),
];
