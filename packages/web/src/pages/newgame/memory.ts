import { COLOURS, LEVELS, SEATS, STARTERS, TARGETS, wholeTeam } from '@oubliette/dungeon-twister';
import {
  isYesOrNo,
  oneOf,
  recallPeople,
  recallWishes,
  rememberPeople,
  type Wished,
  wishesToKeep,
} from './people.ts';
import { COUNTS, type DuelMatchWishes, MODES, PLAIN, TIMER_NAMES } from './wishes.ts';

const STORED = 'oubliette.duel';

const bySeat = (may: (kept: unknown) => boolean) => (kept: unknown) =>
  SEATS.every(seat => may((kept as DuelMatchWishes['levels'] | null)?.[seat]));

const isTeam = (kept: unknown) =>
  Number.isInteger(kept) && Number(kept) >= STARTERS && Number(kept) <= wholeTeam(false);

const isMachines = (kept: unknown) => {
  const { seats, level, friendly } = (kept ?? {}) as Partial<DuelMatchWishes['machines']>;
  return (
    Array.isArray(seats) &&
    seats.every(seat => COLOURS.includes(seat)) &&
    typeof level === 'string' &&
    isYesOrNo(friendly)
  );
};

/** A scenario and further sets are documents: they are chosen anew, and so is a seed. */
const WISHED: Wished<DuelMatchWishes> = {
  count: oneOf(...COUNTS),
  machines: isMachines,
  isWide: isYesOrNo,
  quick: isYesOrNo,
  beginner: isYesOrNo,
  forces: oneOf(...MODES.filter(mode => mode !== 'scenario')),
  set: oneOf('prison', 'base'),
  target: oneOf(...TARGETS),
  timer: oneOf(...TIMER_NAMES),
  levels: bySeat(oneOf(...LEVELS)),
  teams: bySeat(isTeam),
  withoutHighCards: bySeat(isYesOrNo),
};

export const recall = (): DuelMatchWishes => ({
  ...PLAIN,
  ...recallWishes(STORED, WISHED),
  ...recallPeople(STORED, COLOURS),
});

export const remember = (wishes: DuelMatchWishes): void =>
  rememberPeople(STORED, wishes, wishesToKeep(wishes, WISHED));
