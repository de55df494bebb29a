/** What a view of the solo game says in words, and back: tokens, cards of the row, the work of the NP. */
import type { RuleId } from '../../rules/ids.ts';
import type { NpcAim } from '../content/npcs/card.ts';
import { type BattleView, battleOf, battleView } from '../duel/seen/question.ts';
import { DUEL_MARKS, DUEL_OFF, type SeenToken, tokenWords } from '../duel/seen/token.ts';
import { NOBODY, type Roster } from '../pieces/roster.ts';
import {
  ACTED,
  HELD,
  IN_BAG,
  IN_RESERVE,
  type SoloFrame,
  type SoloState,
  TURNED,
} from './state.ts';

const SOLO_OFF = { ...DUEL_OFF, bag: IN_BAG, reserve: IN_RESERVE } as const;

const { wounded, struck, mended } = DUEL_MARKS;
export const SOLO_MARKS = { wounded, struck, mended, held: HELD } as const;

/**
 * A token of the solo game: as in a duel, or in the `bag`, or in `reserve` as a reinforcement; an NPC has
 * `held` a thing that is not on its list (DS-EDGE-10).
 */
export type SoloTokenView = SeenToken<keyof typeof SOLO_OFF, keyof typeof SOLO_MARKS>;

export const soloTokens = tokenWords({ off: SOLO_OFF, marks: SOLO_MARKS });

/** A card of the activation row: `turned` once its NPC is done, `acted` once it has begun. */
export interface RowView {
  readonly name: string;
  readonly turned?: true;
  readonly acted?: true;
}

export function rowView(name: string, lying: number): RowView {
  return {
    name,
    ...((lying & TURNED) !== 0 && { turned: true }),
    ...((lying & ACTED) !== 0 && { acted: true }),
  };
}

export const lyingOf = ({ turned, acted }: RowView): number =>
  (turned ? TURNED : 0) | (acted ? ACTED : 0);

/** What the NP still has to do, by names; a frame of the state says what each is. */
export type SoloWorkView =
  | { readonly kind: 'starters' | 'watch' | 'turn-end' }
  | {
      readonly kind: 'activation';
      readonly npc: string;
      readonly aim: NpcAim | null;
      /** Things that it gave up in this activation (DS-GET-05, DS-EDGE-12). */
      readonly given: readonly string[];
      readonly fired: boolean;
      /** Whom it has just fought without a decision (DS-CMB-05). */
      readonly again: string | null;
      readonly over: RuleId | null;
    }
  | {
      readonly kind: 'combat';
      readonly battle: BattleView;
      /** NP cards that the Player's Telepath has turned up, and the one that was picked (DS-FIGHT-06). */
      readonly open: readonly number[];
      readonly picked: number | null;
    }
  | {
      readonly kind: 'teleport';
      readonly room: number;
      readonly tokens: readonly string[];
      readonly revealer: string | null;
      /** The dice of the first token, 0 before they are rolled (DS-TELE-04). */
      readonly red: number;
      readonly white: number;
    }
  | { readonly kind: 'reinforcements' | 'visions'; readonly count: number };

type Named = Pick<SoloState, 'names'>;

export function workView(state: Named, frame: SoloFrame): SoloWorkView {
  const named = (tokens: readonly number[]) => tokens.map(token => state.names[token]!);
  const anybody = (token: number) => state.names[token] ?? null;
  switch (frame.kind) {
    case 'activation': {
      const { kind, aim, fired, over } = frame;
      const [npc, given] = [state.names[frame.npc]!, named(frame.given)];
      return { kind, npc, aim, given, fired, again: anybody(frame.again), over };
    }
    case 'combat': {
      const { kind, open, picked } = frame;
      const battle = battleView(state, frame.battle);
      return { kind, battle, open: [...open], picked: picked < 0 ? null : picked };
    }
    case 'teleport': {
      const { kind, position, red, white } = frame;
      const [tokens, revealer] = [named(frame.tokens), anybody(frame.revealer)];
      return { kind, room: position, tokens, revealer, red, white };
    }
    case 'reinforcements':
    case 'visions':
      return { kind: frame.kind, count: frame.count };
    default:
      return { kind: frame.kind };
  }
}

/** The work that such a view was made of. */
export function workOf(roster: Roster, seen: SoloWorkView): SoloFrame {
  const numbered = (names: readonly string[]) => names.map(name => roster.numberOf(name)!);
  const numberOf = (name: string | null) => (name === null ? NOBODY : roster.numberOf(name)!);
  switch (seen.kind) {
    case 'activation': {
      const { kind, aim, fired, over } = seen;
      const [npc, given] = [numberOf(seen.npc), numbered(seen.given)];
      return { kind, npc, aim, given, fired, again: numberOf(seen.again), over };
    }
    case 'combat': {
      const { kind, open, picked } = seen;
      const battle = battleOf(roster, seen.battle);
      return { kind, battle, open: [...open], picked: picked ?? -1 };
    }
    case 'teleport': {
      const { kind, room: position, red, white } = seen;
      const [tokens, revealer] = [numbered(seen.tokens), numberOf(seen.revealer)];
      return { kind, position, tokens, revealer, red, white };
    }
    case 'reinforcements':
    case 'visions':
      return { kind: seen.kind, count: seen.count };
    default:
      return { kind: seen.kind };
  }
}
