/** Everything that can be heard at a table, from the least telling to the most. */
export const SOUNDS = [
  'step',
  'take',
  'card',
  'bell',
  'jump',
  'dice',
  'gear',
  'gate',
  'stone',
  'heal',
  'enter',
  'shot',
  'fire',
  'blow',
  'hurt',
  'death',
  'score',
  'end',
] as const;

export type Sound = (typeof SOUNDS)[number];

/** The one that tells most, where only one is heard. */
export const mostTelling = (sounds: readonly Sound[]): Sound | null =>
  sounds.reduce<Sound | null>(
    (best, each) => (best && SOUNDS.indexOf(best) >= SOUNDS.indexOf(each) ? best : each),
    null,
  );
