import type { GameEvent } from '@oubliette/kernel';
import type { RuleId } from '../rules/ids.ts';
import type { CardKind } from './cards/kinds.ts';
import type { CaveSeat } from './seats.ts';
import type { AreaName } from './threat/areas.ts';

type Told<K extends string, Fields = object> = GameEvent<CaveSeat> & {
  readonly kind: K;
} & Readonly<Fields>;

/** The story. Warriors, tiles (`T05`), cells (`@1,0`) and cards are called by name. */
export type Event =
  | Told<'bid', { seat: CaveSeat; points: number }>
  | Told<'team', { seat: CaveSeat; points: number }>
  | Told<'hired', { who: string }>
  | Told<'equipped', { who: string; object: string }>
  | Told<'gift-chosen', { gift: string }>
  | Told<'bought-advantage'>
  | Told<'cards-dealt', { cards?: CardKind[]; count: number }>
  | Told<'marker', { seat: CaveSeat; cell: string; side: string }>
  | Told<'marker-gone'>
  | Told<'seal', { cell: string }>
  | Told<'round', { round: number }>
  | Told<'phase', { phase: 'initiative' | 'human' | 'threat' | 'demon' }>
  | Told<'action-dice', { dice: number[] }>
  | Told<'given', { who: string; die: number }>
  | Told<'assigned', { aside: number[] }>
  | Told<'exhausted' | 'refreshed', { who: string }>
  | Told<'gift', { gift: string; target: string }>
  | Told<'blessed', { who: string; with: 'mvt' | 'cbt' }>
  | Told<'card', { seat: CaveSeat; card: CardKind; target: string }>
  | Told<'event-cancelled', { card: CardKind }>
  | Told<'passed', { seat: CaveSeat }>
  | Told<'foresaw', { tiles?: string[] }>
  | Told<'acting', { who: string }>
  /** With the rule where something but themselves ended their move before their MVT was spent. */
  | Told<'acted', { who: string; why?: RuleId }>
  | Told<'moved', { who: string; from: string; cell: string }>
  | Told<'dived', { who: string; from: string; cell: string }>
  | Told<'stopped', { who: string }>
  | Told<'exploring', { who: string; cell: string; side: string }>
  | Told<'found-nothing', { cell: string; side: string }>
  | Told<'drawn', { tile: string }>
  | Told<'placed', { tile: string; cell: string; openings: string }>
  | Told<'dead-end', { tile: string; back: boolean }>
  | Told<'hole', { cell: string }>
  | Told<'sprung', { who: string; cell: string; die: number }>
  | Told<'mechanism', { who: string; cell: string }>
  | Told<'attacked', { who: string; target: string; cell: string }>
  | Told<'rolled', { who: string; dice: number[]; def: number; hits: number }>
  | Told<'rerolled', { who: string; dice: number[]; hits: number }>
  | Told<'hits', { target: string; cell: string; hits: number }>
  | Told<'guarded', { who: string; target: string }>
  | Told<'line', { who: string; line: number }>
  | Told<'healed', { who: string; line: number }>
  | Told<'wounded', { who: string; wounds: number }>
  | Told<'killed' | 'removed', { who: string; cell: string }>
  | Told<'blast', { who: string; die: number; hit: boolean }>
  | Told<'destiny-dice', { dice: number[] }>
  | Told<'die-placed', { area: AreaName; dice: number[] }>
  | Told<'area', { area: AreaName; dice: number[] }>
  | Told<'tp', { tp: number }>
  | Told<'events-drawn', { cards?: CardKind[]; count: number }>
  | Told<'trap', { who: string }>
  | Told<'entered', { who: string; cell: string }>
  | Told<'object-lost', { object: string }>
  | Told<'cave-in' | 'cleared', { cell: string; side: string }>
  | Told<'d10', { value: number }>
  | Told<'charge' | 'fuse-pulled', { who: string; charges: number }>
  | Told<'explosion'>
  | Told<'seal-hit' | 'seal-broken', { cell: string }>
  | Told<'exorcised', { who: string; cell: string }>
  | Told<'asleep', { cell: string }>
  | Told<'searched', { who: string; cell: string; treasure: boolean }>
  | Told<'treasure-taken' | 'treasure-dropped', { who: string; cell: string }>
  | Told<'escaped', { who: string }>
  | Told<'guided', { cell: string }>
  | Told<'guide-gone'>
  | Told<'poisoned', { who: string }>
  | Told<'over', { winners: CaveSeat[]; reason: CaveEndReason; rule: RuleId }>;

/** Why a match is over: a goal is reached or out of reach, nobody is left, time, standstill. */
export type CaveEndReason = 'goal' | 'lost' | 'nobody-left' | 'both' | 'round-limit' | 'still';

type Kind = Event['kind'];

/** One entry for each kind, so that none can be forgotten. */
const KINDS: Readonly<Record<Kind, true>> = {
  bid: true,
  team: true,
  hired: true,
  equipped: true,
  'gift-chosen': true,
  'bought-advantage': true,
  'cards-dealt': true,
  marker: true,
  'marker-gone': true,
  seal: true,
  round: true,
  phase: true,
  'action-dice': true,
  given: true,
  assigned: true,
  exhausted: true,
  refreshed: true,
  gift: true,
  blessed: true,
  card: true,
  'event-cancelled': true,
  passed: true,
  foresaw: true,
  acting: true,
  acted: true,
  moved: true,
  dived: true,
  stopped: true,
  exploring: true,
  'found-nothing': true,
  drawn: true,
  placed: true,
  'dead-end': true,
  hole: true,
  sprung: true,
  mechanism: true,
  attacked: true,
  rolled: true,
  rerolled: true,
  hits: true,
  guarded: true,
  line: true,
  healed: true,
  wounded: true,
  killed: true,
  removed: true,
  blast: true,
  'destiny-dice': true,
  'die-placed': true,
  area: true,
  tp: true,
  'events-drawn': true,
  trap: true,
  entered: true,
  'object-lost': true,
  'cave-in': true,
  cleared: true,
  d10: true,
  charge: true,
  'fuse-pulled': true,
  explosion: true,
  'seal-hit': true,
  'seal-broken': true,
  exorcised: true,
  asleep: true,
  searched: true,
  'treasure-taken': true,
  'treasure-dropped': true,
  escaped: true,
  guided: true,
  'guide-gone': true,
  poisoned: true,
  over: true,
};

/** Every kind of event that a match tells. */
export const STORY_KINDS = Object.keys(KINDS) as Kind[];

/** What an action brought about so far. */
export type CaveStory = Event[];
