import type { TileSide } from './board/openings.ts';
import type { CardKind } from './cards/kinds.ts';
import type { OwnAboutTile, OwnAboutWarrior } from './scenarios/own-questions.ts';
import type { AreaName } from './threat/areas.ts';

type Each<K extends string, Fields = object> = K extends string
  ? { readonly do: K } & Readonly<Fields>
  : never;

/**
 * What a seat can do. Warriors, tiles and cards are called by name (`BR1`, `@1,0`, `grenade`), so
 * that an action reads the same in every match.
 */
export type Action =
  | Each<'bid' | 'pick' | 'cancel' | 'reroll', { value: number }>
  | Each<
      | 'pass'
      | 'advantage'
      | 'ready'
      | 'confirm'
      | 'roll'
      | 'done'
      | 'stop'
      | 'finish'
      | 'end'
      | 'look'
      | 'keep'
      | 'swap'
      | 'suffer'
    >
  | Each<'hire' | 'act' | 'guard' | 'trap' | OwnAboutWarrior, { who: string }>
  | Each<'gift', { gift: string }>
  | Each<'equip', { object: string; who: string }>
  | Each<'mark', { to: string; side: TileSide }>
  | Each<'give', { value: number; who: string }>
  | Each<'bless', { who: string; with: 'mvt' | 'cbt' }>
  /** A gift; its target is written as the gift wants it. */
  | Each<'use', { gift: string; target: string }>
  | Each<'play', { card: CardKind; target: string }>
  | Each<'go' | 'dive' | 'hole' | 'seal' | OwnAboutTile, { to: string }>
  | Each<'explore', { side: TileSide }>
  /** A warrior, `TR@x,y` for the Troglodytes there, or `seal`. */
  | Each<'attack', { target: string }>
  | Each<'deed', { deed: string; target: string }>
  | Each<'place', { openings: string }>
  | Each<'dice', { area: AreaName; dice: string }>
  | Each<'buy', { who: 'TR' | 'D'; to: string }>;

export type Verb = Action['do'];
export type ActionOf<K extends Verb> = Extract<Action, { do: K }>;
