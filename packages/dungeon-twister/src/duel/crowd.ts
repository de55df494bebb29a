import type { CellId } from '../board/index.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import {
  can,
  cellOf,
  type DuelState,
  isHandless,
  isWounded,
  planIn,
  rosterIn,
  WOUNDED,
} from './state.ts';

/**
 * Who and what is where, by square, for questions that ask many squares at once. One table serves
 * all questions of a board of its size, so that asking makes no garbage.
 */
export interface Crowd {
  /** cell → its company, packed: ten bits each for token + 1 of who stands, who lies, what is there. */
  readonly squares: Int32Array;
  /** cell → token + 1 of a second thing or wounded one there, with or left by whoever carries two (DT-PND-05). */
  readonly seconds: Int16Array;
  /** 1 where a character stands or lies: what ends sight (DT-LOS-02). */
  readonly characters: Uint8Array;
  /** The squares where somebody or something is; valid up to `count`. */
  readonly taken: Int16Array;
  count: number;
}

/** Who and what shares one square: a miniature, a wounded character, an object, and a second of these two. */
export interface Company {
  readonly standing: Token;
  readonly lying: Token;
  readonly thing: Token;
  readonly second: Token;
}

/** Somebody on the way, with what he holds, and in the other hand of whoever carries two (DT-PND-05). */
export interface Walker {
  readonly token: Token;
  readonly load: Token;
  readonly second: Token;
}

export const NO_COMPANY: Company = {
  standing: NOBODY,
  lying: NOBODY,
  thing: NOBODY,
  second: NOBODY,
};

const STANDING = 0;
const LYING = 10;
const THING = 20;
/** More tokens than any match has, with all that four players choose from and guests among them. */
const ONE = 0x3ff;

const crowds = new Map<number, Crowd>();

/** The crowd asked for last: nearly always of the size asked for next. */
let latest: Crowd | null = null;

function crowdFor(cells: number): Crowd {
  if (latest !== null && latest.squares.length === cells) return latest;
  latest = crowds.get(cells) ?? {
    squares: new Int32Array(cells),
    seconds: new Int16Array(cells),
    characters: new Uint8Array(cells),
    taken: new Int16Array(cells),
    count: 0,
  };
  crowds.set(cells, latest);
  return latest;
}

/**
 * Everybody in place, but for one who asks and what he holds. Good until the next one is asked for,
 * as long as nobody moves.
 */
export function crowdOf(
  state: DuelState,
  except: Token = NOBODY,
  load: Token = NOBODY,
  second: Token = NOBODY,
): Crowd {
  const { cells } = planIn(state);
  const crowd = crowdFor(cells);
  disperse(crowd);
  const { squares, seconds, characters, taken } = crowd;
  const { places, marks } = state;
  const { isCharacter } = rosterIn(state);
  let count = 0;
  for (let token = 0; token < places.length; token++) {
    const cell = places[token]!;
    if (cell < 0 || cell >= cells || token === except || token === load) continue;
    if (token === second) continue;
    taken[count++] = cell;
    let layer = THING;
    if (isCharacter[token] === 1) {
      characters[cell] = 1;
      layer = (marks[token]! & WOUNDED) === 0 ? STANDING : LYING;
    }
    const before = (squares[cell]! >> layer) & ONE;
    if (before !== 0 && layer !== STANDING) seconds[cell] = before;
    squares[cell] = (squares[cell]! & ~(ONE << layer)) | ((token + 1) << layer);
  }
  crowd.count = count;
  return crowd;
}

function disperse({ squares, seconds, characters, taken, count }: Crowd): void {
  for (let index = 0; index < count; index++) {
    const cell = taken[index]!;
    squares[cell] = 0;
    seconds[cell] = 0;
    characters[cell] = 0;
  }
}

export function standingAt(crowd: Crowd, cell: CellId): Token {
  return ((crowd.squares[cell]! & ONE) - 1) as Token;
}

export function lyingAt(crowd: Crowd, cell: CellId): Token {
  return (((crowd.squares[cell]! >> LYING) & ONE) - 1) as Token;
}

export function thingAt(crowd: Crowd, cell: CellId): Token {
  return ((crowd.squares[cell]! >> THING) - 1) as Token;
}

/** A second thing or wounded one on a square (DT-PND-05). */
export function secondAt(crowd: Crowd, cell: CellId): Token {
  return (crowd.seconds[cell]! - 1) as Token;
}

export function companyAt(crowd: Crowd, cell: CellId): Company {
  return {
    standing: standingAt(crowd, cell),
    lying: lyingAt(crowd, cell),
    thing: thingAt(crowd, cell),
    second: secondAt(crowd, cell),
  };
}

export function isEmptyAt(crowd: Crowd, cell: CellId): boolean {
  return crowd.squares[cell] === 0;
}

/** Asks a question as if another company were on a square; lines of sight stay as they are. */
export function supposing<T>(crowd: Crowd, cell: CellId, company: Company, ask: () => T): T {
  const { standing, lying, thing, second } = company;
  const real = crowd.squares[cell]!;
  const other = crowd.seconds[cell]!;
  crowd.seconds[cell] = second + 1;
  crowd.squares[cell] = (standing + 1) | ((lying + 1) << LYING) | ((thing + 1) << THING);
  const answer = ask();
  crowd.squares[cell] = real;
  crowd.seconds[cell] = other;
  return answer;
}

/** The character on a square, wounded or not; the miniature if one carries the other. */
export function characterIn(crowd: Crowd, cell: CellId): Token {
  const standing = standingAt(crowd, cell);
  return standing === NOBODY ? lyingAt(crowd, cell) : standing;
}

/** What a bearer at rest carries: nothing, where he has no hands (DT-CARRY-02, DT-ALL-05). */
export function heldIn(state: DuelState, crowd: Crowd, bearer: Token): Token {
  return isHandless(state, bearer) ? NOBODY : loadIn(crowd, cellOf(state, bearer));
}

/** What a miniature at rest on a square carries (DT-CARRY-02). */
export function loadIn(crowd: Crowd, cell: CellId): Token {
  const lying = lyingAt(crowd, cell);
  return lying === NOBODY ? thingAt(crowd, cell) : lying;
}

/** What is in the other hand of a bearer at rest who carries two (DT-PND-05). */
export function secondIn(state: DuelState, crowd: Crowd, bearer: Token): Token {
  const cell = cellOf(state, bearer);
  const second = secondAt(crowd, cell);
  if (second !== NOBODY) return second;
  return lyingAt(crowd, cell) === NOBODY || isHandless(state, bearer)
    ? NOBODY
    : thingAt(crowd, cell);
}

/** The object with an ability that a bearer at rest holds, or NOBODY. */
export function heldWith(state: DuelState, crowd: Crowd, bearer: Token, ability: number): Token {
  const cell = cellOf(state, bearer);
  const thing = thingAt(crowd, cell);
  if (thing === NOBODY || isHandless(state, bearer)) return NOBODY;
  if (can(state, thing, ability)) return thing;
  const second = secondAt(crowd, cell);
  return second !== NOBODY && can(state, second, ability) ? second : NOBODY;
}

/** Whether a bearer at rest holds an object with that ability. */
export function holdsIn(state: DuelState, crowd: Crowd, bearer: Token, ability: number): boolean {
  return heldWith(state, crowd, bearer, ability) !== NOBODY;
}

/** Whether this wounded character lies under a friend who carries it (DT-CARRY-09). */
export function isCarried(state: DuelState, crowd: Crowd, token: Token): boolean {
  return isWounded(state, token) && standingAt(crowd, cellOf(state, token)) !== NOBODY;
}
