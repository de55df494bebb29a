import { linesOf, type NotationWords, type Result, reading, wordsOf } from '@oubliette/kernel';
import { layTile } from '../board/board.ts';
import { cellName, cellNamed } from '../board/cells.ts';
import { lettersOf, maskOf } from '../board/openings.ts';
import { cardsIn, wholeDeck } from '../cards/hand.ts';
import { CARD, CARD_KINDS, COPIES } from '../cards/kinds.ts';
import { OBJECT_IDS } from '../content/objects.ts';
import { TILE_COUNT, TILES, tileNumber } from '../content/tiles.ts';
import { F, FACT_NAMES, type FactName } from '../facts.ts';
import { frozen } from '../interned.ts';
import { QUESTIONS, type QuestionKind, question } from '../question.ts';
import { DEMON, HUMAN, type Role, SEATS } from '../seats.ts';
import { TILE_MARKS } from '../seen/marks.ts';
import { STAGE, STAGE_NAMES, type StageName } from '../stages.ts';
import { emptyState, FORESEEN, fact, OPEN, type State, setFact } from '../state.ts';
import { AREA_NAMES } from '../threat/areas.ts';
import { WARRIOR_NAMES, warriorNamed } from '../warriors/roster.ts';
import { printAction, readAction, readCell } from './action.ts';
import { printFacts, readFact } from './fact.ts';
import { requireOnce, requirePossible } from './possible.ts';
import { printWarrior, readWarrior } from './warrior.ts';
import { printWork, readWork } from './work.ts';

/** The whole position, one fact per line, hidden things included. */
export function printPosition(state: State): string {
  return [
    ...Array.from({ length: state.count }, (_, spot) => printTile(state, spot)),
    ...printFacts(state),
    ...TILES.flatMap(({ id }, tile) => printMarks(id, state.marks[tile]!)),
    ...(state.left === 0 ? [] : [`pile ${printPile(state)}`]),
    ...WARRIOR_NAMES.flatMap((_, who) => printWarrior(state, who)),
    ...OBJECT_IDS.flatMap((id, object) =>
      state.bearer[object]! < 0 ? [] : [`${id} ${WARRIOR_NAMES[state.bearer[object]!]}`],
    ),
    ...printCards(state),
    ...(state.dice.length === 0 ? [] : [`dice ${state.dice.join(' ')}`]),
    ...state.uses.map(([area = 0, ...dice]) => `use ${AREA_NAMES[area - 1]} ${dice.join(' ')}`),
    ...(state.last === null ? [] : [`last ${printAction(state.last)}`]),
    ...state.work.map(work => `work ${printWork(work)}`),
    state.frames[0] === undefined
      ? 'asks nothing'
      : `asks ${state.frames[0].kind} ${SEATS[state.frames[0].role]}`,
  ].join('\n');
}

function printTile(state: State, spot: number): string {
  const { id } = TILES[state.tiles[spot]!]!;
  const caved = state.caved[spot] === 0 ? '' : ` caved ${lettersOf(state.caved[spot]!)}`;
  const closed = state.closed[spot] === 0 ? '' : ` closed ${lettersOf(state.closed[spot]!)}`;
  return `tile ${id} ${cellName(state.cells[spot]!)} ${lettersOf(state.open[spot]!)}${caved}${closed}`;
}

function printMarks(id: string, marks: number): string[] {
  if (marks === 0) return [];
  return [`mark ${id} ${TILE_MARKS.filter((_, bit) => (marks & (1 << bit)) !== 0).join(' ')}`];
}

const KNOWN_SIGNS = ['', '*', '!'] as const;

function printPile(state: State): string {
  const tiles: string[] = [];
  for (let at = state.left - 1; at >= 0; at--) {
    tiles.push(`${TILES[state.pile[at]!]!.id}${KNOWN_SIGNS[state.known[at]!]}`);
  }
  return tiles.join(' ');
}

function printCards(state: State): string[] {
  return [HUMAN, DEMON].flatMap(role => {
    const deck = state.decks[role].map(card => CARD_KINDS[card]!).reverse();
    const line = (name: string, cards: readonly string[]) =>
      cards.length === 0 ? [] : [`${name} ${SEATS[role]} ${cards.join(' ')}`];
    return [
      ...line('hand', cardsIn(state.hand, role)),
      ...line('spent', cardsIn(state.spent, role)),
      `deck ${SEATS[role]} ${deck.join(' ') || '-'}`,
    ];
  });
}

/** Tiles first, then facts in any order. What is not named is not there; decks hold the rest. */
export function parsePosition(text: string): Result<State> {
  return reading(() => {
    const state = emptyState();
    setFact(state, F.stage, STAGE.orders);
    setFact(state, F.round, 1);
    let asked = false;
    const decks = new Set<string>();
    const lines = linesOf(text).map(line => wordsOf(line.text, `line ${line.number}`));
    requireOnce(lines);
    for (const words of lines) {
      asked ||= words.peek() === 'asks';
      if (words.peek() === 'deck') decks.add(words.line.split(/\s+/)[1] ?? '');
      readLine(words, state);
      words.end();
    }
    for (const role of [HUMAN, DEMON]) if (!decks.has(SEATS[role])) fillDeck(state, role);
    if (!asked) askByStage(state);
    requirePossible(state, lines);
    return state;
  });
}

/** The question that a step of the round puts by itself. */
const ASKED_AT: Readonly<Partial<Record<StageName, readonly [QuestionKind, 0 | 1]>>> = {
  assign: ['assign', HUMAN],
  gifts: ['gifts', HUMAN],
  orders: ['orders', HUMAN],
  destiny: ['destiny', DEMON],
  entry: ['entry', DEMON],
  demonOrders: ['orders', DEMON],
};

function askByStage(state: State): void {
  const asked = ASKED_AT[STAGE_NAMES[fact(state, F.stage)]!];
  if (asked !== undefined) state.frames.push(question(...asked));
}

type Line = (words: NotationWords, state: State) => void;

const LINES: Readonly<Record<string, Line>> = {
  tile: readTile,
  mark: readMarks,
  pile: readPile,
  hand: (words, state) => readCards(words, state.hand),
  spent: (words, state) => readCards(words, state.spent),
  deck: readDeck,
  dice(words, state) {
    state.dice = readDice(words);
  },
  use(words, state) {
    const area = AREA_NAMES.indexOf(words.oneOf('area', AREA_NAMES)) + 1;
    state.uses = [...state.uses, [area, ...readDice(words)]];
  },
  last(words, state) {
    state.last = frozen(readAction(words));
  },
  work(words, state) {
    state.work.push(readWork(words));
  },
  asks(words, state) {
    const kind = words.oneOf('question', [...QUESTIONS, 'nothing']);
    if (kind === 'nothing') return;
    state.frames.push(question(kind, SEATS.indexOf(words.oneOf('side', SEATS)) as 0 | 1));
  },
};

const KNOWN_WORDS = [...Object.keys(LINES), ...FACT_NAMES, ...OBJECT_IDS, ...WARRIOR_NAMES];

function readLine(words: NotationWords, state: State): void {
  const word = words.oneOf('fact', KNOWN_WORDS);
  const line = LINES[word];
  if (line !== undefined) line(words, state);
  else if (warriorNamed(word) >= 0) readWarrior(words, state, warriorNamed(word));
  else if (OBJECT_IDS.includes(word)) {
    const who = warriorNamed(words.oneOf('warrior', WARRIOR_NAMES));
    state.bearer[OBJECT_IDS.indexOf(word)] = who;
  } else readFact(words, state, word as FactName);
}

function readTileNumber(words: NotationWords, text: string): number {
  const number = tileNumber(text);
  return number > 0 ? number : words.refuse(`“${text}” is no tile such as T05.`);
}

function readTile(words: NotationWords, state: State): void {
  const tile = readTileNumber(words, words.word('a tile'));
  const cell = cellNamed(readCell(words));
  const mask = maskOf(words.word('openings'));
  const quarters = TILES[tile]!.masks.indexOf(mask);
  if (quarters < 0) words.refuse(`The tile has no openings ${lettersOf(mask)}.`);
  if (state.count === TILE_COUNT) words.refuse('There are no more tiles.');
  const spot = layTile(state, tile, cell, quarters);
  if (words.take('caved')) state.caved[spot] = maskOf(words.word('sides'));
  if (words.take('closed')) state.closed[spot] = maskOf(words.word('sides'));
}

function readMarks(words: NotationWords, state: State): void {
  const tile = readTileNumber(words, words.word('a tile'));
  while (words.peek() !== undefined) {
    state.marks[tile]! |= 1 << TILE_MARKS.indexOf(words.oneOf('mark', TILE_MARKS));
  }
}

function readPile(words: NotationWords, state: State): void {
  const tiles: { tile: number; known: number }[] = [];
  while (words.peek() !== undefined) {
    const word = words.word('a tile');
    const known = word.endsWith('!') ? OPEN : word.endsWith('*') ? FORESEEN : 0;
    tiles.push({ tile: readTileNumber(words, word.replace(/[*!]$/, '')), known });
  }
  if (tiles.length > TILE_COUNT) words.refuse('There are not so many tiles.');
  state.left = tiles.length;
  for (const [at, { tile, known }] of tiles.reverse().entries()) {
    state.pile[at] = tile;
    state.known[at] = known;
  }
}

function readCards(words: NotationWords, into: number[]): void {
  words.oneOf('side', SEATS);
  while (words.peek() !== undefined) {
    const card = CARD[words.oneOf('card', CARD_KINDS)];
    into[card]!++;
    if (into[card]! > COPIES[card]!) {
      words.refuse(`There are not so many cards ${CARD_KINDS[card]}.`);
    }
  }
}

/** From the top; `-` is an empty deck. */
function readDeck(words: NotationWords, state: State): void {
  const role = SEATS.indexOf(words.oneOf('side', SEATS)) as Role;
  if (words.take('-')) return;
  while (words.peek() !== undefined) {
    state.decks[role].unshift(CARD[words.oneOf('card', CARD_KINDS)]);
  }
}

/** A deck of which nothing is said holds every card that is nowhere else. */
function fillDeck(state: State, role: Role): void {
  const rest = wholeDeck(role);
  for (const card of [...cardsIn(state.hand, role), ...cardsIn(state.spent, role)]) {
    const at = rest.indexOf(CARD[card]);
    if (at >= 0) rest.splice(at, 1);
  }
  state.decks[role].push(...rest);
}

function readDice(words: NotationWords): number[] {
  const dice: number[] = [];
  while (words.peek() !== undefined) dice.push(words.whole('A die', 1, 6));
  return dice.sort();
}
