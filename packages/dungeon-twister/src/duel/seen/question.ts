import { seenOf, type Viewer } from '@oubliette/kernel';
import { NOBODY, type Roster } from '../../pieces/roster.ts';
import type { StrikeKind } from '../action.ts';
import {
  type Battle,
  COLOURS,
  type DuelFrame,
  type DuelSeat,
  type DuelState,
  sideAt,
} from '../state.ts';
import { cardsUnder, sealOf } from '../two-cards.ts';
import type { BySeat } from './by-seat.ts';

/** A declared combat. */
export interface BattleView {
  readonly how: StrikeKind;
  readonly attacker: string;
  readonly target: string;
  /** Shooters and Spear carriers that were added (DT-RNG-06, DT-SPEAR-06). */
  readonly support: readonly string[];
  /** Who strikes from afar, and the weapon that their player named (DT-MERC-04). */
  readonly weapons?: Readonly<Record<string, string>>;
  /** Who or what makes it cost nothing (DT-MERC-09, DT-MERC-14). */
  readonly free?: string;
  /** What was announced for it (DT-ALL-13). */
  readonly declared?: readonly string[];
}

/** What the match waits for. Tokens are called by name, rooms by the number of their place. */
export type QuestionView =
  /** All answer alone: rooms and pieces, characters to take out, starters (DT-MIX-07, 09, DT-SET-02). */
  | { readonly kind: 'gathering' | 'removal' | 'starters' }
  /** One side chooses a pair of rooms or a piece, or puts a token face down (DT-MIX-04 to 06, DT-SET-03). */
  | { readonly kind: 'pairs' | 'picks' | 'hiding'; readonly seat: DuelSeat }
  /** The active player plays an Action card, or spends AP (DT-TURN-02). */
  | { readonly kind: 'card' | 'turn' }
  /** A character is on the move (DT-MOVE-01). */
  | {
      readonly kind: 'move';
      readonly mover: string;
      /** Steps left, and whether one was taken. */
      readonly steps: number;
      readonly moved: boolean;
      /** What the mover holds. */
      readonly load: string | null;
      /** What the other hand of a mover holds who carries two (DT-PND-05). */
      readonly second?: string;
      /** Tokens that changed hands on this square of the way. */
      readonly handled: readonly string[];
      /** Squares of the way so far, where a load may have to stay on one (DT-ALL-09). */
      readonly came?: readonly number[];
    }
  /** Tokens of a revealed room wait for their squares: those of this seat, then the others' (DT-REV-03). */
  | {
      readonly kind: 'put';
      readonly room: number;
      readonly seat: DuelSeat;
      readonly tokens: readonly string[];
      readonly later: readonly string[];
    }
  /** An attack is declared; supporters may be added (DT-RNG-06). */
  | {
      readonly kind: 'muster';
      readonly battle: BattleView;
      /** Whose character is attacked, where that seat says what it uses (DT-ALL-13). */
      readonly seat?: DuelSeat;
    }
  /** The Telepath of a seat may demand a card (DT-TELEPATH-01). */
  | { readonly kind: 'demand'; readonly battle: BattleView; readonly seat: DuelSeat }
  /** Everybody in the combat chooses Combat cards, unseen (DT-CBT-02). */
  | {
      readonly kind: 'fight';
      readonly battle: BattleView;
      /** Who has chosen. */
      readonly given: readonly DuelSeat[];
      /** What everybody or the viewer knows of that: cards by seat. */
      readonly cards: BySeat<readonly number[]>;
      /** The card that a Telepath has named, and who must play it (DT-TELEPATH-01). */
      readonly demanded: number | null;
      readonly forced: DuelSeat | null;
      /** Whose Combat cards lie open before the Telepath's side, for want of that card (DT-TELEPATH-02). */
      readonly shown: DuelSeat | null;
    };

type Named = Pick<DuelState, 'names'>;

const nameOrNull = ({ names }: Named, token: number): string | null => names[token] ?? null;
const namesOf = ({ names }: Named, tokens: readonly number[]): string[] =>
  tokens.map(token => names[token]!);
const seatOrNull = (side: number): DuelSeat | null => COLOURS[side] ?? null;

export function battleView(state: Named, battle: Battle): BattleView {
  const { how, attacker, target, support, weapons, free, declared } = battle;
  const named = (token: number | string) => state.names[Number(token)]!;
  return {
    how,
    attacker: named(attacker),
    target: named(target),
    support: namesOf(state, support),
    ...(weapons && {
      weapons: Object.fromEntries(
        Object.entries(weapons).map(([token, weapon]) => [named(token), named(weapon)]),
      ),
    }),
    ...(free !== undefined && { free: named(free) }),
    ...(declared && { declared: namesOf(state, declared) }),
  };
}

export function questionView(
  state: Named,
  frame: DuelFrame,
  viewer: Viewer<DuelSeat>,
  open: BySeat<readonly number[]> = {},
): QuestionView {
  switch (frame.kind) {
    case 'pairs':
    case 'picks':
    case 'hiding':
      return { kind: frame.kind, seat: COLOURS[frame.side]! };
    case 'move': {
      const { kind, mover, steps, moved, load, second, handled, came } = frame;
      return {
        kind,
        mover: state.names[mover]!,
        steps,
        moved,
        load: nameOrNull(state, load),
        ...(second !== undefined && { second: state.names[second]! }),
        handled: namesOf(state, handled),
        ...(came && { came: came.slice() }),
      };
    }
    case 'put': {
      const { kind, position, side, tokens, later } = frame;
      const [now, then] = [namesOf(state, tokens), namesOf(state, later)];
      return { kind, room: position, seat: COLOURS[side]!, tokens: now, later: then };
    }
    case 'muster':
      return {
        kind: frame.kind,
        battle: battleView(state, frame.battle),
        ...(frame.side !== undefined && { seat: COLOURS[frame.side]! }),
      };
    case 'demand':
      return {
        kind: frame.kind,
        battle: battleView(state, frame.battle),
        seat: COLOURS[frame.side]!,
      };
    case 'fight':
      return fightView(state, frame, viewer, open);
    default:
      return { kind: frame.kind };
  }
}

function fightView(
  state: Named,
  { battle, sealed, shown, forced, demanded }: Extract<DuelFrame, { kind: 'fight' }>,
  viewer: Viewer<DuelSeat>,
  open: BySeat<readonly number[]>,
): QuestionView {
  const { own, given } = seenOf(sealed, viewer);
  const victim = seatOrNull(forced);
  const cards: Partial<Record<DuelSeat, readonly number[]>> = { ...open };
  // Whoever had to play the card that was named, and played nothing else, has no secret.
  if (victim !== null && sealed[victim] === demanded) cards[victim] = cardsUnder(demanded);
  if (own !== null) cards[viewer as DuelSeat] = cardsUnder(own);
  return {
    kind: 'fight',
    battle: battleView(state, battle),
    given,
    cards,
    demanded: demanded === 0 ? null : demanded,
    forced: victim,
    shown: seatOrNull(shown),
  };
}

const sideOrNobody = (seat: DuelSeat | null): number => (seat === null ? NOBODY : sideAt(seat));
const tokenOf = (roster: Roster, name: string | null): number =>
  name === null ? NOBODY : roster.numberOf(name)!;
const tokensOf = (roster: Roster, names: readonly string[]): number[] =>
  names.map(name => roster.numberOf(name)!);

export function battleOf(roster: Roster, battle: BattleView): Battle {
  const { how, attacker, target, support, weapons, free, declared } = battle;
  return {
    how,
    attacker: tokenOf(roster, attacker),
    target: tokenOf(roster, target),
    support: tokensOf(roster, support),
    ...(weapons && {
      weapons: Object.fromEntries(
        Object.entries(weapons).map(([token, weapon]) => [
          tokenOf(roster, token),
          tokenOf(roster, weapon),
        ]),
      ),
    }),
    ...(free !== undefined && { free: tokenOf(roster, free) }),
    ...(declared && { declared: tokensOf(roster, declared) }),
  };
}

/** The frame that a question was shown for; of a combat only the answers that were seen. */
export function frameOf(roster: Roster, question: QuestionView): DuelFrame {
  switch (question.kind) {
    case 'pairs':
    case 'picks':
    case 'hiding':
      return { kind: question.kind, side: sideAt(question.seat) };
    case 'move': {
      const { kind, mover, steps, moved, load, second, handled, came } = question;
      return {
        kind,
        mover: tokenOf(roster, mover),
        steps,
        moved,
        load: tokenOf(roster, load),
        ...(second !== undefined && { second: tokenOf(roster, second) }),
        handled: tokensOf(roster, handled),
        ...(came && { came: came.slice() }),
      };
    }
    case 'put': {
      const { kind, room: position, seat, tokens, later } = question;
      const [now, then] = [tokensOf(roster, tokens), tokensOf(roster, later)];
      return { kind, position, side: sideAt(seat), tokens: now, later: then };
    }
    case 'muster':
      return {
        kind: question.kind,
        battle: battleOf(roster, question.battle),
        ...(question.seat !== undefined && { side: sideAt(question.seat) }),
      };
    case 'demand':
      return {
        kind: question.kind,
        battle: battleOf(roster, question.battle),
        side: sideAt(question.seat),
      };
    case 'fight': {
      const { kind, battle, cards } = question;
      const sealed: Partial<Record<DuelSeat, number>> = {};
      for (const seat of COLOURS) {
        const [value, second] = cards[seat] ?? [];
        if (value === undefined) continue;
        sealed[seat] = sealOf({ do: 'choose', value, ...(second !== undefined && { second }) });
      }
      return {
        kind,
        battle: battleOf(roster, battle),
        sealed,
        shown: sideOrNobody(question.shown),
        forced: sideOrNobody(question.forced),
        demanded: question.demanded ?? 0,
      };
    }
    default:
      return { kind: question.kind };
  }
}
