import {
  type BattleView,
  type Fighters,
  type ForeseenPlan,
  fightersOf,
  type SoloView,
} from '@oubliette/dungeon-twister';
import { isOfPrison, pieceOf } from '../../duel/words/mention.ts';
import { cardOf } from '../npc/card.ts';
import { cardsAwaited, viewAsDuel } from '../seen/view-as-duel.ts';

type Strike = BattleView['how'];

/** How the card of a side is found. */
export type NpCard = 'top' | 'higher-of-two' | 'picked-of-three';
export type PlayersCard = 'free' | 'weakest' | 'drawn';

/** A combat that the prison is about to begin. */
export interface ComingCombat {
  readonly fighters: Fighters;
  /** The NPC stands first among the attackers. */
  readonly np: NpCard;
  readonly players: PlayersCard;
  /** The card that must be played, where there is no choice. */
  readonly forced: number | null;
  /** The enemy's strength does not count (NC-TELE-04). */
  readonly isSapped: boolean;
}

/** A combat of the prison that waits for the Player's card. */
export function combatWaiting(view: SoloView): ComingCombat | null {
  const frame = view.work.at(-1);
  if (frame?.kind !== 'combat' || view.active !== 'np') return null;
  const { how, attacker, target } = frame.battle;
  return aheadOf(view, how, attacker, target);
}

/** Who of the prison takes the choice of a card from the Player, and how (DS-FIGHT-04 to 07). */
export function forcedBy(
  view: SoloView,
): (Pick<ComingCombat, 'players'> & { readonly npc: string }) | null {
  const frame = view.work.at(-1);
  if (frame?.kind !== 'combat') return null;
  const { how, attacker, target } = frame.battle;
  const ahead = aheadOf(view, how, attacker, target);
  if (ahead === null || ahead.players === 'free') return null;
  const all = [...ahead.fighters.attackers, ...ahead.fighters.defenders];
  const npc = all.map(({ token }) => token).find(isOfPrison)!;
  return { players: ahead.players, npc };
}

/** The combat that a forecast leads to, counted at the end of its way (DS-FIGHT-01). */
export function combatForeseen({ plan, arrived }: ForeseenPlan): ComingCombat | null {
  const deed = plan?.deed;
  if (deed?.do !== 'attack' && deed?.do !== 'shoot' && deed?.do !== 'spear') return null;
  if (arrived === null) return null;
  return aheadOf(arrived, deed.do, deed.token, deed.target);
}

function aheadOf(
  view: SoloView,
  how: Strike,
  attacker: string,
  target: string,
): ComingCombat | null {
  const battle = { how, attacker, target, support: [] };
  const fighters = fightersOf({ ...viewAsDuel(view), asked: cardsAwaited(battle) });
  if (fighters === null) return null;
  return { fighters: countedIn(view, fighters, how), ...cardsIn(view, fighters, how) };
}

/** What the readers of minds make of the cards (DS-FIGHT-04 to 07), and who turns two (NC-COLO-02). */
function cardsIn(view: SoloView, { attackers, defenders }: Fighters, how: Strike) {
  const isAttacked = isOfPrison(defenders[0]!.token);
  const [npc, enemy] = isAttacked ? [defenders[0]!, attackers[0]!] : [attackers[0]!, defenders[0]!];
  const isDuel = how !== 'shoot' && attackers.length === 1 && defenders.length === 1;
  const reads = ({ token, wounded }: typeof npc) => !wounded && classOf(token) === 'telepath';
  const hasEdge = isDuel && reads(npc) && !reads(enemy);
  const { trait } = cardOf(npc.token);
  const finishes = !isAttacked && trait === 'finishes-off' && enemy.wounded;
  const isWeakest = hasEdge && trait === 'forces-weakest';
  const turnsTwo = finishes || (hasEdge && trait === 'turns-two-cards');
  const isPicked = isDuel && reads(enemy) && !reads(npc);
  const isDrawn = hasEdge && trait === 'forces-random';
  return {
    np: (isPicked ? 'picked-of-three' : turnsTwo ? 'higher-of-two' : 'top') as NpCard,
    players: (isWeakest ? 'weakest' : isDrawn ? 'drawn' : 'free') as PlayersCard,
    forced: isWeakest ? (view.hand.combat.find(value => value > 0) ?? 0) : null,
    isSapped: hasEdge && trait === 'saps-strength',
  };
}

/** The sums as they will count: against Doctor Migraine the enemy's strength is 0 (NC-TELE-04). */
export function countedIn(view: SoloView, fighters: Fighters, how: Strike): Fighters {
  if (!cardsIn(view, fighters, how).isSapped) return fighters;
  const sapped = (side: Fighters['attackers']) =>
    side.map(fighter =>
      isOfPrison(fighter.token) ? fighter : { ...fighter, strength: 0, stab: 0 },
    );
  const sumOf = (side: Fighters['attackers'], sum: number) =>
    isOfPrison(side[0]!.token) ? sum : 0;
  return {
    attackers: sapped(fighters.attackers),
    defenders: sapped(fighters.defenders),
    sums: [
      sumOf(fighters.attackers, fighters.sums[0]),
      sumOf(fighters.defenders, fighters.sums[1]),
    ],
  };
}

const classOf = (token: string): string =>
  isOfPrison(token) ? cardOf(token).likeness.id : pieceOf(token);
