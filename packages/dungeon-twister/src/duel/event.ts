import type { GameEvent } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { Arrow, EdgeState, Sign } from '../board/index.ts';
import type { StrikeKind } from './action.ts';
import type { AimedDeed } from './aimed.ts';
import type { DuelSeat } from './state.ts';

type Told<K extends string, Fields = object> = GameEvent<DuelSeat> & {
  readonly kind: K;
} & Readonly<Fields>;

/** Why a match is over: the target is reached, it stands still, or nobody is left in the maze. */
export type DuelEndReason = 'target' | 'still' | 'nobody-left';

/** A deed of the vocabulary, with what it changed. */
type Did = Told<
  'did',
  {
    deed: AimedDeed;
    token: string;
    target?: string;
    /** An object that was taken, and one that was used up. */
    what?: string;
    spent?: string;
    /** Whoever did it is somewhere else now, with what it holds. */
    from?: number;
    cell?: number;
    load?: string | null;
    second?: string;
  }
>;

/** Squares are numbers of the board as in the state; tokens are called by name. */
export type DuelEvent =
  | Told<'paired', { seat: DuelSeat; number?: number }>
  | Told<'picked' | 'removed', { seat: DuelSeat; token?: string }>
  | Told<'starter', { seat: DuelSeat; token?: string; dot: number }>
  | Told<'hidden', { seat: DuelSeat; token?: string; room: number }>
  | Told<'starters-shown', { tokens: string[] }>
  | Told<'first', { seat: DuelSeat }>
  | Told<'card', { seat: DuelSeat; value: number }>
  | Told<'turn-ended', { seat: DuelSeat }>
  | Told<'cards-back', { seat: DuelSeat }>
  | Told<
      'revealed',
      { seat: DuelSeat; room: number; name: string; quarters: number; tokens: string[] }
    >
  | Told<'put', { token: string; cell: number }>
  | Told<'yielded', { seat: DuelSeat }>
  | Told<'turned', { token: string; room: number; arrow: Arrow }>
  /** `second` is what the other hand holds of whoever carries two (DT-PND-05). */
  | Told<
      'stepped',
      { token: string; from: number; cell: number; load: string | null; second?: string }
    >
  | Told<'took' | 'dropped', { token: string; what: string; cell: number }>
  | Told<'swapped', { token: string; what: string; for: string; cell: number }>
  | Told<'stopped', { token: string; cell: number }>
  | Told<
      'jumped',
      {
        token: string;
        from: number;
        over: number;
        cell: number;
        load: string | null;
        second?: string;
        left: string | null;
      }
    >
  | Did
  /** Remote pits of a sign open or shut (DT-MERC-22). */
  | Told<'pits', { sign: Sign; open: boolean }>
  | Told<'portcullis', { token: string; cell: number; edge: number; state: EdgeState }>
  | Told<'healed', { token: string; target: string }>
  | Told<'regenerated', { token: string }>
  /** Magic that failed where magic fails (DT-ALL-08). */
  | Told<'fizzled', { token: string; what: string }>
  /** Fire that something on somebody's square has kept off (DT-PND-12). */
  | Told<'warded', { token: string; what: string }>
  | Told<'drank', { token: string; what: string }>
  | Told<
      'pushed',
      {
        token: string;
        target: string;
        from: number;
        cell: number;
        load: string | null;
        second?: string;
      }
    >
  | Told<'fireball', { token: string; target: string }>
  /** `weapon` is the object that is fired. */
  | Told<
      'attacked',
      { how: StrikeKind; token: string; target: string; weapon?: string; free?: true }
    >
  | Told<'supported', { token: string }>
  /** Somebody plays two cards, or pays for a blow with what they hold (DT-MERC-03, DT-MERC-13). */
  | Told<'declared', { token: string; what?: string }>
  | Told<'demanded', { seat: DuelSeat; value: number }>
  | Told<'must-play', { seat: DuelSeat; value: number }>
  | Told<'hand-shown', { seat: DuelSeat; cards?: number[] }>
  | Told<'chose', { seat: DuelSeat }>
  /** A card that lies open before the other side chooses (DT-PND-09). */
  | Told<'laid', { seat: DuelSeat; cards: number[] }>
  | Told<
      'fought',
      {
        attackers: string[];
        defenders: string[];
        cards: [number, number];
        totals: [number, number];
        winner: DuelSeat | null;
      }
    >
  | Told<'wounded' | 'fell' | 'killed' | 'lost', { token: string; cell: number }>
  | Told<'broke', { token: string }>
  | Told<'left', { token: string; cell: number; load: string | null; second?: string }>
  | Told<'scored', { seat: DuelSeat; points: number }>
  | Told<'over', { winners: DuelSeat[]; reason: DuelEndReason; rule: RuleId }>;

type Kind = DuelEvent['kind'];

/** One entry for each kind, so that none can be forgotten. */
const KINDS: Readonly<Record<Kind, true>> = {
  paired: true,
  picked: true,
  removed: true,
  starter: true,
  hidden: true,
  'starters-shown': true,
  first: true,
  card: true,
  'turn-ended': true,
  'cards-back': true,
  revealed: true,
  put: true,
  yielded: true,
  turned: true,
  stepped: true,
  took: true,
  dropped: true,
  swapped: true,
  stopped: true,
  jumped: true,
  did: true,
  pits: true,
  portcullis: true,
  healed: true,
  regenerated: true,
  fizzled: true,
  warded: true,
  drank: true,
  pushed: true,
  fireball: true,
  attacked: true,
  supported: true,
  declared: true,
  demanded: true,
  'must-play': true,
  'hand-shown': true,
  chose: true,
  laid: true,
  fought: true,
  wounded: true,
  fell: true,
  killed: true,
  lost: true,
  broke: true,
  left: true,
  scored: true,
  over: true,
};

/** Every kind of event that a duel tells. */
export const EVENT_KINDS = Object.keys(KINDS) as Kind[];
