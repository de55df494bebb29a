import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import { walksWalls } from '../abilities/walks-walls.ts';
import type { Room } from '../board/index.ts';
import type { FurtherWord } from '../pieces/piece.ts';
import { NOBODY, type Side, type Token } from '../pieces/roster.ts';
import { type Deed, tokenNamed, whyNotAct, whyNotOwn } from './acting.ts';
import type { DuelAction, DuelActionOf } from './action.ts';
import type { AimedDeed } from './aimed.ts';
import { ACTION_CARDS, cards } from './cards.ts';
import { type Crowd, crowdOf, heldIn, secondAt, secondIn, thingAt } from './crowd.ts';
import { drink } from './drink.ts';
import { type DuelPoint, refused } from './duel.ts';
import { endTurn } from './end.ts';
import { fire } from './fire.ts';
import { heal } from './heal.ts';
import { jump } from './jump.ts';
import { beginMove, whyNoMove } from './move.ts';
import { listOtherPayments, pay, whyNotPaid } from './purse.ts';
import { regenerate } from './regenerate.ts';
import { listOwnReveals, listReveals, reveal, whyNotReveal, whyNotRevealBy } from './reveal.ts';
import { turnDeed } from './rotate.ts';
import { scream } from './scream.ts';
import { fizzles } from './spell.ts';
import {
  ASKED,
  cellOf,
  charmedIn,
  type DuelState,
  isHandless,
  isWounded,
  knows,
  planIn,
  purseOf,
  rosterIn,
  sideAt,
  stockOf,
} from './state.ts';
import { type DuelStory, nameOf, workTriggers } from './story.ts';
import { strikeDeed } from './strike.ts';
import { workDeed } from './work.ts';

const CARDS: readonly DuelAction[] = ACTION_CARDS.map(value => ({ do: 'card', value }));
/** AP for turning up a room (DT-REV-01). */
export const REVEAL_PRICE = 1;
const END: DuelAction = { do: 'end' };

/** Moving is paid at once and then walked step by step. */
const move: Deed<'move'> = {
  price: 1,
  needs: 0,
  whyNot: (state, crowd, actor) => whyNoMove(state, crowd, actor),
  list(state, crowd, actor, actions) {
    if (whyNoMove(state, crowd, actor) !== null) return;
    actions.push({ do: 'move', token: nameOf(state, actor) });
  },
  perform(state, actor, _action, story) {
    state.frames.push(beginMove(state, actor));
    workTriggers(state, story);
  },
};

/** What every match has of the things that a character can do for AP (DT-ACT-01). */
const DEEDS = {
  move,
  jump,
  turn: turnDeed,
  attack: strikeDeed('attack'),
  shoot: strikeDeed('shoot'),
  spear: strikeDeed('spear'),
  open: workDeed('open'),
  close: workDeed('close'),
  break: workDeed('break'),
  heal,
  scream,
  fire,
  'wall-walk': walksWalls,
  regenerate,
  drink,
} as const;

export type DeedName = keyof typeof DEEDS | AimedDeed;
type AnyDeed = Deed<DeedName>;

const DEED_LIST = Object.values(DEEDS) as unknown as readonly AnyDeed[];
/** Those that cost nothing in some hands. */
const FREE_DEEDS = DEED_LIST.filter(({ listFree }) => listFree !== undefined);

/** Deeds of further sets, by whoever brings those. */
const further: Partial<Record<string, AnyDeed>> = {};
let furtherList: readonly AnyDeed[] = [];
/** Those of somebody wounded. */
let recoveries: readonly AnyDeed[] = [];

export function provideDeeds(deeds: { readonly [K in AimedDeed]?: Deed<K> }): void {
  Object.assign(further, deeds);
  const all = Object.values(further) as readonly AnyDeed[];
  furtherList = all.filter(({ byWounded }) => byWounded !== true);
  recoveries = all.filter(({ byWounded }) => byWounded === true);
}

/** What a character can do, whoever it is. */
const ANYBODYS = 1 << 30;
const NEEDS = DEED_LIST.map(({ needs }) => (needs === 0 ? ANYBODYS : needs));

function isDeed(action: DuelAction): action is DuelActionOf<DeedName> {
  return Object.hasOwn(DEEDS, action.do) || Object.hasOwn(further, action.do);
}

export function deedNamed(name: DeedName): AnyDeed {
  return (further[name] ?? DEEDS[name as keyof typeof DEEDS]) as unknown as AnyDeed;
}

/** Every deed that a match could know. */
export const deedNames = (): readonly DeedName[] =>
  [...Object.keys(DEEDS), ...Object.keys(further)] as DeedName[];

/** The card may be one higher than the highest so far, until a 4 has been played (DT-TURN-03, 04). */
function whyNotCard(state: DuelState, side: Side, value: number): RuleId | null {
  if (!cards.hasAction(state, side, value)) return 'DT-TURN-02';
  if (state.highest === 0) return value === 2 ? null : 'DT-TURN-03';
  return state.highest >= 4 || value <= state.highest + 1 ? null : 'DT-TURN-04';
}

/** Playing an Action card is compulsory (DT-TURN-02). */
export const card: DuelPoint<'card'> = {
  seats: state => ASKED[state.active]!,
  legal: (state, seat) =>
    CARDS.filter((_, index) => whyNotCard(state, sideAt(seat), ACTION_CARDS[index]!) === null),
  refusal: (state, seat, action) =>
    refused(action.do === 'card' ? whyNotCard(state, sideAt(seat), action.value) : 'DT-TURN-02'),
  apply(state, seat, action) {
    const { value } = action as DuelActionOf<'card'>;
    cards.takeAction(state, sideAt(seat), value);
    state.highest = Math.max(state.highest, value);
    state.left = value;
    state.frames[state.frames.length - 1] = { kind: 'turn' };
    return [{ kind: 'card', to: 'all', seat, value }];
  },
};

function whyNot(state: DuelState, side: Side, action: DuelAction): RuleId | null {
  if (action.do === 'end') return null;
  if (action.do === 'reveal') {
    const { room, token } = action;
    if (token !== undefined) return whyNotRevealBy(state, side, room, tokenNamed(state, token));
    return whyNotReveal(state, side, room) ?? (state.left >= REVEAL_PRICE ? null : 'DT-ACT-01');
  }
  if (!isDeed(action)) return action.do === 'card' ? 'DT-TURN-01' : 'DT-CONV-04';
  const actor = tokenNamed(state, action.token);
  const deed = deedNamed(action.do);
  const who = deed.byWounded ? whyNotOwn : whyNotAct;
  return (
    who(state, side, actor) ??
    deed.whyNot(state, crowdOf(state), actor, action) ??
    whyNotPaid(state, actor, priceOf(deed, action), action.card)
  );
}

/** What a deed costs in the way that was chosen. */
export function priceOf(deed: AnyDeed, action: DuelActionOf<DeedName>): number {
  return deed.priceOf?.(action) ?? deed.price;
}

/** Whether a character has what a deed needs, by itself or by what it carries. */
export function isEquippedFor(
  state: DuelState,
  crowd: Crowd,
  actor: Token,
  deed: DeedName,
): boolean {
  const { needs, word } = deedNamed(deed);
  if (word !== undefined) return hasWord(state, crowd, actor, word);
  return needs === 0 || (needs & powersOf(state, crowd, actor)) !== 0;
}

/** Whether somebody, or an object in its hands, has a word of further sets. */
function hasWord(state: DuelState, crowd: Crowd, actor: Token, word: FurtherWord): boolean {
  if (knows(state, actor, word)) return true;
  if (isHandless(state, actor)) return false;
  const cell = cellOf(state, actor);
  return [thingAt(crowd, cell), secondAt(crowd, cell)].some(
    thing => thing !== NOBODY && knows(state, thing, word),
  );
}

/** The rooms asked about last, nearly always those asked about next, and whether they are plain. */
let latest: readonly Room[] = [];
let arePlain = true;

/** Whether anything of further sets is in the match. */
function isFurther({ further: pieces, labyrinth }: DuelState): boolean {
  if (pieces !== undefined) return true;
  if (labyrinth.rooms !== latest) {
    latest = labyrinth.rooms;
    arePlain = latest.every(({ grounds }) => grounds === undefined);
  }
  return !arePlain;
}

/** Adds what only further sets let a character do. */
function listFurther(state: DuelState, crowd: Crowd, actor: Token, actions: DuelAction[]): void {
  const stock = stockOf(state, actor);
  for (const deed of FREE_DEEDS) deed.listFree!(state, crowd, actor, actions);
  for (const deed of furtherList) {
    if (deed.price > purseOf(state, actor)) continue;
    if (deed.word !== undefined && !hasWord(state, crowd, actor, deed.word)) continue;
    const first = actions.length;
    deed.list(state, crowd, actor, actions);
    if (stock > 0) listOtherPayments(state, actor, deed.price, actions, first);
  }
}

/** What a character can do, by itself or with what it carries. */
function powersOf(state: DuelState, crowd: Crowd, actor: Token): number {
  const { abilities } = rosterIn(state);
  const load = heldIn(state, crowd, actor);
  const own = ANYBODYS | abilities[actor]!;
  if (load === NOBODY) return own;
  const second = secondIn(state, crowd, actor);
  return own | abilities[load]! | (second === NOBODY ? 0 : abilities[second]!);
}

/** Everything that a miniature can do, in every way to pay for it. */
function listDeeds(state: DuelState, crowd: Crowd, actor: Token, actions: DuelAction[]): void {
  const powers = powersOf(state, crowd, actor);
  const stock = stockOf(state, actor);
  const purse = purseOf(state, actor);
  if (stock > 0) listOwnReveals(state, actor, actions);
  for (let index = 0; index < DEED_LIST.length; index++) {
    if ((NEEDS[index]! & powers) === 0) continue;
    const deed = DEED_LIST[index]!;
    if (deed.price > purse) continue;
    const first = actions.length;
    deed.list(state, crowd, actor, actions);
    if (stock > 0) listOtherPayments(state, actor, deed.price, actions, first);
  }
}

/** The one thing that somebody wounded may do (DT-ACT-03). */
function listRecovery(state: DuelState, crowd: Crowd, actor: Token, actions: DuelAction[]): void {
  if ((rosterIn(state).abilities[actor]! & regenerate.needs) === 0) return;
  if (purseOf(state, actor) >= regenerate.price) regenerate.list(state, crowd, actor, actions);
}

/** What only further sets let somebody wounded do (DT-PND-23). */
function listFurtherRecovery(
  state: DuelState,
  crowd: Crowd,
  actor: Token,
  actions: DuelAction[],
): void {
  for (const deed of recoveries)
    if (purseOf(state, actor) >= deed.price) deed.list(state, crowd, actor, actions);
}

/** The active player spends AP on their characters, or ends the turn (DT-TURN-05). */
export const turn: DuelPoint<'turn'> = {
  seats: state => ASKED[state.active]!,
  legal(state, seat) {
    const actions: DuelAction[] = [END];
    const side = sideAt(seat);
    const own = rosterIn(state).characters[side]!;
    const charmed = charmedIn(state);
    const team = charmed.length > 0 ? [...own, ...charmed] : own;
    const isMore = furtherList.length > 0 && isFurther(state);
    const isSpent = state.left === 0 && !team.some(token => stockOf(state, token) > 0);
    if (isSpent && !isMore) return actions;
    const crowd = crowdOf(state);
    if (state.left >= REVEAL_PRICE) listReveals(state, side, actions);
    for (const actor of team) {
      if (whyNotAct(state, side, actor) === null) {
        if (!isSpent) listDeeds(state, crowd, actor, actions);
        if (isMore) listFurther(state, crowd, actor, actions);
      } else if (isWounded(state, actor)) {
        listRecovery(state, crowd, actor, actions);
        if (isMore) listFurtherRecovery(state, crowd, actor, actions);
      }
    }
    return actions;
  },
  refusal: (state, seat, action) => refused(whyNot(state, sideAt(seat), action)),
  apply(state, seat, action, random) {
    const story: DuelStory = [];
    act(state, sideAt(seat), action, story, random);
    return story;
  },
};

function act(
  state: DuelState,
  side: Side,
  action: DuelAction,
  story: DuelStory,
  random: Random,
): void {
  if (action.do === 'end') {
    endTurn(state, story);
  } else if (action.do === 'reveal') {
    const { token } = action;
    if (token === undefined) state.left -= REVEAL_PRICE;
    else pay(state, tokenNamed(state, token), REVEAL_PRICE);
    reveal(state, side, planIn(state).positions[action.room]!, story);
  } else if (isDeed(action)) {
    const deed = deedNamed(action.do);
    const actor = tokenNamed(state, action.token);
    pay(state, actor, priceOf(deed, action), action.card);
    state.actor = actor;
    const spell = deed.magic?.(state, actor, action) ?? null;
    if (spell !== null && fizzles(state, actor, spell, story)) return;
    deed.perform(state, actor, action, story, random);
  }
}
