import { cut, linesOf, type NotationWords, type Result, reading, wordsOf } from '@oubliette/kernel';
import {
  altered,
  type CellId,
  cellAt,
  createLabyrinth,
  isRevealed,
  type LyingRoom,
  parseLyingRoom,
  planFor,
  planOf,
  printCell,
  printLyingRoom,
  type RoomPosition,
  revealRoom,
} from '../../board/index.ts';
import { SET_IDS } from '../../content/sets.ts';
import type { Piece } from '../../pieces/piece.ts';
import {
  isNeutralName,
  NEUTRAL_LETTER,
  NOBODY,
  partsOfName,
  readTokenName,
  SIDE_LETTERS,
  type Token,
} from '../../pieces/roster.ts';
import { ACTION_CARDS, CARD_SLOTS, COMBAT_CARDS, cards } from '../cards.ts';
import { quietTurnsOf } from '../end.ts';
import { furtherRooms } from '../forces/further.ts';
import { poolFor } from '../forces/pool.ts';
import { type DuelOptions, furtherIn } from '../options.ts';
import { DUEL_MARKS, DUEL_OFF, DUEL_TRAITS } from '../seen/token.ts';
import {
  breachesOf,
  COLOURS,
  type DuelSeat,
  type DuelState,
  has,
  IN_STOCK,
  OUT_OF_GAME,
  planIn,
  rosterIn,
  seatsIn,
  setBreaches,
  setStock,
  setTrait,
  sideAt,
  stockOf,
  UNDER_ROOM,
} from '../state.ts';
import { teamsFor } from '../team.ts';
import { holdTriggers } from '../triggers.ts';
import { printEdges, readEdge } from './edges.ts';
import { FORCES_FACTS, printForces } from './forces.ts';
import { printFrame, readFrame } from './frame.ts';
import { requirePossible } from './possible.ts';
import { type PositionLine, type RoomsAtHand, readRooms } from './rooms.ts';
import { readToken } from './words.ts';

type Mark = keyof typeof DUEL_MARKS;
type Trait = keyof typeof DUEL_TRAITS;
const MARKS = Object.keys(DUEL_MARKS) as Mark[];
const TRAITS = Object.keys(DUEL_TRAITS) as Trait[];
const isTrait = (mark: Mark | Trait): mark is Trait => Object.hasOwn(DUEL_TRAITS, mark);
const OFF = Object.keys(DUEL_OFF) as (keyof typeof DUEL_OFF)[];

/** A +6 and a +5, where a side plays two (DT-EXT-10). */
const MOST_PLAYED = 11;

export function printPosition(state: DuelState): string {
  const edges = planIn(state).positions.flatMap(position => printEdges(state, position));
  const fought = state.fought;
  const seats = seatsIn(state);
  return [
    ...(seats.length > 2 ? [`players ${seats.length}${isWide(state) ? ' wide' : ''}`] : []),
    `maze ${planIn(state)
      .positions.map(position => printRoom(state, position))
      .join(' ')}`,
    ...edges,
    ...printForces(state),
    `target ${state.target}`,
    ...(state.timed ? ['timed'] : []),
    `turn ${state.turn} ${COLOURS[state.active]}`,
    `left ${state.left}`,
    `highest ${state.highest}`,
    `quiet ${state.quiet}${state.stirred ? ' stirred' : ''}`,
    ...seats.map(seat => `points ${seat} ${state.points[sideAt(seat)]}`),
    ...seats.map(seat => `team ${seat} ${state.teams[sideAt(seat)]}`),
    ...seats.map(seat => printCards(state, seat)),
    ...(fought === null
      ? []
      : [`fought ${fought.attackers} ${fought.defenders} cards ${printPlayed(fought.cards)}`]),
    ...rosterIn(state).tokens.map(token => printToken(state, token)),
    ...(state.actor === NOBODY ? [] : [`actor ${state.names[state.actor]}`]),
    `asks ${printFrame(state)}`,
  ].join('\n');
}

/** `3 - 5`: a side that had no part in the combat played nothing. */
function printPlayed(played: readonly number[]): string {
  return played.map(card => (card < 0 ? '-' : card)).join(' ');
}

/** Of the two boards of four, the larger one (DT-MULTI-22). */
function isWide(state: DuelState): boolean {
  return planIn(state).shape === 'cross';
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}

export function printRoom({ labyrinth }: DuelState, position: RoomPosition): string {
  const room = labyrinth.rooms[position]!;
  const lying = printLyingRoom({ room, quarters: labyrinth.quarters[position]! });
  return isRevealed(labyrinth, position) ? lying : `${lying}?`;
}

export function printCards(state: DuelState, seat: DuelSeat): string {
  const side = sideAt(seat);
  const list = (values: readonly number[]) => values.join(',') || '-';
  const actions = `actions ${list(cards.actions(state, side))} last ${cards.last(state, side)}`;
  const combat = list(cards.combatHand(state, side));
  return `cards ${seat} ${actions} jumps ${cards.jumps(state, side)} combat ${combat}`;
}

function printToken(state: DuelState, token: number): string {
  const marks = MARKS.filter(mark => (state.marks[token]! & DUEL_MARKS[mark]) !== 0);
  const traits = TRAITS.filter(trait => has(state, token as Token, DUEL_TRAITS[trait]));
  const stock = stockOf(state, token as Token);
  const own = stock === 0 ? [] : [`ap ${stock}`];
  const breaches = breachesOf(state, token as Token);
  const broken = breaches === 0 ? [] : [`breaches ${breaches}`];
  return [
    state.names[token]!,
    printPlace(state, state.places[token]!),
    ...marks,
    ...traits,
    ...own,
    ...broken,
  ].join(' ');
}

export function printPlace(state: DuelState, place: number): string {
  if (place >= UNDER_ROOM) return `R${place - UNDER_ROOM}`;
  const off = OFF.find(word => DUEL_OFF[word] === place);
  return off ?? printCell(planIn(state), place as CellId);
}

/**
 * Drawings of rooms and the maze come first, then facts in any order. Tokens that are not named are
 * out of the game, hands are full, and the active player is asked to spend AP, unless a line says so.
 */
export function parsePosition(text: string, options?: DuelOptions): Result<DuelState> {
  const brought = options?.content ?? options?.scenario?.content;
  const further = options && furtherIn(options);
  return reading(() => {
    const wordsAt = (line: PositionLine) => wordsOf(line.text, `line ${line.number}`);
    const { find, rest } = readRooms(linesOf(text), wordsAt, furtherRooms(brought));
    const lines = rest.map(wordsAt);
    requirePieces(lines, further);
    const state = emptyState(lines, find, further);
    requireOnce(lines);
    for (const words of lines) {
      readFact(words, state, find);
      words.end();
    }
    holdTriggers(state);
    requirePossible(state, lines);
    return state;
  });
}

/** Facts that a position may have several of. */
const MANY: readonly string[] = [
  'edge',
  'marker',
  'illusion',
  'points',
  'team',
  'cards',
  'pairs',
  'tally',
  'work',
  'own',
];

/** Nothing is said twice: of two places of a token, one is wrong. */
export function requireOnce(lines: readonly NotationWords[]): void {
  const given = new Set<string>();
  for (const words of lines) {
    const fact = words.peek();
    if (fact === undefined || MANY.includes(fact)) continue;
    if (given.has(fact)) words.refuse(`“${cut(fact)}” is given twice.`);
    given.add(fact);
  }
}

/** Names mean what a set of ours has, or what the match brings along. */
function requirePieces(
  lines: readonly NotationWords[],
  further: readonly Piece[] | undefined,
): void {
  for (const words of lines) {
    const word = words.peek() ?? '';
    if (/^[A-Z]:/.test(word) && readTokenName(word, further) === null)
      words.refuse(`There is no piece “${cut(word)}”.`);
  }
}

function emptyState(
  lines: readonly NotationWords[],
  find: RoomsAtHand,
  further: readonly Piece[] | undefined,
): DuelState {
  const [opening] = lines;
  const players = opening?.take('players') ? opening.whole('Players', 3, 5) : 2;
  const plan = planFor(players, players === 4 && opening!.take('wide'));
  const first = players === 2 ? opening : lines[1];
  if (first === undefined || !first.take('maze')) {
    return wordsOf('', 'line 1').refuse('A position begins with its maze: “maze 37L@0 38R@2? …”.');
  }
  const labyrinth = readMaze(first, find, plan);
  const names = namesIn(lines, players, further);
  const state: DuelState = {
    names,
    ...(further && { further }),
    labyrinth,
    places: Int16Array.from(names, unnamedPlace),
    marks: new Uint8Array(names.length),
    cards: new Uint8Array(players * CARD_SLOTS),
    points: new Uint8Array(players),
    teams: new Uint8Array(players).fill(8),
    target: 5,
    timed: false,
    turn: 1,
    active: 0,
    left: 0,
    highest: 5,
    quiet: 0,
    stirred: false,
    actor: NOBODY,
    fought: null,
    frames: [{ kind: 'turn' }],
  };
  for (const seat of seatsIn(state)) fullHand(state, seat);
  return state;
}

/** The team that is listed, or the first whole one that has all that is named, or just what is named. */
function namesIn(
  lines: readonly NotationWords[],
  players: number,
  further: readonly Piece[] = [],
): readonly string[] {
  const firsts = lines.map(words => words.peek() ?? '');
  const letters = SIDE_LETTERS.slice(0, players).join('') + NEUTRAL_LETTER;
  const named = firsts.filter(word => new RegExp(`^[${letters}]:`).test(word));
  if (firsts.includes('forces')) return poolNamed(lines, named, players, further);
  const teams = teamsFor(players);
  const listed = teams.find(team => isSameList(team, named));
  if (listed !== undefined) return listed;
  const holding = teams.find(team => named.every(name => team.includes(name)));
  const cast = Object.freeze([...new Set(named)]);
  return firsts.includes('cast') ? cast : (holding ?? cast);
}

/** All that there is to choose from, by what is named, with what is nobody's. */
function poolNamed(
  lines: readonly NotationWords[],
  named: readonly string[],
  players: number,
  further: readonly Piece[],
): readonly string[] {
  const listed = (fact: string) =>
    lines
      .find(words => words.peek() === fact)
      ?.peek(1)
      ?.split(',') ?? [];
  const coloured = poolFor(players, {
    further: guestsAmong(named, further),
    also: listed('also'),
    without: SET_IDS.filter(set => listed('without').includes(set)),
  });
  const neutral = named.filter(isNeutralName);
  return neutral.length > 0 ? Object.freeze([...coloured, ...neutral]) : coloured;
}

/** Pieces of further sets that are named. */
function guestsAmong(named: readonly string[], further: readonly Piece[]): readonly Piece[] {
  const ids = new Set(named.map(name => partsOfName(name)?.piece));
  return further.filter(({ id }) => ids.has(id));
}

/** A token that a position does not name is out of the game; a neutral weapon still in stock. */
const unnamedPlace = (name: string): number => (isNeutralName(name) ? IN_STOCK : OUT_OF_GAME);

function fullHand(state: DuelState, seat: DuelSeat): void {
  const side = sideAt(seat);
  cards.setActions(state, side, [2, 3, 4, 5]);
  cards.setJumps(state, side, 3);
  for (const [value, count] of COMBAT_CARDS.entries()) cards.setCombat(state, side, value, count);
}

/** As many rooms as the board has, or six; fewer mean that the last one named fills the rest. */
export function readMaze(words: NotationWords, find: RoomsAtHand, plan = planFor(2)) {
  const names: string[] = [];
  while (words.peek() !== undefined) names.push(words.word('a room'));
  const isStrip = plan.shape === 'strip';
  const laid = isStrip && names.length === 6 ? planOf(3) : plan;
  const rest = laid.rooms - names.length;
  if (names.length > 0) for (let n = rest; n > 0; n--) names.push(names.at(-1)!);
  const lying = names.map((name): LyingRoom => {
    const room = parseLyingRoom(name.replace('?', ''), find);
    return room.ok ? room.value : words.refuse(`“${name}” is no room such as 37L@2.`);
  });
  if (lying.length !== laid.rooms)
    words.refuse(
      isStrip
        ? 'A maze has 8 rooms, or 6 in the beginner game.'
        : `This maze has ${plan.rooms} rooms.`,
    );
  return altered(createLabyrinth(laid, lying), copy => {
    for (const [index, name] of names.entries()) {
      if (!name.endsWith('?')) revealRoom(copy, index as RoomPosition);
    }
  });
}

const FACTS: typeof FORCES_FACTS = {
  edge: readEdge,
  ...FORCES_FACTS,
  target: (words, state) => {
    state.target = words.whole('The target', 1, 20);
  },
  timed: (_words, state) => {
    state.timed = true;
  },
  turn: (words, state) => {
    state.turn = words.whole('The turn', 0, 9999);
    state.active = sideAt(words.oneOf('seat', seatsIn(state)));
  },
  left: (words, state) => {
    state.left = words.whole('AP left', 0, 9);
  },
  highest: (words, state) => {
    state.highest = words.whole('The highest card', 0, 5);
  },
  quiet: (words, state) => {
    state.quiet = words.whole('Quiet turns', 0, quietTurnsOf(state.points.length));
    state.stirred = words.take('stirred');
  },
  points: (words, state) => {
    state.points[sideAt(words.oneOf('seat', seatsIn(state)))] = words.whole('VP', 0, 99);
  },
  team: (words, state) => {
    state.teams[sideAt(words.oneOf('seat', seatsIn(state)))] = words.whole('Characters', 0, 99);
  },
  cards: readCards,
  fought: (words, state) => {
    const attackers = words.whole('A sum', -99, 99);
    const defenders = words.whole('A sum', -99, 99);
    words.expect('cards');
    const shown = seatsIn(state).map(() =>
      words.take('-') ? -1 : words.whole('Cards', 0, MOST_PLAYED),
    );
    state.fought = Object.freeze({ attackers, defenders, cards: Object.freeze(shown) });
  },
  actor: (words, state) => {
    state.actor = rosterIn(state).numberOf(readToken(words)) ?? NOBODY;
  },
  asks: (words, state) => {
    state.frames = readFrame(words, state);
  },
};

function readFact(words: NotationWords, state: DuelState, find: RoomsAtHand): void {
  const word = words.peek();
  if (word === undefined) return;
  if (/^[A-Z]:/.test(word)) readTokenLine(words, state);
  else FACTS[words.oneOf('fact', Object.keys(FACTS))]!(words, state, find);
}

export function readCards(words: NotationWords, state: DuelState): void {
  const side = sideAt(words.oneOf('seat', seatsIn(state)));
  const list = (known: readonly number[]): number[] => {
    const text = words.word('cards');
    if (text === '-') return [];
    return text.split(',').map(word => {
      const card = known.find(value => String(value) === word);
      return card ?? words.refuse(`There is no card “${word}”.`);
    });
  };
  words.expect('actions');
  cards.setActions(state, side, list(ACTION_CARDS));
  words.expect('last');
  cards.setLast(state, side, words.whole('The last card', 0, 5));
  words.expect('jumps');
  cards.setJumps(state, side, words.whole('Jump cards', 0, 3));
  words.expect('combat');
  const combat = list([...COMBAT_CARDS.keys()]);
  for (const value of COMBAT_CARDS.keys()) {
    cards.setCombat(state, side, value, combat.filter(card => card === value).length);
  }
}

function readTokenLine(words: NotationWords, state: DuelState): void {
  const name = readToken(words);
  const token = rosterIn(state).numberOf(name) ?? words.refuse(`${name} is not in this game.`);
  state.places[token] = readPlace(words, state);
  state.marks[token] = 0;
  while (words.peek() !== undefined) {
    if (words.take('ap')) setStock(state, token, words.whole('AP of its own', 1, 15));
    else if (words.take('breaches')) setBreaches(state, token, words.whole('Broken walls', 1, 3));
    else readMark(words.oneOf('mark', [...MARKS, ...TRAITS]), state, token);
  }
}

function readMark(mark: Mark | Trait, state: DuelState, token: Token): void {
  if (isTrait(mark)) setTrait(state, token, DUEL_TRAITS[mark]);
  else state.marks[token]! |= DUEL_MARKS[mark];
}

export function readPlace(words: NotationWords, state: DuelState): number {
  const off = OFF.find(word => words.take(word));
  if (off !== undefined) return DUEL_OFF[off];
  const text = words.word('a place');
  const [, room] = /^R(\d{1,2})$/.exec(text) ?? [];
  const position = planIn(state).positions[Number(room)];
  if (position !== undefined) return UNDER_ROOM + position;
  const [, x, y] = /^@(\d+),(\d+)$/.exec(text) ?? [];
  const cell = cellAt(planIn(state), Number(x), Number(y));
  return cell ?? words.refuse(`“${text}” is no place: @x,y, R5, screen, up or out.`);
}
