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
