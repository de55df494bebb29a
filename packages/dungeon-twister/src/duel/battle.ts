import { barsAt, type CellId, DIRECTIONS, neighbour } from '../board/index.ts';
import { ABILITY, NOBODY, type Side, type Token } from '../pieces/roster.ts';
import { areAdjacent, companyBonus, leaderBonus } from './company.ts';
import { type Crowd, standingAt } from './crowd.ts';
import { worksAt } from './magic.ts';
import {
  type Battle,
  COLOURS,
  can,
  cellOf,
  type DuelFrame,
  type DuelState,
  isCharmed,
  isMiniature,
  isWounded,
  knows,
  loadOf,
  loadsOf,
  MENDED,
  planIn,
  playerOf,
  rosterIn,
  STRUCK,
  secondOf,
  sideOf,
} from './state.ts';
import { forgedOn, isThrust, potionOf, shotWith, strengthOf, weaponIn } from './weapons.ts';

export interface Armies {
  /** In contact: they strike and are struck. */
  readonly attackers: readonly Token[];
  readonly defenders: readonly Token[];
  /** From afar: shooters and Spear carriers of the attacker. */
  readonly afar: readonly Token[];
}

const STAB = 2;

/**
 * Everybody who takes part: who is adjacent to an enemy that does, through any number of links
 * (DT-GRP-01). Only the sides of the attacker and of his target fight (DT-MULTI-06).
 */
export function armiesOf(state: DuelState, battle: Battle): Armies {
  const attacker = battle.attacker as Token;
  const target = battle.target as Token;
  const side = playerOf(state, attacker);
  const foe = sideOf(state, target);
  const camp = (token: Token) => campOf(state, battle, token);
  const inContact = battle.how === 'attack';
  const drawn: Token[] = inContact ? [attacker, target] : [target];
  const afar = [...(inContact ? [] : [attacker]), ...(battle.support as Token[])];
  for (let next = 0; next < drawn.length; next++) {
    const against = camp(drawn[next]!) === side ? foe : side;
    for (const other of rosterIn(state).tokens) {
      if (drawn.includes(other) || afar.includes(other) || !mayJoin(state, other)) continue;
      if (camp(other) !== against) continue;
      if (areAdjacent(state, other, drawn[next]!)) drawn.push(other);
    }
  }
  return {
    attackers: drawn.filter(token => camp(token) === side),
    defenders: drawn.filter(token => camp(token) !== side),
    afar,
  };
}

/** On whose side somebody fights: whoever is charmed and starts a combat on that of its player (DT-ALL-14). */
export const campOf = (state: DuelState, { attacker }: Battle, token: Token): Side =>
  token === attacker ? playerOf(state, token) : sideOf(state, token);

/** Miniatures, but not those healed this turn, nor those wounded in it (DT-GRP-02, 03, DT-CBT-07). */
function mayJoin(state: DuelState, token: Token): boolean {
  return isMiniature(state, token) && (state.marks[token]! & (MENDED | STRUCK)) === 0;
}

/**
 * +2 for a Backstabber beside a friend (DT-BACKSTABBER-02). Whoever has a friend in a combat and
 * does not shoot stands beside an enemy there or holds the Spear (DT-RNG-07, DT-SPEAR-04).
 */
function stab(state: DuelState, token: Token, friends: readonly Token[]): number {
  if (isWounded(state, token) || !can(state, token, ABILITY.stabs)) return 0;
  return friends.some(friend => friend !== token && !isWounded(state, friend)) ? STAB : 0;
}

/** What the object on a participant's square adds in close attack and in defence (DT-CBT-08, DT-EXT-09). */
export const attackBonus = (state: DuelState, token: Token, battle: Battle): number =>
  loadBonus(state, token, rosterIn(state).attacks, battle.target) +
  (rosterIn(state).anybodysWords.size === 0 && state.lasting === undefined
    ? 0
    : armsBonus(state, token, battle));
export const defenceBonus = (state: DuelState, token: Token): number =>
  loadBonus(state, token, rosterIn(state).defences) +
  (isWounded(state, token) ? 0 : rosterIn(state).defences[token]!) +
  potionOf(state, token);

/** What all that somebody carries adds: two of a kind add up (DT-PND-05). */
function loadBonus(state: DuelState, token: Token, bonuses: Int8Array, at: number = token): number {
  const load = loadOf(state, token);
  if (load === NOBODY) return 0;
  const second = secondOf(state, token, load);
  const bonus = bonusOf(state, token, load, bonuses, at);
  return second === NOBODY ? bonus : bonus + bonusOf(state, token, second, bonuses, at);
}

/** Magic adds nothing where it fails: on, from or at an anti-magic square (DT-ALL-08). */
function bonusOf(
  state: DuelState,
  token: Token,
  load: Token,
  bonuses: Int8Array,
  at: number,
): number {
  const bonus = bonuses[load]!;
  if (bonus === 0 || !worksAt(state, load, cellOf(state, token))) return 0;
  return worksAt(state, load, cellOf(state, at as Token)) ? bonus : 0;
}

const HEAVY_BLOW = 2;

/** What weapons of further sets add in close attack, and what their carrier drank (DT-MERC-11). */
function armsBonus(state: DuelState, token: Token, battle: Battle): number {
  let bonus = potionOf(state, token);
  for (const load of loadsOf(state, token)) bonus += armBonus(state, token, load, battle);
  return bonus;
}

/** What one weapon of a further set adds in close attack (DT-MERC-10, 13, 21). */
function armBonus(state: DuelState, token: Token, load: Token, battle: Battle): number {
  const works = [token, battle.target].every(at =>
    worksAt(state, load, cellOf(state, at as Token)),
  );
  const isDwarf = knows(state, token, 'slays-trolls') && knows(state, load, 'dwarven');
  const blow = isDeclared(battle, load) && knows(state, load, 'strikes-hard') ? HEAVY_BLOW : 0;
  const edge = can(state, load, ABILITY.reaches) ? 0 : forgedOn(state, load);
  return (works && isDwarf ? 1 : 0) + blow + edge;
}

/** What is announced for a combat between the attack and its cards (DT-ALL-13). */
export function isDeclared({ declared }: Battle, token: Token): boolean {
  return declared?.includes(token) === true;
}

/** What somebody adds with a Spear besides his strength: his leader, a potion, what was forged on it. */
export const thrustBonus = (state: DuelState, battle: Battle, token: Token): number =>
  leaderBonus(state, token, campOf(state, battle, token)) +
  potionOf(state, token) +
  forgedOn(state, weaponIn(state, battle, token));

/** Whom the defenders meet in close combat; null where they are only shot at (DT-RNG-07). */
export function metBy(
  state: DuelState,
  battle: Battle,
  { attackers, afar }: Armies,
): readonly Token[] | null {
  return attackers.length > 0 || afar.some(token => isThrust(state, battle, token))
    ? attackers
    : null;
}

/** Both sums without the cards: attacker first (DT-CBT-03). */
export function sumsOf(
  state: DuelState,
  battle: Battle,
  armies: Armies,
): readonly [number, number] {
  const { attackers, defenders, afar } = armies;
  const friends = [...attackers, ...afar];
  const close = (token: Token, mates: readonly Token[]) =>
    strengthOf(state, token) + stab(state, token, mates);
  let attack = 0;
  for (const token of attackers) {
    attack += close(token, friends) + attackBonus(state, token, battle);
    attack += companyBonus(state, token, defenders, campOf(state, battle, token));
  }
  for (const token of afar) {
    if (isThrust(state, battle, token)) {
      attack += close(token, friends) + thrustBonus(state, battle, token);
    } else attack += shotWith(state, token, weaponIn(state, battle, token));
  }
  const met = metBy(state, battle, armies);
  let defence = 0;
  for (const token of defenders) {
    defence += close(token, defenders) + defenceBonus(state, token);
    if (met !== null) defence += companyBonus(state, token, met);
  }
  return [attack, defence];
}

/** Whom a side has against it in a combat. */
export function opponentIn(state: DuelState, battle: Battle, side: number): Side {
  const [first, other] = layersOf(state, battle);
  return side === first ? other : first;
}

/**
 * The sides whose players lay the cards, for the attacker and for his target. For whoever is charmed its
 * owner does, unless a piece of the player who charmed it fights along (DT-ALL-14).
 */
export function layersOf(state: DuelState, battle: Battle): readonly [Side, Side] {
  const attacker = battle.attacker as Token;
  const foe = sideOf(state, battle.target as Token);
  if (!isCharmed(state, attacker)) return [sideOf(state, attacker), foe];
  const { attackers, afar } = armiesOf(state, battle);
  const isAlone = attackers.length + afar.length === 1;
  return [isAlone ? sideOf(state, attacker) : playerOf(state, attacker), foe];
}

/** The sides of a combat for which a player lays a card. */
export function campsLaidBy(state: DuelState, battle: Battle, side: number): readonly Side[] {
  const camps = [battle.attacker, battle.target].map(token =>
    campOf(state, battle, token as Token),
  );
  const layers = layersOf(state, battle);
  return camps.filter((_, index) => layers[index] === side);
}

/** Whether one player lays a card for each side (DT-ALL-14). */
export function laysBoth(state: DuelState, battle: Battle): boolean {
  if (!isCharmed(state, battle.attacker as Token)) return false;
  const [first, other] = layersOf(state, battle);
  return first === other;
}

/** The side whose Telepath may demand a card in this duel, or NOBODY (DT-TELEPATH-01, 03). */
export function mindReader(state: DuelState, battle: Battle, armies: Armies): Side | typeof NOBODY {
  const { attackers, defenders, afar } = armies;
  const ours = [...attackers, ...afar];
  if (battle.how === 'shoot' || ours.length !== 1 || defenders.length !== 1) return NOBODY;
  // A Telepath who is charmed names no card (DT-PND-10), and nobody names his own.
  if (laysBoth(state, battle)) return NOBODY;
  const reads = (token: Token) => hasMindControl(state, battle, token);
  const [one, other] = [reads(ours[0]!), reads(defenders[0]!)];
  if (one === other) return NOBODY;
  return sideOf(state, (one ? battle.attacker : battle.target) as Token);
}

/** Whether somebody reads minds in a combat: a charmed Telepath does not where he starts one (DT-PND-10). */
const hasMindControl = (state: DuelState, { attacker }: Battle, token: Token): boolean =>
  isMiniature(state, token) &&
  can(state, token, ABILITY['reads-minds']) &&
  !(token === attacker && isCharmed(state, token));

/**
 * The side that lays its card open first, for a Weapon Master is against it in this duel; NOBODY
 * where two of them cancel out, or a Telepath who reads minds is the opponent (DT-PND-09).
 */
export function openHanded(state: DuelState, battle: Battle): Side | typeof NOBODY {
  if (!rosterIn(state).anybodysWords.has('sees-card') || battle.how === 'shoot') return NOBODY;
  if (laysBoth(state, battle)) return NOBODY;
  const { attackers, defenders, afar } = armiesOf(state, battle);
  const ours = [...attackers, ...afar];
  if (ours.length !== 1 || defenders.length !== 1) return NOBODY;
  const pair = [ours[0]!, defenders[0]!] as const;
  const [sees, seen] = knowsBlades(state, pair[0]) ? pair : [pair[1], pair[0]];
  if (!knowsBlades(state, sees) || knowsBlades(state, seen)) return NOBODY;
  if (hasMindControl(state, battle, seen)) return NOBODY;
  const [first, other] = layersOf(state, battle);
  return seen === battle.attacker ? first : other;
}

const knowsBlades = (state: DuelState, token: Token): boolean =>
  isMiniature(state, token) && knows(state, token, 'sees-card');

/** The side that owes its open card, and is asked alone for it; NOBODY once it lies (DT-PND-09). */
export function layingFirst(
  state: DuelState,
  { battle, sealed }: Extract<DuelFrame, { kind: 'fight' }>,
): Side | typeof NOBODY {
  const side = openHanded(state, battle);
  return side !== NOBODY && sealed[COLOURS[side]!] === undefined ? side : NOBODY;
}

export function hasHealthyEnemyBeside(state: DuelState, crowd: Crowd, token: Token): boolean {
  const cell = cellOf(state, token);
  return DIRECTIONS.some(direction => {
    if (barsAt(state.labyrinth, cell, direction) !== 0) return false;
    const other = standingAt(crowd, neighbour(planIn(state), cell, direction)!);
    return other !== NOBODY && sideOf(state, other) !== playerOf(state, token);
  });
}

/** Whether anybody, friend or enemy, healthy or wounded, is adjacent to a square. */
export function hasCharacterBeside(state: DuelState, crowd: Crowd, cell: CellId): boolean {
  const { neighbours } = planIn(state);
  for (const direction of DIRECTIONS) {
    if (barsAt(state.labyrinth, cell, direction) !== 0) continue;
    if (crowd.characters[neighbours[cell * 4 + direction]!] === 1) return true;
  }
  return false;
}
