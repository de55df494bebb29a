import type { GameEvent } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { Arrow } from '../board/index.ts';
import type { NpcAim } from '../content/npcs/card.ts';
import { type DuelEvent, EVENT_KINDS } from '../duel/event.ts';
import type { Trace } from './planner/trace.ts';
import type { SoloSeat } from './state.ts';

type Told<K extends string, Fields = object> = GameEvent<SoloSeat> & {
  readonly kind: K;
} & Readonly<Fields>;

type OwnEvent =
  /** The activation row, left to right (DS-NP-01). */
  | Told<'np-turn', { row: string[] }>
  | Told<'activated', { token: string }>
  /** The AP that are lost, and the rule by which (DS-MODE-04); absent in matches by earlier rules. */
  | Told<'deactivated', { token: string; left?: number; rule?: RuleId | null }>
  /** What an NPC is about to do, and why. */
  | Told<
      'planned',
      {
        token: string;
        aim: NpcAim | null;
        target: string | null;
        reached: boolean;
        ap: number;
        squares: number;
        end: string | null;
        actions: string[];
        trace: Trace;
      }
    >
  | Told<'rolled', { token: string; arrow: Arrow; quarters: number }>
  | Told<'np-cards', { cards: number[]; counts: number | null }>
  | Told<'np-shuffled'>
  /** A card drawn from the Player's hand for them (NC-TELE-03). */
  | Told<'players-card', { token: string; value: number }>
  | Told<'drawn', { token: string; room: number }>
  | Told<'teleported', { token: string; cell: number; red: number; white: number }>
  | Told<'bounced' | 'vanished' | 'stayed', { token: string; red: number; white: number }>
  | Told<'called', { count: number; rule: string }>
  | Told<'reinforcement', { token: string; room: number }>
  | Told<'vision', { room: number; seen: boolean }>
  | Told<'tally', { token: string; count: number }>
  | Told<'burst', { token: string; target: string; cell: number }>
  | Told<'unhurt', { token: string }>
  | Told<'robbed', { token: string; what: string; target: string }>
  | Told<'shielded', { token: string; target: string }>
  | Told<'kept-wand', { token: string }>
  | Told<'crawled', { token: string; from: number; cell: number }>;

export type SoloEvent = DuelEvent | OwnEvent;
export type SoloStory = SoloEvent[];

const OWN_KINDS: Readonly<Record<OwnEvent['kind'], true>> = {
  'np-turn': true,
  activated: true,
  deactivated: true,
  planned: true,
  rolled: true,
  'np-cards': true,
  'np-shuffled': true,
  'players-card': true,
  drawn: true,
  teleported: true,
  bounced: true,
  vanished: true,
  stayed: true,
  called: true,
  reinforcement: true,
  vision: true,
  tally: true,
  burst: true,
  unhurt: true,
  robbed: true,
  shielded: true,
  'kept-wand': true,
  crawled: true,
};

export const SOLO_EVENT_KINDS: readonly SoloEvent['kind'][] = [
  ...EVENT_KINDS,
  ...(Object.keys(OWN_KINDS) as OwnEvent['kind'][]),
];

/** Lets a rule of the duel tell its part of the story. */
export function told<T>(story: SoloStory, tell: (part: DuelEvent[]) => T): T {
  const part: DuelEvent[] = [];
  const answer = tell(part);
  story.push(...part);
  return answer;
}
