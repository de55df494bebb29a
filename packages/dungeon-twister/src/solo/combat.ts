/** Combat against the NP's deck (DS-FIGHT-01 to 07, DS-DECK-03, 04, 07). */
import { pick, type Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { NpcCard } from '../content/npcs/card.ts';
import { type Armies, armiesOf, sumsOf } from '../duel/battle.ts';
import { COMBAT_VALUES, cards } from '../duel/cards.ts';
import { announce, beat, breakSpear, spend } from '../duel/fight.ts';
import { type Battle, can, isMiniature, isWounded, sideOf } from '../duel/state.ts';
import { nameOf, settle } from '../duel/story.ts';
import { spearOf } from '../duel/weapons.ts';
import { ABILITY, type Side, type Token } from '../pieces/roster.ts';
import type { SoloAction } from './action.ts';
import { type SoloStory, told } from './event.ts';
import { EYES, ICONS } from './icons.ts';
import { drawNpCards, returnNpCards } from './np-deck.ts';
import { rob } from './rob.ts';
import { isNpc, npcCard, PLAYER, type SoloState } from './state.ts';
import { callUp, pop, push, type SoloWorkOf } from './work.ts';

type CombatFrame = SoloWorkOf<'combat'>;

/** Cards that the Player's Telepath turns up (DS-FIGHT-06). */
const TURNED_UP = 3;

export function openCombat(state: SoloState, battle: Battle): void {
  push(state, { kind: 'combat', battle, open: [], picked: -1 });
}

/** The two of a one-on-one close combat, or null (DS-FIGHT-03). */
function duellists(state: SoloState, battle: Battle, armies: Armies): readonly Token[] | null {
  const { attackers, defenders, afar } = armies;
  if (battle.how === 'shoot' || attackers.length + afar.length !== 1 || defenders.length !== 1)
    return null;
  const two = [...attackers, ...afar, ...defenders];
  return two.map(token => token).sort((a, b) => sideOf(state, a) - sideOf(state, b));
}

interface Readers {
  readonly reader: Token | null;
  readonly npc: NpcCard['trait'] | null;
  readonly players: boolean;
}

const NO_READERS: Readers = { reader: null, npc: null, players: false };

/** The NPC whose trait rules this combat, and the Player's character whose ability does; equals cancel out. */
function readers(state: SoloState, battle: Battle): Readers {
  const two = duellists(state, battle, armiesOf(state, battle));
  const reads = (token: Token) =>
    isMiniature(state, token) && can(state, token, ABILITY['reads-minds']);
  if (two === null) return NO_READERS;
  const [npc, other] = two as [Token, Token];
  if (reads(npc) === reads(other)) return NO_READERS;
  if (reads(other)) return { ...NO_READERS, players: true };
  return { reader: npc, npc: npcCard(state, npc).trait, players: false };
}

/** Whether the combat waits for the Player; a card drawn by chance is not asked for (NC-TELE-03). */
export function asksInCombat(state: SoloState, frame: CombatFrame): boolean {
  const { npc, players } = readers(state, frame.battle);
  if (players && frame.open.length === 0) return false;
  return npc !== 'forces-random';
}

function isPicking({ open, picked }: CombatFrame): boolean {
  return open.length > 0 && picked < 0;
}

/** Cards that the Player may lay: all of them, or the weakest (DS-FIGHT-04). */
function playable(state: SoloState, { battle }: CombatFrame): number[] {
  const hand = [...new Set(cards.combatHand(state, PLAYER))];
  if (readers(state, battle).npc !== 'forces-weakest') return hand;
  return [hand.find(value => value > 0) ?? 0];
}

export function combatQuestion(frame: CombatFrame): string {
  return isPicking(frame) ? 'pick' : 'combat';
}

export function combatActions(state: SoloState, frame: CombatFrame): SoloAction[] {
  if (isPicking(frame)) {
    return [...new Set(frame.open)].map(value => ({ do: 'pick', value }));
  }
  return playable(state, frame).map(value => ({ do: 'choose', value }));
}

export function whyNotInCombat(
  state: SoloState,
  frame: CombatFrame,
  action: SoloAction,
): RuleId | null {
  if (isPicking(frame)) {
    return action.do === 'pick' && frame.open.includes(action.value) ? null : 'DS-FIGHT-06';
  }
  if (action.do !== 'choose') return 'DS-FIGHT-01';
  if (action.value >= COMBAT_VALUES || cards.combat(state, PLAYER, action.value) === 0)
    return 'DS-FIGHT-01';
  return playable(state, frame).includes(action.value) ? null : 'DS-FIGHT-04';
}

export function answerCombat(
  state: SoloState,
  frame: CombatFrame,
  action: SoloAction,
  random: Random,
  story: SoloStory,
): void {
  if (action.do === 'pick') frame.picked = action.value;
  else if (action.do === 'choose') resolve(state, frame, action.value, random, story);
}

/** What happens before the Player is asked: his Telepath's three cards, or a card drawn for him. */
export function runCombat(
  state: SoloState,
  frame: CombatFrame,
  random: Random,
  story: SoloStory,
): void {
  if (readers(state, frame.battle).players) {
    frame.open.push(...drawNpCards(state, TURNED_UP, random, story));
    const shown = [...frame.open].sort((a, b) => a - b);
    story.push({ kind: 'np-cards', to: 'all', cards: shown, counts: null, reveals: true });
    return;
  }
  const hand = cards.combatHand(state, PLAYER).filter(value => value > 0);
  const value = hand.length === 0 ? 0 : pick(random, 'players-card', hand);
  const token = nameOf(state, readers(state, frame.battle).reader!);
  story.push({ kind: 'players-card', to: 'all', token, value, reveals: true });
  resolve(state, frame, value, random, story);
}

/** The NP's card: the one picked, the top one, or the higher of two (NC-COLO-02, NC-TELE-02). */
function npCard(state: SoloState, frame: CombatFrame, random: Random, story: SoloStory): number {
  if (frame.picked >= 0) {
    const others = [...frame.open];
    others.splice(others.indexOf(frame.picked), 1);
    returnNpCards(state, others);
    return frame.picked;
  }
  const turned = drawNpCards(state, turnsTwo(state, frame.battle) ? 2 : 1, random, story);
  const counts = Math.max(...turned);
  story.push({ kind: 'np-cards', to: 'all', cards: turned, counts, reveals: true });
  return counts;
}

function turnsTwo(state: SoloState, battle: Battle): boolean {
  if (readers(state, battle).npc === 'turns-two-cards') return true;
  const [attacker, target] = [battle.attacker as Token, battle.target as Token];
  return (
    isNpc(attacker) && npcCard(state, attacker).trait === 'finishes-off' && isWounded(state, target)
  );
}

/** Both sums with their cards, attackers first; in a duel Doctor Migraine's enemy counts 0 (NC-TELE-04). */
function totalsOf(
  state: SoloState,
  battle: Battle,
  armies: Armies,
  chosen: readonly number[],
): [number, number] {
  const side = sideOf(state, battle.attacker as Token);
  const sums = [...sumsOf(state, battle, armies)] as [number, number];
  if (readers(state, battle).npc === 'saps-strength') sums[side === PLAYER ? 0 : 1] = 0;
  return [sums[0] + chosen[side]!, sums[1] + chosen[1 - side]!];
}

function resolve(
  state: SoloState,
  frame: CombatFrame,
  players: number,
  random: Random,
  story: SoloStory,
): void {
  const { battle } = frame;
  const np = npCard(state, frame, random, story);
  const chosen = [np, players];
  const side = sideOf(state, battle.attacker as Token);
  const armies = armiesOf(state, battle);
  const totals = totalsOf(state, battle, armies, chosen);
  spend(state, PLAYER, players);
  const winner = told(story, part => announce(state, side, armies, chosen, totals, part));
  conclude(state, battle, armies, winner, story);
  const { level } = state.solo;
  const called =
    Number(ICONS[level].players.includes(players)) + Number(ICONS[level].np.includes(np));
  const seen = Number(EYES.combat.includes(players)) + Number(EYES.combat.includes(np));
  callUp(state, called, seen);
}

/** A combat whose cards lay on somebody's own table: only who won is known here. */
export function concludeOutside(
  state: SoloState,
  { battle }: CombatFrame,
  winner: Side | null,
  story: SoloStory,
): void {
  conclude(state, battle, armiesOf(state, battle), winner, story);
}

function conclude(
  state: SoloState,
  battle: Battle,
  armies: Armies,
  winner: Side | null,
  story: SoloStory,
): void {
  pop(state);
  noteForMode(state, battle, settleCombat(state, battle, armies, winner, story));
}

/** The losers are wounded. Whether the attack came to nothing, so that it is made again (DS-CMB-05). */
function settleCombat(
  state: SoloState,
  battle: Battle,
  armies: Armies,
  winner: Side | null,
  story: SoloStory,
): boolean {
  if (winner === null) return true;
  const attacker = battle.attacker as Token;
  const side = sideOf(state, attacker);
  const losers = winner === side ? armies.defenders : armies.attackers;
  const before = rob.before(state, battle, winner);
  const hurt = losers.filter(token => !shrugsOff(state, token, story));
  told(story, part => {
    beat(state, hurt, part);
    if (winner !== side)
      for (const token of armies.afar) breakSpear(state, spearOf(state, token), part);
    settle(state, part);
  });
  rob.after(state, battle, before, story);
  return winner !== side && isMiniature(state, attacker);
}

/** Little Bo ignores his first wound in a combat (NC-COLO-04). */
function shrugsOff(state: SoloState, token: Token, story: SoloStory): boolean {
  if (!isNpc(token) || npcCard(state, token).trait !== 'shrugs-off-first-wound') return false;
  if (isWounded(state, token) || state.solo.tallies[token] !== 0) return false;
  state.solo.tallies[token] = 1;
  story.push({ kind: 'unhurt', to: 'all', token: nameOf(state, token) });
  return true;
}

/** An NPC in Combat mode remembers whom it has not beaten. */
function noteForMode(state: SoloState, battle: Battle, undecided: boolean): void {
  const frame = state.solo.work.at(-1);
  if (frame?.kind !== 'activation' || frame.npc !== battle.attacker) return;
  frame.again = undecided ? battle.target : -1;
}
