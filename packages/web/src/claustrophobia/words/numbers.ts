import type { CardKind, TileKind } from '@oubliette/claustrophobia';

/** The numbers under which the ledger tells what is printed: the first of each kind. */
export const CARD_NUMBERS = {
  grenade: 'A01',
  potion: 'A03',
  oil: 'A05',
  faith: 'A06',
  march: 'A08',
  fury: 'A09',
  hold: 'A10',
  smoke: 'A11',
  stubborn: 'A12',
  'second-chance': 'A13',
  breach: 'A14',
  map: 'A15',
  'cave-in': 'E01',
  crisis: 'E02',
  critical: 'E03',
  defect: 'E04',
  rage: 'E05',
  possession: 'E06',
  lost: 'E07',
  panic: 'E08',
  suicide: 'E10',
  terror: 'E12',
  tough: 'E13',
  fumes: 'E15',
  sign: 'E16',
} as const satisfies Readonly<Record<CardKind, string>>;

export const TILE_NUMBERS = {
  'pentacle-room': 'T01',
  exit: 'T02',
  stash: 'T03',
  lair: 'T07',
  hole: 'T09',
  hungry: 'T12',
  tight: 'T15',
  flooded: 'T18',
  trapped: 'T21',
  mechanism: 'T24',
  plain: 'T26',
} as const satisfies Readonly<Record<TileKind, string>>;
