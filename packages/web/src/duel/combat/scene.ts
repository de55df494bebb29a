import type {
  Duel,
  DuelEvent,
  DuelSeat,
  DuelView,
  Fighters,
  QuestionView,
} from '@oubliette/dungeon-twister';
import type { Chapter } from '../../match/contract.ts';
import { seatOf } from '../words/mention.ts';

export type FoughtEvent = Extract<DuelEvent, { kind: 'fought' }>;
export type CombatFrame = Extract<QuestionView, { kind: 'muster' | 'demand' | 'fight' }>;

/** How far a combat has come. */
export const STEPS = ['declared', 'laid', 'turned', 'wounds'] as const;
export type CombatStep = (typeof STEPS)[number];

/** A combat that waits for its cards. */
export interface WaitingCombat {
  readonly fighters: Fighters;
  readonly how: CombatFrame['battle']['how'];
}

/** A combat that was decided, with everything that came of it. */
export interface CombatResult {
  readonly fighters: Fighters;
  /** How it began, where that is known. */
  readonly how: WaitingCombat['how'] | null;
  readonly fought: FoughtEvent;
  readonly events: readonly DuelEvent[];
}

export function combatFrameOf({ asked }: DuelView): CombatFrame | null {
  return asked !== null && 'battle' in asked ? asked : null;
}

/** The combat that the news decided; who fought is known from the moment before. */
export function resultOf(
  news: readonly Chapter<Duel>[],
  before: WaitingCombat | null,
): CombatResult | null {
  for (const { events } of news) {
    const fought = events.find(event => event.kind === 'fought');
    if (fought) {
      const { fighters, how } = before ?? { fighters: strangers(fought), how: null };
      return { fought, events, fighters, how };
    }
  }
  return null;
}

/** Fighters of whom nothing is known but what was told. */
function strangers({ attackers, defenders, totals, cards }: FoughtEvent): Fighters {
  const sums = [totals[0] - cards[0], totals[1] - cards[1]] as const;
  const crew = (tokens: readonly string[], sum: number) =>
    tokens.map((token, index) => ({
      token,
      wounded: false,
      strength: index === 0 ? sum : 0,
      stab: 0,
      bonus: 0,
      aid: null,
      weapon: null,
    }));
  return { attackers: crew(attackers, sums[0]), defenders: crew(defenders, sums[1]), sums };
}

export const attackerOf = ({ attackers }: Fighters): DuelSeat => seatOf(attackers[0]!.token);

/** A number in a sum: what a fighter, the Stab or the card adds. */
export type SumTerm =
  | { readonly of: 'fighter'; readonly token: string; readonly value: number }
  | { readonly of: 'stab'; readonly value: number }
  | { readonly of: 'aid'; readonly token: string; readonly value: number }
  | { readonly of: 'card'; readonly value: number | null };

/** The sum of a side, every term by its name; a card that nobody has seen has no value yet. */
export function termsOf(side: Fighters['attackers'], card: number | null): SumTerm[] {
  return [
    ...side.flatMap(({ token, strength, stab, bonus, aid }): SumTerm[] => [
      { of: 'fighter', token, value: strength },
      ...(stab > 0 ? [{ of: 'stab', value: stab } as const] : []),
      ...(aid === null ? [] : [{ of: 'aid', token: aid, value: bonus } as const]),
    ]),
    { of: 'card', value: card },
  ];
}

/** What lies before a side: nothing yet, a card face down, or one that everybody knows. */
export type LaidCard = 'nothing' | 'face-down' | number;

export function laidBy(view: DuelView, seat: DuelSeat): LaidCard {
  const frame = combatFrameOf(view);
  if (frame?.kind !== 'fight' || !frame.given.includes(seat)) return 'nothing';
  if (frame.forced === seat) return frame.demanded!;
  // Before a Weapon Master cards lie open (DT-PND-09).
  const open = seat === view.viewer ? undefined : frame.cards[seat];
  return open?.reduce((sum, card) => sum + card, 0) ?? 'face-down';
}

/** Who must play which card, and whose Telepath named it (DT-TELEPATH-01). */
export function forcedIn(view: DuelView) {
  const frame = combatFrameOf(view);
  if (frame?.kind !== 'fight' || frame.forced === null) return null;
  const { forced: victim, demanded: card, battle } = frame;
  const [one, other] = [battle.attacker, battle.target].map(seatOf);
  return { victim, card: card!, reader: one === victim ? other! : one! };
}

/** Whoever is out of the fight for good, and whoever is wounded by it. */
export function harmOf(events: readonly DuelEvent[]): {
  readonly wounded: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
} {
  const tokens = (kind: 'wounded' | 'killed') =>
    new Set(events.flatMap(event => (event.kind === kind ? [event.token] : [])));
  return { wounded: tokens('wounded'), gone: tokens('killed') };
}
