import { stillAsked } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import { drinkStrength } from '../abilities/strengthens.ts';
import { ABILITY, NOBODY, type Side, type Token } from '../pieces/roster.ts';
import { tokenNamed } from './acting.ts';
import type { DuelAction, DuelActionOf } from './action.ts';
import {
  type Armies,
  armiesOf,
  campOf,
  layersOf,
  layingFirst,
  laysBoth,
  mindReader,
  openHanded,
  opponentIn,
  sumsOf,
} from './battle.ts';
import { COMBAT_VALUES, cards } from './cards.ts';
import { doomed } from './company.ts';
import { BLOW_PRICE, bearerIn, declarations, whyNotDeclare } from './declare.ts';
import { type DuelPoint, type FrameOf, refused } from './duel.ts';
import { inherit, legaciesOf } from './forced.ts';
import { mustPlayNought } from './nought.ts';
import { pay } from './purse.ts';
import {
  ASKED,
  type Battle,
  BRANDED,
  COLOURS,
  can,
  type DuelSeat,
  type DuelState,
  isCharacter,
  isDragon,
  isMiniature,
  isWounded,
  knows,
  playerOf,
  rosterIn,
  seatsIn,
  setTrait,
  sideAt,
  sideOf,
} from './state.ts';
import { type DuelStory, eliminate, nameOf, othersThan, remove, settle, wound } from './story.ts';
import { openAnswer, openFight, openMuster, supports, whyNotSupport } from './strike.ts';
import {
  cardsForBoth,
  cardsUnder,
  isAgainstCowed,
  pairsHeld,
  playsTwo,
  sealOf,
} from './two-cards.ts';
import { isThrust, markFired, weaponIn } from './weapons.ts';

/** In the last combat: this side had no part in it. */
const NO_CARD = -1;
const FIGHT: DuelAction = { do: 'fight' };
const CHOICES: readonly DuelActionOf<'choose'>[] = values(0).map(value => ({
  do: 'choose',
  value,
}));
/** Naming is optional: 0 demands nothing. */
const DEMANDS: readonly DuelActionOf<'demand'>[] = values(0).map(value => ({
  do: 'demand',
  value,
}));

function values(from: number): number[] {
  return Array.from({ length: COMBAT_VALUES - from }, (_, index) => index + from);
}

/** The active player may add shooters and Spear carriers, one by one (DT-RNG-06, DT-SPEAR-06). */
export const muster: DuelPoint<'muster'> = {
  seats: (state, { side }) => ASKED[side ?? state.active]!,
  legal: (state, seat, { battle, side }) => [
    FIGHT,
    ...(side === undefined ? supports(state, battle) : []),
    ...declarations(state, battle, sideAt(seat)).map(
      (token): DuelAction => ({ do: 'declare', token: nameOf(state, token) }),
    ),
  ],
  refusal(state, seat, action, { battle, side }) {
    if (action.do === 'fight') return null;
    if (action.do === 'declare') {
      return refused(whyNotDeclare(state, battle, tokenNamed(state, action.token), sideAt(seat)));
    }
    if (action.do !== 'support') return refused('DT-CONV-04');
    return refused(side === undefined ? whyNotSupported(state, battle, action) : 'DT-RNG-06');
  },
  apply(state, _seat, action, _random, { battle, side }) {
    const story: DuelStory = [];
    state.frames.pop();
    if (action.do === 'support') {
      const { token: name, weapon } = action;
      const token = tokenNamed(state, name);
      battle.support.push(token);
      if (weapon !== undefined) {
        battle.weapons = { ...battle.weapons, [token]: tokenNamed(state, weapon) };
      }
      story.push({ kind: 'supported', to: 'all', token: name });
      openMuster(state, battle);
    } else if (action.do === 'declare') {
      announceUse(state, battle, tokenNamed(state, action.token), story);
      if (side === undefined) openMuster(state, battle);
      else openAnswer(state, battle);
    } else if (side === undefined) openAnswer(state, battle);
    else openFight(state, battle);
    return story;
  },
};

/** What is announced counts in this combat; a sword is paid, a potion emptied (DT-MERC-11, DT-MERC-13). */
function announceUse(state: DuelState, battle: Battle, token: Token, story: DuelStory): void {
  battle.declared = [...(battle.declared ?? []), token];
  if (isCharacter(state, token)) {
    story.push({ kind: 'declared', to: 'all', token: nameOf(state, token) });
    return;
  }
  const { attackers, afar, defenders } = armiesOf(state, battle);
  const bearer = bearerIn(state, [...attackers, ...afar, ...defenders], token)!;
  if (!knows(state, token, 'strikes-hard')) {
    drinkStrength(state, bearer, token, story);
    return;
  }
  pay(state, bearer, BLOW_PRICE);
  const what = nameOf(state, token);
  story.push({ kind: 'declared', to: 'all', token: nameOf(state, bearer), what });
}

/** The Telepath's player names a value, or none (DT-TELEPATH-01, 02). */
export const demand: DuelPoint<'demand'> = {
  seats: (_state, { side }) => ASKED[side]!,
  legal: () => [...DEMANDS],
  refusal(_state, _seat, action) {
    if (action.do !== 'demand') return refused('DT-CONV-04');
    return refused(DEMANDS.some(({ value }) => value === action.value) ? null : 'DT-TELEPATH-01');
  },
  apply(state, seat, action, _random, { battle, side }) {
    const value = action.do === 'demand' ? action.value : 0;
    const story: DuelStory = [{ kind: 'demanded', to: 'all', seat, value }];
    state.frames.pop();
    const victim = opponentIn(state, battle, side);
    const held = value > 0 && cards.combat(state, victim, value) > 0;
    const shown = value > 0 && !held ? victim : NOBODY;
    const forced = held ? victim : NOBODY;
    // Of two cards only one can be named: the other one is chosen freely (DT-EXT-10).
    const settled = held && !playsTwo(state, battle, victim);
    const sealed = settled ? { [COLOURS[victim]!]: value } : {};
    if (held)
      story.push({ kind: 'must-play', to: 'all', seat: COLOURS[victim]!, value, reveals: true });
    if (shown !== NOBODY) showHand(state, victim, seat, story);
    state.frames.push({ kind: 'fight', battle, sealed, shown, forced, demanded: value });
    return story;
  },
};

function showHand(state: DuelState, side: Side, reader: DuelSeat, story: DuelStory): void {
  const seat = COLOURS[side]!;
  const hand = cards.combatHand(state, side);
  story.push({ kind: 'hand-shown', to: [reader, seat], seat, cards: hand, reveals: true });
  story.push({ kind: 'hand-shown', to: othersThan(state, reader, seat), seat });
}

function choicesOf(
  state: DuelState,
  seat: DuelSeat,
  { battle, forced, demanded }: FrameOf<'fight'>,
): DuelActionOf<'choose'>[] {
  const side = sideAt(seat);
  if (laysBoth(state, battle)) return cardsForBoth(state, battle, side);
  if (mustPlayNought(state, battle, side)) return [CHOICES[0]!];
  if (playsTwo(state, battle, side)) return pairsHeld(state, side, forced === side ? demanded : 0);
  return CHOICES.filter((_, value) => cards.combat(state, side, value) > 0);
}

function isSameChoice(one: DuelActionOf<'choose'>, other: DuelActionOf<'choose'>): boolean {
  return one.value === other.value && one.second === other.second;
}

/** Why somebody is not added with the weapon that is named; null if they may be. */
function whyNotSupported(
  state: DuelState,
  battle: Battle,
  { token: name, weapon: named }: DuelActionOf<'support'>,
): RuleId | null {
  const token = tokenNamed(state, name);
  if (token === NOBODY) return 'DT-RNG-06';
  const weapon = named === undefined ? undefined : tokenNamed(state, named);
  return whyNotSupport(state, battle, token, weapon);
}

/** Why the cards are asked for, and no demand: nobody there reads minds, or it does not work here. */
function whyNoDemand(state: DuelState, battle: Battle, side: Side): RuleId {
  const armies = armiesOf(state, battle);
  const { attackers, defenders, afar } = armies;
  const reads = (token: Token) =>
    sideOf(state, token) === side && can(state, token, ABILITY['reads-minds']);
  const isThere = [...attackers, ...defenders, ...afar].some(reads);
  if (isThere && mustPlayNought(state, battle, opponentIn(state, battle, side)))
    return 'DT-DARK-04';
  return isThere && mindReader(state, battle, armies) !== side
    ? 'DT-TELEPATH-03'
    : 'DT-TELEPATH-01';
}

/** The two who fight, in the order of their sides. */
function seatsAgainst(state: DuelState, battle: Battle): readonly DuelSeat[] {
  const all = seatsIn(state);
  const sides = layersOf(state, battle);
  if (all.length === 2 && sides[0] !== sides[1]) return all;
  return all.filter(seat => sides.includes(sideAt(seat)));
}

/** Both choose alone; nobody sees a card before the second one lies (DT-CBT-02). */
export const fight: DuelPoint<'fight'> = {
  seats(state, frame) {
    const first = layingFirst(state, frame);
    if (first !== NOBODY) return ASKED[first]!;
    return stillAsked(seatsAgainst(state, frame.battle), frame.sealed);
  },
  legal: choicesOf,
  refusal(state, seat, action, frame) {
    if (action.do === 'declare') {
      const token = tokenNamed(state, action.token);
      return refused(whyNotDeclare(state, frame.battle, token, sideAt(seat)) ?? 'DT-ALL-13');
    }
    if (action.do === 'support')
      return refused(whyNotSupported(state, frame.battle, action) ?? 'DT-RNG-06');
    if (action.do === 'demand') return refused(whyNoDemand(state, frame.battle, sideAt(seat)));
    if (action.do !== 'choose') return refused('DT-CBT-02');
    const held = choicesOf(state, seat, frame).some(choice => isSameChoice(choice, action));
    if (held) return null;
    if (laysBoth(state, frame.battle))
      return refused(isAgainstCowed(state, frame.battle, action) ? 'DT-DARK-04' : 'DT-CBT-02');
    const isNamed = [action.value, action.second].includes(frame.demanded);
    const isForced = frame.forced === sideAt(seat) && !isNamed;
    if (mustPlayNought(state, frame.battle, sideAt(seat))) return refused('DT-DARK-04');
    return refused(isForced ? 'DT-TELEPATH-01' : 'DT-CBT-02');
  },
  apply(state, seat, action, _random, { battle, sealed }) {
    if (action.do === 'choose') sealed[seat] = sealOf(action);
    const isOpen = openHanded(state, battle) === sideAt(seat);
    const story: DuelStory = isOpen
      ? [{ kind: 'laid', to: 'all', seat, cards: [...cardsUnder(sealed[seat]!)], reveals: true }]
      : [{ kind: 'chose', to: 'all', seat }];
    if (stillAsked(seatsAgainst(state, battle), sealed).length > 0) return story;
    state.frames.pop();
    resolve(state, battle, sealed, story);
    return story;
  },
};

/** Cards are turned up together, the higher sum wins, the cards are spent (DT-CBT-03 to 05). */
function resolve(
  state: DuelState,
  battle: Battle,
  sealed: FrameOf<'fight'>['sealed'],
  story: DuelStory,
): void {
  const side = playerOf(state, battle.attacker as Token);
  const foe = sideOf(state, battle.target as Token);
  const armies = armiesOf(state, battle);
  const [attack, defence] = sumsOf(state, battle, armies);
  const spears = armies.afar.filter(token => isThrust(state, battle, token));
  const thrust = spears.map(token => weaponIn(state, battle, token));
  markFired(state, battle, armies.afar);
  const chosen = lay(state, battle, sealed);
  const totals = [attack + chosen[side]!, defence + chosen[foe]!] as const;
  const winner = announce(state, side, armies, chosen, totals, story);
  // A target that was only shot at meets nobody (DT-RNG-03).
  const ours = [...armies.attackers, ...spears];
  const [won, lost] =
    winner === side ? [armies.attackers, armies.defenders] : [armies.defenders, armies.attackers];
  const legacies = winner === null ? [] : legaciesOf(state, battle, lost, won);
  if (winner === side) {
    beat(state, armies.defenders, story, side, doomed(state, battle, armies.defenders, ours));
    brand(state, armies.defenders, ours);
  } else if (winner === foe) {
    beat(
      state,
      armies.attackers,
      story,
      foe,
      doomed(state, battle, armies.attackers, armies.defenders),
    );
    brand(state, armies.attackers, armies.defenders);
    for (const spear of thrust) breakSpear(state, spear, story);
  }
  inherit(state, legacies, story);
  settle(state, story, winner ?? side);
}

/** The cards leave the hands; what each side has in the combat, by its number. */
function lay(state: DuelState, battle: Battle, sealed: FrameOf<'fight'>['sealed']): number[] {
  const layers = layersOf(state, battle);
  const camps = [battle.attacker, battle.target].map(token =>
    campOf(state, battle, token as Token),
  );
  const isOne = laysBoth(state, battle);
  const chosen = seatsIn(state).map(() => NO_CARD);
  for (const [index, layer] of layers.entries()) {
    const all = cardsUnder(sealed[COLOURS[layer]!]!);
    const own = isOne ? [all[index]!] : all;
    for (const card of own) spend(state, layer, card);
    chosen[camps[index]!] = own.reduce((sum, card) => sum + card, 0);
  }
  return chosen;
}

/** Trolls that a Troll Slayer's side has wounded in close combat never regenerate again (DT-MERC-06). */
function brand(state: DuelState, losers: readonly Token[], winners: readonly Token[]): void {
  if (!rosterIn(state).anybodysWords.has('slays-trolls')) return;
  if (!winners.some(token => knows(state, token, 'slays-trolls') && isMiniature(state, token)))
    return;
  for (const token of losers) {
    const isTroll = can(state, token, ABILITY.regenerates) && !isDragon(state, token);
    if (isTroll && isWounded(state, token)) setTrait(state, token, BRANDED);
  }
}

/** Tells the totals, the attacker's first, and who has won; the last combat stays in sight. */
export function announce(
  state: DuelState,
  side: Side,
  armies: Armies,
  chosen: readonly number[],
  [attackers, defenders]: readonly [number, number],
  story: DuelStory,
): Side | null {
  const foe = sideOf(state, armies.defenders[0]!);
  const winner = attackers === defenders ? null : attackers > defenders ? side : foe;
  state.fought = Object.freeze({ attackers, defenders, cards: Object.freeze([...chosen]) });
  const names = (tokens: readonly Token[]) => tokens.map(token => nameOf(state, token));
  story.push({
    kind: 'fought',
    to: 'all',
    reveals: true,
    attackers: names([...armies.attackers, ...armies.afar]),
    defenders: names(armies.defenders),
    cards: [chosen[side]!, chosen[foe]!],
    totals: [attackers, defenders],
    winner: winner === null ? null : COLOURS[winner]!,
  });
  return winner;
}

/** A used Combat card is gone, but for the +0 (DT-COMP-04). */
export function spend(state: DuelState, side: Side, value: number): void {
  if (value === 0) return;
  state.stirred = true;
  cards.setCombat(state, side, value, cards.combat(state, side, value) - 1);
}

/** The losers are wounded; only a declared target can be wounded already, and is eliminated (DT-CBT-04). */
export function beat(
  state: DuelState,
  losers: readonly Token[],
  story: DuelStory,
  by = state.active,
  slain: readonly Token[] = [],
): void {
  const dies = (token: Token) => isWounded(state, token) || slain.includes(token);
  // Illusions end with whoever put them up before anybody else is the worse for them (DT-PND-08).
  const all =
    state.illusions === undefined
      ? losers
      : losers.toSorted((one, other) => Number(dies(other)) - Number(dies(one)));
  for (const token of all) {
    if (dies(token)) eliminate(state, token, story, by);
    else wound(state, token, story, by);
  }
}

/** A Spear that lost is removed; its user is unharmed, and a shooter loses nothing (DT-SPEAR-05, DT-RNG-03). */
export function breakSpear(state: DuelState, spear: Token, story: DuelStory): void {
  if (spear === NOBODY) return;
  remove(state, spear);
  story.push({ kind: 'broke', to: 'all', token: nameOf(state, spear) });
}
