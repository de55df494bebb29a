import { linesOf, type NotationWords, type Result, reading, wordsOf } from '@oubliette/kernel';
import { CARD_SLOTS, COMBAT_CARDS, cards } from '../../duel/cards.ts';
import { QUIET_TURNS } from '../../duel/end.ts';
import { printEdges, readEdge } from '../../duel/notation/edges.ts';
import { printFrame, readFrame } from '../../duel/notation/frame.ts';
import {
  printCards,
  printPlace,
  printRoom,
  readCards,
  readMaze,
  readPlace,
  requireOnce,
} from '../../duel/notation/position.ts';
import { requirePossible } from '../../duel/notation/possible.ts';
import { type PositionLine, type RoomsAtHand, readRooms } from '../../duel/notation/rooms.ts';
import { readToken } from '../../duel/notation/words.ts';
import { OUT_OF_GAME, planIn, rosterIn, SEATS } from '../../duel/state.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import { deckOf } from '../deck.ts';
import { SOLO_MARKS } from '../seen.ts';
import { dealCards, soloPart } from '../setup.ts';
import {
  ACTED,
  IN_BAG,
  IN_RESERVE,
  LEVELS,
  NP,
  PLAYER,
  SOLO_NAMES,
  type SoloState,
  TURNED,
} from '../state.ts';
import { printOwn, readOwnLines } from './own.ts';
import { printWork, readCardList, readWork } from './work.ts';

const LYING = { turned: TURNED, acted: ACTED } as const;
/** Questions of the duel that the Player is asked too; the others are work of the NP. */
const ASKED: readonly string[] = ['card', 'turn', 'move', 'muster'];
const SIDES = ['np', 'yellow'] as const;

/** One fact per line, as in the duel, with what lies on the table of the NP. */
export function printPosition(state: SoloState): string {
  const { solo, fought } = state;
  const { positions } = planIn(state);
  return [
    `maze ${positions.map(position => printRoom(state, position)).join(' ')}`,
    ...positions.flatMap(position => printEdges(state, position)),
    ...(solo.own ?? []).map(printOwn),
    `level ${solo.level}`,
    `visions ${solo.watched ? solo.visions.map(room => `R${room}`).join(',') || '-' : 'off'}`,
    `turn ${state.turn} ${SIDES[state.active]}`,
    `round ${solo.round}`,
    `left ${state.left}`,
    `quiet ${state.quiet}${state.stirred ? ' stirred' : ''}`,
    ...SIDES.map((side, at) => `points ${side} ${state.points[at]}`),
    `${printCards(state, 'yellow')}`,
    `deck ${cards.combatHand(state, NP).join(',') || '-'}`,
    ...(fought === null
      ? []
      : [`fought ${fought.attackers} ${fought.defenders} cards ${fought.cards.join(' ')}`]),
    ...rosterIn(state).tokens.map(token => printToken(state, token)),
    ...(solo.row.length === 0
      ? []
      : [`row ${solo.row.map(npc => printRow(state, npc)).join(' ')}`]),
    ...rosterIn(state)
      .tokens.filter(token => solo.tallies[token] !== 0)
      .map(token => `tally ${state.names[token]} ${solo.tallies[token]}`),
    ...(state.actor === NOBODY ? [] : [`actor ${state.names[state.actor]}`]),
    `asks ${printFrame(state)}`,
    ...solo.work.map(frame => `work ${printWork(state, frame)}`),
  ].join('\n');
}

function bitsOf(names: Readonly<Record<string, number>>, bits: number): string[] {
  return Object.keys(names).filter(name => (bits & names[name]!) !== 0);
}

function printToken(state: SoloState, token: Token): string {
  const place = state.places[token]!;
  const where =
    place === IN_BAG ? 'bag' : place === IN_RESERVE ? 'reserve' : printPlace(state, place);
  return [state.names[token]!, where, ...bitsOf(SOLO_MARKS, state.marks[token]!)].join(' ');
}

function printRow({ names, solo }: SoloState, npc: number): string {
  return [names[npc]!, ...bitsOf(LYING, solo.turned[npc]!)].join('/');
}

/**
 * Tokens that are not named are out of the game, hands and the NP's deck are full, and it is the
 * Player's turn, unless a line says so. A row means that its NPCs are about to act.
 */
export function parsePosition(text: string): Result<SoloState> {
  return reading(() => {
    const { state, lines } = readLines(text);
    requirePossible(state, lines);
    return state;
  });
}

/** The same for whoever tells people themselves what cannot be where it is. */
export function parseAnyPosition(text: string): Result<SoloState> {
  return reading(() => readLines(text).state);
}

function readLines(text: string): {
  readonly state: SoloState;
  readonly lines: readonly NotationWords[];
} {
  const wordsAt = (line: PositionLine) => wordsOf(line.text, `line ${line.number}`);
  const { find, rest } = readRooms(linesOf(text), wordsAt);
  const lines = rest.map(wordsAt);
  const state = emptyState(lines, find);
  requireOnce(lines);
  const asked = new Set<string>();
  for (const words of lines) {
    asked.add(words.peek() ?? '');
    readFact(words, state);
    words.end();
  }
  if (asked.has('row') && !asked.has('asks') && !asked.has('work')) awaitNpcs(state);
  return { state, lines };
}

function awaitNpcs(state: SoloState): void {
  state.frames = [];
  state.active = NP;
  state.solo.work = [{ kind: 'watch' }];
}

function emptyState(lines: readonly NotationWords[], find: RoomsAtHand): SoloState {
  const [first] = lines;
  if (first === undefined || !first.take('maze')) {
    return wordsOf('', 'line 1').refuse('A position begins with its maze: “maze 37L@0 38R@2? …”.');
  }
  const own = readOwnLines(lines);
  const { names, further } = deckOf(own);
  const state: SoloState = {
    names,
    further,
    labyrinth: readMaze(first, find),
    places: new Int16Array(SOLO_NAMES.length).fill(OUT_OF_GAME),
    marks: new Uint8Array(SOLO_NAMES.length),
    cards: new Uint8Array(SEATS.length * CARD_SLOTS),
    points: new Uint8Array(SEATS.length),
    teams: new Uint8Array(SEATS.length).fill(8),
    target: 5,
    timed: false,
    turn: 9,
    active: PLAYER,
    left: 0,
    highest: 5,
    quiet: 0,
    stirred: false,
    actor: NOBODY,
    fought: null,
    frames: [{ kind: 'turn' }],
    solo: { ...soloPart('pink', false), round: 5, ...(own && { own }) },
  };
  dealCards(state);
  return state;
}

type Fact = (words: NotationWords, state: SoloState) => void;

const FACTS: Readonly<Record<string, Fact>> = {
  edge: readEdge,
  level: (words, state) => {
    replaceSolo(state, { level: words.oneOf('level', LEVELS) });
  },
  visions: (words, state) => {
    const watched = !words.take('off');
    const none = !watched || words.take('-');
    const rooms = none ? [] : words.word('rooms').split(',');
    replaceSolo(state, { watched, visions: rooms.map(room => Number(room.replace(/^R/, ''))) });
  },
  turn: (words, state) => {
    state.turn = words.whole('The turn', 0, 9999);
    state.active = SIDES.indexOf(words.oneOf('side', SIDES));
  },
  round: (words, state) => {
    replaceSolo(state, { round: words.whole('The round', 1, 9999) });
  },
  left: (words, state) => {
    state.left = words.whole('AP left', 0, 9);
  },
  quiet: (words, state) => {
    state.quiet = words.whole('Quiet turns', 0, QUIET_TURNS);
    state.stirred = words.take('stirred');
  },
  points: (words, state) => {
    state.points[SIDES.indexOf(words.oneOf('side', SIDES))] = words.whole('VP', 0, 99);
  },
  cards: readCards,
  deck: (words, state) => {
    const deck = readCardList(words);
    for (const value of COMBAT_CARDS.keys()) {
      cards.setCombat(state, NP, value, deck.filter(card => card === value).length);
    }
  },
  fought: (words, state) => {
    const attackers = words.whole('A sum', 0, 99);
    const defenders = words.whole('A sum', 0, 99);
    words.expect('cards');
    const shown = Object.freeze([words.whole('A card', 0, 6), words.whole('A card', 0, 6)]);
    state.fought = Object.freeze({ attackers, defenders, cards: shown });
  },
  row: (words, state) => {
    const row: number[] = [];
    while (words.peek() !== undefined) row.push(readRowCard(words, state));
    replaceSolo(state, { row });
  },
  tally: (words, state) => {
    state.solo.tallies[tokenOf(words, state)] = words.whole('A tally', 0, 99);
  },
  actor: (words, state) => {
    state.actor = tokenOf(words, state);
  },
  asks: (words, state) => {
    const frames = readFrame(words, state);
    const kind = frames.at(-1)?.kind;
    if (kind !== undefined && !ASKED.includes(kind)) {
      words.refuse(`The solo game never asks “${kind}”; it asks: ${ASKED.join(', ')}, nothing.`);
    }
    // Whoever walks in the NP's turn has no turn of the Player below them.
    state.frames = state.active === NP ? frames.slice(-1) : frames;
  },
  work: (words, state) => {
    state.solo.work.push(readWork(words, state));
  },
};

/** The solo part is made anew where a fact changes what never changes in play. */
function replaceSolo(state: SoloState, change: Partial<SoloState['solo']>): void {
  Object.assign(state.solo, change);
}

function tokenOf(words: NotationWords, state: SoloState): Token {
  const name = readToken(words);
  return rosterIn(state).numberOf(name) ?? words.refuse(`${name} is not in this game.`);
}

function readRowCard(words: NotationWords, state: SoloState): Token {
  const [name = '', ...lying] = words.word('an NPC').split('/');
  const token = rosterIn(state).numberOf(name) ?? words.refuse(`${name} is not in this game.`);
  for (const mark of lying) {
    const bit = LYING[mark as keyof typeof LYING] as number | undefined;
    state.solo.turned[token]! |= bit ?? words.refuse(`“${mark}” is no way for a card to lie.`);
  }
  return token;
}

function readFact(words: NotationWords, state: SoloState): void {
  const word = words.peek();
  if (word === undefined) return;
  if (/^[A-Z]:/.test(word)) readTokenLine(words, state);
  else FACTS[words.oneOf('fact', Object.keys(FACTS))]!(words, state);
}

function readTokenLine(words: NotationWords, state: SoloState): void {
  const token = tokenOf(words, state);
  const place = words.take('bag')
    ? IN_BAG
    : words.take('reserve')
      ? IN_RESERVE
      : readPlace(words, state);
  state.places[token] = place;
  state.marks[token] = 0;
  while (words.peek() !== undefined) {
    const mark = words.oneOf('mark', Object.keys(SOLO_MARKS) as (keyof typeof SOLO_MARKS)[]);
    state.marks[token]! |= SOLO_MARKS[mark];
  }
}
