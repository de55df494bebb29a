/** Positions that no match ever comes to: what is wrong with them. */
import type { NotationWords } from '@oubliette/kernel';
import { humansOn, nameOfSpot, type TileIndex, warriorsOn } from '../board/board.ts';
import { CAPACITY, TILES } from '../content/tiles.ts';
import type { State } from '../state.ts';
import { FIRST_DAMNED, HUMANS, WARRIOR_NAMES } from '../warriors/roster.ts';

/** Lines of which a position has several. */
const MANY: readonly string[] = ['tile', 'mark', 'hand', 'spent', 'deck', 'use', 'work'];

/** Nothing is said twice: of two places of a warrior, one is wrong. */
export function requireOnce(lines: readonly NotationWords[]): void {
  const given = new Set<string>();
  for (const words of lines) {
    const fact = words.peek()!;
    if (MANY.includes(fact)) continue;
    if (given.has(fact)) words.refuse(`“${fact}” is given twice.`);
    given.add(fact);
  }
}

/** Refuses the position at the line of the tile or warrior that is one too many. */
export function requirePossible(state: State, lines: readonly NotationWords[]): void {
  const refuse = (name: string, text: string): void => {
    const line = lines.findLast(({ line }) => line.trim().split(/\s+/).includes(name));
    (line ?? lines[0]!).refuse(text, 'notation.impossible');
  };
  const pile = Array.from({ length: state.left }, (_, at) => state.pile[at]!);
  const tiles = [...state.tiles.slice(0, state.count), ...pile];
  const twice = tiles.find((tile, at) => tiles.indexOf(tile) !== at);
  if (twice !== undefined) refuse(TILES[twice]!.id, `There is only one ${TILES[twice]!.id}.`);
  for (let spot = 0; spot < state.count; spot++) {
    if (state.cells.indexOf(state.cells[spot]!) !== spot) {
      refuse(TILES[state.tiles[spot]!]!.id, `Two tiles lie on ${nameOfSpot(state, spot)}.`);
    }
    const most = CAPACITY[state.tiles[spot]!]!;
    for (const [side, there] of [
      ['humans', humansOn(state, spot)],
      ['demons', crowdOf(state, spot)],
    ] as const) {
      if (there <= most) continue;
      const text = `${nameOfSpot(state, spot)} has room for ${most} ${side}, not ${there} (CL-MOVE-03).`;
      refuse(lastOn(state, spot, side === 'humans'), text);
    }
  }
}

/** Troglodytes and the Demon; a human who rises as a Damned finds room wherever he fell (S7). */
function crowdOf(state: State, spot: TileIndex): number {
  return warriorsOn(state, spot, HUMANS, FIRST_DAMNED).length;
}

function lastOn(state: State, spot: number, human: boolean): string {
  const isThere = (place: number, who: number) =>
    place === spot && (human ? who < HUMANS : who >= HUMANS && who < FIRST_DAMNED);
  return WARRIOR_NAMES[state.place.findLastIndex(isThere)]!;
}
