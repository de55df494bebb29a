import type { Arrow, Direction } from '../board/index.ts';

/** The three ways to start a combat. */
export type Strike = 'attack' | 'shoot' | 'spear';

/** What can be done with a portcullis. */
export type Work = 'open' | 'close' | 'break';

type Each<K extends string, Fields = object> = K extends string
  ? { readonly do: K } & Readonly<Fields>
  : never;

/**
 * What a seat can do. Tokens are called by name, squares by column and row, so that an action reads
 * the same in every match and nobody learns anything from naming what he cannot see.
 */
export type DuelAction =
  | Each<'starter', { token: string; dot: number }>
  | Each<'hide', { token: string; room: number }>
  | Each<'card' | 'demand' | 'choose', { value: number }>
  | Each<'end' | 'drop' | 'stop' | 'fight' | 'yield'>
  | Each<'reveal', { room: number }>
  | Each<'put', { token: string; x: number; y: number }>
  | Each<'turn', { token: string; room: number; arrow: Arrow }>
  | Each<'step', { to: Direction }>
  | Each<'move' | 'take' | 'swap' | 'support', { token: string }>
  | Each<'jump', { token: string; over: Direction; land: Direction; leave: boolean }>
  | Each<Strike | 'heal' | 'scream', { token: string; target: string }>
  /** `far` is the part of a double portcullis that belongs to the room beyond (DT-PORT-05). */
  | Each<Work, { token: string; side: Direction; far: boolean }>
  | Each<'fire', { token: string; to: Direction }>;

export type ActionOf<K extends DuelAction['do']> = Extract<DuelAction, { do: K }>;
