import type { Arrow, Direction } from '../board/index.ts';
import type { AimedDeed, AimOf } from './aimed.ts';

/** The three ways to start a combat. */
export type StrikeKind = 'attack' | 'shoot' | 'spear';

/** What can be done with a portcullis. */
export type PortcullisWork = 'open' | 'close' | 'break';

/**
 * AP that the Action card pays though the actor's own stock could: he drank a Speed Potion, and his
 * player spares what is left of it (DT-POTION-01). Without a word the own stock pays first.
 */
interface Paid {
  card?: number;
}

type Each<K extends string, Fields = object> = K extends string
  ? { readonly do: K } & Readonly<Fields>
  : never;

/** A deed of the vocabulary, at what it is aimed at. */
export type AimedAction = {
  [K in AimedDeed]: Each<K, Paid & { token: string } & AimOf<K>>;
}[AimedDeed];

/**
 * What a seat can do. Tokens are called by name, squares by column and row, so that an action reads
 * the same in every match and nobody learns anything from naming what he cannot see.
 */
export type DuelAction =
  /** Choosing forces: a pair of rooms by its number, a piece, a character to leave out (DT-MIX-04 to 09). */
  | Each<'pair', { number: number }>
  | Each<'enlist' | 'remove', { token: string }>
  | Each<'starter', { token: string; dot: number }>
  | Each<'hide', { token: string; room: number }>
  | Each<'card' | 'demand', { value: number }>
  /** `second` where a side plays two cards (DT-EXT-10). */
  | Each<'choose', { value: number; second?: number }>
  | Each<'end' | 'stop' | 'fight' | 'yield'>
  /** Whoever holds two says which of them he leaves (DT-PND-05). */
  | Each<'drop', { token?: string }>
  | Each<'swap', { token: string; for?: string }>
  /** `token` is somebody who drank and pays for it with AP of his own (DT-POTION-01). */
  | Each<'reveal', { room: number; token?: string }>
  | Each<'put', { token: string; x: number; y: number }>
  | Each<'turn', Paid & { token: string; room: number; arrow: Arrow }>
  | Each<'step', { to: Direction }>
  | Each<'take', { token: string }>
  /** `weapon` is the one that is used where there are several: an object, or whoever has his own (DT-MERC-04). */
  | Each<'support', { token: string; weapon?: string }>
  /** An optional ability or object is used in the combat that was just declared (DT-ALL-13). */
  | Each<'declare', { token: string }>
  | Each<'move' | 'drink' | 'regenerate', Paid & { token: string }>
  /** `what` is the one of two things that stays behind (DT-PND-05). */
  | Each<
      'jump',
      Paid & { token: string; over: Direction; land: Direction; leave: boolean; what?: string }
    >
  | Each<'heal' | 'scream', Paid & { token: string; target: string }>
  /** In close combat `weapon` is whoever or whatever makes it cost nothing (DT-MERC-09, DT-MERC-14). */
  | Each<StrikeKind, Paid & { token: string; target: string; weapon?: string }>
  /** `far` is the part of a double portcullis that belongs to the room beyond (DT-PORT-05). */
  | Each<PortcullisWork, Paid & { token: string; side: Direction; far: boolean }>
  | Each<'fire', Paid & { token: string; to: Direction }>
  | AimedAction;

export type DuelActionOf<K extends DuelAction['do']> = Extract<DuelAction, { do: K }>;
