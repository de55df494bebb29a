import type { CellId } from '../board/index.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import { type DuelState, isCharacter, isWounded, planIn, rosterIn } from './state.ts';

/**
 * Who and what is where, by square, for questions that ask many squares at once. One table serves
 * all questions: it is filled, asked and emptied again, so that asking makes no garbage.
 */
export interface Crowd {
  /** The miniature on a square. */
  readonly standing: Int8Array;
  /** The wounded character on a square. */
  readonly lying: Int8Array;
  /** The object on a square. */
  readonly thing: Int8Array;
}

const crowds = new Map<number, Crowd>();

function crowdFor(cells: number): Crowd {
  let crowd = crowds.get(cells);
  if (crowd === undefined) {
    const empty = () => new Int8Array(cells).fill(NOBODY);
    crowd = { standing: empty(), lying: empty(), thing: empty() };
    crowds.set(cells, crowd);
  }
  return crowd;
}

/** Asks with everybody in place but the one who asks and what he holds. */
export function withCrowd<T>(
  state: DuelState,
  except: Token,
  load: Token,
  ask: (crowd: Crowd) => T,
): T {
  const crowd = crowdFor(planIn(state).cells);
  const { tokens } = rosterIn(state);
  const { places } = state;
  const cells = crowd.thing.length;
  for (const token of tokens) {
    const cell = places[token]!;
    if (cell < 0 || cell >= cells || token === except || token === load) continue;
    layerOf(state, token, crowd)[cell] = token;
  }
  const answer = ask(crowd);
  for (const token of tokens) {
    const cell = places[token]!;
    if (cell >= 0 && cell < cells) empty(crowd, cell);
  }
  return answer;
}

/** The same for a question that looks at two squares only. */
export function withCrowdAt<T>(
  state: DuelState,
  except: Token,
  load: Token,
  one: CellId,
  other: CellId | null,
  ask: (crowd: Crowd) => T,
): T {
  const crowd = crowdFor(planIn(state).cells);
  const { places } = state;
  for (const token of rosterIn(state).tokens) {
    const cell = places[token]!;
    if ((cell !== one && cell !== other) || token === except || token === load) continue;
    layerOf(state, token, crowd)[cell] = token;
  }
  const answer = ask(crowd);
  empty(crowd, one);
  if (other !== null) empty(crowd, other);
  return answer;
}

function empty(crowd: Crowd, cell: number): void {
  crowd.standing[cell] = NOBODY;
  crowd.lying[cell] = NOBODY;
  crowd.thing[cell] = NOBODY;
}

function layerOf(state: DuelState, token: Token, crowd: Crowd): Int8Array {
  if (!isCharacter(state, token)) return crowd.thing;
  return isWounded(state, token) ? crowd.lying : crowd.standing;
}

export function isEmptyOf(crowd: Crowd, cell: CellId): boolean {
  return (
    crowd.standing[cell] === NOBODY && crowd.lying[cell] === NOBODY && crowd.thing[cell] === NOBODY
  );
}
