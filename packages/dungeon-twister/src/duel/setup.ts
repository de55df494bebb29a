import { pick, type Random, shuffle } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import {
  type BoardPlan,
  type CellId,
  type Labyrinth,
  planFor,
  type RoomPosition,
} from '../board/index.ts';
import { dealSet } from '../content/sets.ts';
import { isNeutralName, NOBODY, type Side, type Token } from '../pieces/roster.ts';
import { tokenNamed } from './acting.ts';
import type { DuelAction, DuelActionOf } from './action.ts';
import { ACTION_CARDS, CARD_SLOTS, cards, dealtCombat, JUMP_CARDS } from './cards.ts';
import { type DuelPoint, refused } from './duel.ts';
import { forcesRules } from './forces/brought.ts';
import { capacityOf, DOTS, MAZE_LENGTH, SMALL_MAZE_LENGTH, STARTERS } from './measures.ts';
import { type DuelOptions, furtherIn, playersIn } from './options.ts';
import {
  ASKED,
  BEHIND_SCREEN,
  BLUE,
  COLOURS,
  type DuelSeat,
  type DuelState,
  type ForcesMode,
  IN_BOX,
  IN_STOCK,
  isCharacter,
  isFaceUp,
  nextSide,
  planIn,
  rosterIn,
  seatsFor,
  seatsIn,
  sideAt,
  sideOf,
  UNDER_ROOM,
} from './state.ts';
import { type DuelStory, othersThan } from './story.ts';
import { namesOf } from './team.ts';

export function setup(options: DuelOptions, random: Random): DuelState {
  const state = emptyTable(options, random);
  for (const seat of seatsIn(state)) dealCards(state, seat, options);
  const { forces, scenario } = options;
  if (scenario !== null) forcesRules().scenario.arrange(state, scenario);
  if (isChosen(forces)) forcesRules().choice.begin(state, forces, options, random);
  else beginSetUp(state, options.quick, random, []);
  return state;
}

/** Cards, tokens and rooms as agreed, with nothing decided yet. */
function emptyTable(options: DuelOptions, random: Random): DuelState {
  const names = namesIn(options);
  const further = furtherIn(options);
  const seats = seatsFor(playersIn(options));
  const start = isChosen(options.forces) ? IN_BOX : BEHIND_SCREEN;
  return {
    names,
    ...(further && { further }),
    labyrinth: mazeOf(options, random),
    places: Int16Array.from(names, name => (isNeutralName(name) ? IN_STOCK : start)),
    marks: new Uint8Array(names.length),
    cards: new Uint8Array(seats.length * CARD_SLOTS),
    points: new Uint8Array(seats.length),
    teams: Uint8Array.from(seats, seat => options.characters[seat] ?? 0),
    target: options.target,
    timed: options.timer !== null,
    turn: 0,
    active: BLUE,
    left: 0,
    highest: 0,
    quiet: 0,
    stirred: false,
    actor: NOBODY,
    fought: null,
    frames: [],
  };
}

/** Whether the players choose their forces themselves (DT-MIX-01). */
function isChosen(forces: DuelOptions['forces']): forces is ForcesMode {
  return forces === 'mutual' || forces === 'draft' || forces === 'free';
}

/** All tokens that a match with these options has. */
export function namesIn(options: DuelOptions): readonly string[] {
  const { forces, set, beginner, scenario, content } = options;
  if (isChosen(forces)) return forcesRules().choice.names(playersIn(options), options);
  if (scenario !== null) return forcesRules().scenario.names(scenario);
  if (content !== undefined) return forcesRules().whole.names(playersIn(options), content);
  return namesOf(set, beginner, playersIn(options));
}

function mazeOf(options: DuelOptions, random: Random): Labyrinth {
  const { forces, set, beginner, scenario, content } = options;
  const plan = planFor(playersIn(options), options.board === 'wide');
  if (isChosen(forces)) return Object.freeze(forcesRules().choice.maze(plan));
  if (scenario !== null) return Object.freeze(forcesRules().scenario.maze(scenario, random));
  if (content !== undefined) return Object.freeze(forcesRules().whole.maze(plan, content, random));
  if (playersIn(options) > 2) return Object.freeze(dealSet(set, MAZE_LENGTH, random, plan));
  return Object.freeze(dealSet(set, beginner ? SMALL_MAZE_LENGTH : MAZE_LENGTH, random));
}

/** The teams are known: starters and hidden tokens come next, by choice or by chance. */
export function beginSetUp(
  state: DuelState,
  quick: boolean,
  random: Random,
  story: DuelStory,
): void {
  state.frames = [{ kind: 'starters' }];
  if (quick) setUpAtRandom(state, random, story);
  else if (!wantsStarters(state)) beginHiding(state, random, story);
}

function wantsStarters(state: DuelState): boolean {
  return seatsIn(state).some(seat => startersOf(state, sideAt(seat)).length < STARTERS);
}

/** A side is drawn to hide a token first (DT-SET-03). */
function beginHiding(state: DuelState, random: Random, story: DuelStory): void {
  const drawn = drawSide(state, random);
  const first = nextToHide(state, drawn);
  if (first === null) {
    begin(state, random, story);
    return;
  }
  state.frames = [{ kind: 'hiding', side: first }];
  story.push({ kind: 'first', to: 'all', seat: COLOURS[first]! });
}

/** The first from a side on that has something to hide, or null. */
function nextToHide(state: DuelState, from: Side): Side | null {
  let side = from;
  for (const _ of seatsIn(state)) {
    if (toHide(state, side).length > 0) return side;
    side = nextSide(state, side);
  }
  return null;
}

function drawSide(state: DuelState, random: Random): Side {
  return sideAt(pick(random, 'setup', seatsIn(state)));
}

function dealCards(state: DuelState, seat: DuelSeat, options: DuelOptions): void {
  const side = sideAt(seat);
  cards.setActions(state, side, ACTION_CARDS);
  cards.setJumps(state, side, JUMP_CARDS);
  for (const [value, count] of dealtCombat(options, seat).entries()) {
    cards.setCombat(state, side, value, count);
  }
}

function inRoom(state: DuelState, position: RoomPosition): number {
  return state.places.filter(place => place === UNDER_ROOM + position).length;
}

export function dotCell(plan: BoardPlan, side: Side, dot: number): CellId {
  return plan.lines[side]!.cells[dot]!;
}

/** Starters on the line of a side. */
function startersOf(state: DuelState, side: Side): Token[] {
  const plan = planIn(state);
  return tokensOf(state, side).filter(token => {
    const place = state.places[token] as CellId;
    return place >= 0 && plan.lineOf[place] === side;
  });
}

function tokensOf(state: DuelState, side: Side): Token[] {
  return rosterIn(state).tokens.filter(token => sideOf(state, token) === side);
}

export function behindScreen(state: DuelState, side: Side): Token[] {
  return tokensOf(state, side).filter(token => state.places[token] === BEHIND_SCREEN);
}

/** Tokens that a side may still hide: all objects, and as many characters as it plays with (DT-OPT-03). */
function toHide(state: DuelState, side: Side): Token[] {
  const placed = tokensOf(state, side).filter(
    token => isCharacter(state, token) && state.places[token]! >= 0,
  ).length;
  const full = placed >= state.teams[side]!;
  return behindScreen(state, side).filter(token => !full || !isCharacter(state, token));
}

function whyNotStarter(
  state: DuelState,
  side: Side,
  { token, dot }: DuelActionOf<'starter'>,
): RuleId | null {
  const plan = planIn(state);
  const chosen = tokenNamed(state, token);
  if (chosen === NOBODY || sideOf(state, chosen) !== side || !isCharacter(state, chosen))
    return 'DT-SET-02';
  if (state.places[chosen] !== BEHIND_SCREEN) return 'DT-SET-02';
  if (!DOTS.some(known => known === dot)) return 'DT-SET-02';
  return state.places.includes(dotCell(plan, side, dot)) ? 'DT-SET-02' : null;
}

/** All put four characters on the dots of their lines, unseen (DT-SET-02). */
export const starters: DuelPoint<'starters'> = {
  seats: state => seatsIn(state).filter(seat => startersOf(state, sideAt(seat)).length < STARTERS),
  legal(state, seat) {
    const side = sideAt(seat);
    const plan = planIn(state);
    const free = DOTS.filter(dot => !state.places.includes(dotCell(plan, side, dot)));
    return behindScreen(state, side)
      .filter(token => isCharacter(state, token))
      .flatMap(token =>
        free.map((dot): DuelAction => ({ do: 'starter', token: state.names[token]!, dot })),
      );
  },
  refusal: (state, seat, action) =>
    refused(action.do === 'starter' ? whyNotStarter(state, sideAt(seat), action) : 'DT-SET-02'),
  apply(state, seat, action, random) {
    const { token, dot } = action as DuelActionOf<'starter'>;
    const side = sideAt(seat);
    state.places[tokenNamed(state, token)] = dotCell(planIn(state), side, dot);
    const story: DuelStory = [
      { kind: 'starter', to: [seat], seat, token, dot },
      { kind: 'starter', to: othersThan(state, seat), seat, dot },
    ];
    if (!wantsStarters(state)) beginHiding(state, random, story);
    return story;
  },
};

function whyNotHide(
  state: DuelState,
  side: Side,
  { token, room }: DuelActionOf<'hide'>,
): RuleId | null {
  const position = planIn(state).positions[room];
  if (position === undefined) return 'DT-SET-03';
  if (!toHide(state, side).includes(tokenNamed(state, token))) return 'DT-SET-03';
  return inRoom(state, position) < capacityOf(planIn(state), position) ? null : 'DT-SET-04';
}

/** In turn all put a token face down on a room with capacity left (DT-SET-03 to 05). */
export const hiding: DuelPoint<'hiding'> = {
  seats: (_state, { side }) => ASKED[side]!,
  legal(state, seat) {
    const plan = planIn(state);
    const open = plan.positions.filter(room => inRoom(state, room) < capacityOf(plan, room));
    return toHide(state, sideAt(seat)).flatMap(token =>
      open.map((room): DuelAction => ({ do: 'hide', token: state.names[token]!, room })),
    );
  },
  refusal: (state, seat, action) =>
    refused(action.do === 'hide' ? whyNotHide(state, sideAt(seat), action) : 'DT-SET-03'),
  apply(state, seat, action, random, frame) {
    const { token, room } = action as DuelActionOf<'hide'>;
    const side = sideAt(seat);
    state.places[tokenNamed(state, token)] = UNDER_ROOM + room;
    const story: DuelStory = isFaceUp(state, tokenNamed(state, token))
      ? [{ kind: 'hidden', to: 'all', seat, token, room }]
      : [
          { kind: 'hidden', to: [seat], seat, token, room },
          { kind: 'hidden', to: othersThan(state, seat), seat, room },
        ];
    const next = nextToHide(state, nextSide(state, side));
    if (next === null) begin(state, random, story);
    else frame.side = next;
    return story;
  },
};

/** Starters are turned up at once; the first active player is drawn anew (DT-SET-06). */
function begin(state: DuelState, random: Random, story: DuelStory): void {
  const shown = seatsIn(state).flatMap(seat => startersOf(state, sideAt(seat)));
  const tokens = shown.map(token => state.names[token]!);
  state.active = drawSide(state, random);
  state.turn = 1;
  state.frames = [{ kind: 'card' }];
  story.push({ kind: 'starters-shown', to: 'all', tokens, reveals: true });
  story.push({ kind: 'first', to: 'all', seat: COLOURS[state.active]! });
}

/** The quick start: the same set-up, chosen by chance. */
function setUpAtRandom(state: DuelState, random: Random, story: DuelStory): void {
  for (const side of seatsIn(state).map(sideAt)) {
    const team = behindScreen(state, side).filter(token => isCharacter(state, token));
    if (startersOf(state, side).length > 0) continue;
    const chosen = shuffle(random, 'setup', team).slice(0, STARTERS);
    for (const [index, token] of chosen.entries()) {
      state.places[token] = dotCell(planIn(state), side, DOTS[index]!);
    }
  }
  hideAtRandom(state, random);
  begin(state, random, story);
}

function hideAtRandom(state: DuelState, random: Random): void {
  const plan = planIn(state);
  const slots = plan.positions.flatMap(room =>
    new Array<RoomPosition>(capacityOf(plan, room) - inRoom(state, room)).fill(room),
  );
  shuffle(random, 'setup', slots);
  for (const side of seatsIn(state).map(sideAt)) {
    for (let left = toHide(state, side); left.length > 0; left = toHide(state, side)) {
      state.places[pick(random, 'setup', left)] = UNDER_ROOM + slots.pop()!;
    }
  }
}
