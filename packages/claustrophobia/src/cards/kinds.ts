/** Cards of the Human player, with their copies (A01–A15). */
const ADVANTAGE_COPIES = {
  grenade: 2,
  potion: 2,
  oil: 1,
  faith: 2,
  march: 1,
  fury: 1,
  hold: 1,
  smoke: 1,
  stubborn: 1,
  'second-chance': 1,
  breach: 1,
  map: 1,
} as const;

/** Cards of the Demon player, with their copies (E01–E16). */
const EVENT_COPIES = {
  'cave-in': 1,
  crisis: 1,
  critical: 1,
  defect: 1,
  rage: 1,
  possession: 1,
  lost: 1,
  panic: 2,
  suicide: 2,
  terror: 1,
  tough: 2,
  fumes: 1,
  sign: 1,
} as const;

type AdvantageKind = keyof typeof ADVANTAGE_COPIES;
type EventKind = keyof typeof EVENT_COPIES;
export type CardKind = AdvantageKind | EventKind;

/**
 * When each kind may be played (CL-ROUND-03): in one of the windows 2 to 12, `free` in the Human action
 * phase, or as a `deed` instead of fighting.
 */
export const MOMENTS = {
  grenade: 'deed',
  potion: 'free',
  oil: 9,
  faith: 12,
  march: 5,
  fury: 7,
  hold: 11,
  smoke: 5,
  stubborn: 4,
  'second-chance': 2,
  breach: 8,
  map: 6,
  'cave-in': 10,
  crisis: 3,
  critical: 10,
  defect: 10,
  rage: 10,
  possession: 10,
  lost: 6,
  panic: 2,
  suicide: 7,
  terror: 10,
  tough: 10,
  fumes: 10,
  sign: 10,
} as const satisfies Readonly<Record<CardKind, number | 'free' | 'deed'>>;
export type CardMoment = (typeof MOMENTS)[CardKind];

const ADVANTAGE_KINDS = Object.keys(ADVANTAGE_COPIES) as AdvantageKind[];
const EVENT_KINDS = Object.keys(EVENT_COPIES) as EventKind[];

/** All kinds; their numbers index the hands and decks. */
export const CARD_KINDS: readonly CardKind[] = [...ADVANTAGE_KINDS, ...EVENT_KINDS];
export const COPIES: readonly number[] = [
  ...Object.values(ADVANTAGE_COPIES),
  ...Object.values(EVENT_COPIES),
];
export const FIRST_EVENT = ADVANTAGE_KINDS.length;

export const CARD = Object.fromEntries(CARD_KINDS.map((kind, index) => [kind, index])) as Readonly<
  Record<CardKind, number>
>;
