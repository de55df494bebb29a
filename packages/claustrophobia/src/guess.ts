import type { Random } from '@oubliette/kernel';
import { layTile } from './board/board.ts';
import { cellNamed } from './board/cells.ts';
import { maskOf } from './board/openings.ts';
import { wholeDeck } from './cards/hand.ts';
import { CARD, type CardKind } from './cards/kinds.ts';
import { OBJECT_IDS } from './content/objects.ts';
import { TILE_COUNT, TILES, tileNumber } from './content/tiles.ts';
import { reshuffled } from './hidden.ts';
import { question } from './question.ts';
import { scenarioOf } from './scenarios/index.ts';
import { DEMON, HUMAN, type Role, SEATS } from './seats.ts';
import { setFacts } from './seen/facts.ts';
import {
  KNOWLEDGE,
  linesMask,
  maskFor,
  OFF_TILES,
  TILE_MARKS,
  WARRIOR_FLAGS,
} from './seen/marks.ts';
import { workOf } from './seen/work.ts';
import { DISCARDED, emptyState, type State } from './state.ts';
import { AREA_NAMES } from './threat/areas.ts';
import type { CaveView } from './view.ts';
import { HUMANS, WARRIOR_NAMES, warriorNamed } from './warriors/roster.ts';

/** A full position that looks like the view: what is hidden is filled in somehow, then shuffled. */
export function guess(seen: CaveView, random: Random): State {
  const state = emptyState();
  for (const [spot, tile] of seen.board.entries()) {
    layTile(state, tileNumber(tile.id), cellNamed(tile.cell), tile.quarters);
    state.caved[spot] = maskOf(tile.caved);
    state.closed[spot] = maskOf(tile.closed);
  }
  setFacts(state, seen.facts);
  for (const [tile, { id }] of TILES.entries())
    state.marks[tile] = maskFor(TILE_MARKS, seen.marks[id] ?? []);
  const spots = new Map<string, number>(Object.entries(OFF_TILES));
  for (const [spot, { cell }] of seen.board.entries()) spots.set(cell, spot);
  for (const [who, name] of WARRIOR_NAMES.entries()) {
    const warrior = seen.warriors[name]!;
    state.place[who] = spots.get(warrior.place)!;
    state.flags[who] = maskFor(WARRIOR_FLAGS, warrior.flags);
    state.wounds[who] = warrior.wounds;
    if (who >= HUMANS) continue;
    state.lines[who] = linesMask(warrior.lines);
    state.die[who] = warrior.die ?? 0;
  }
  for (const [object, id] of OBJECT_IDS.entries()) {
    state.bearer[object] = warriorNamed(seen.bearer[id] ?? '');
  }
  state.dice = [...seen.dice];
  state.uses = seen.uses.map(({ area, dice }) => [AREA_NAMES.indexOf(area) + 1, ...dice]);
  state.last = seen.last;
  state.work = seen.work.map(work => workOf(work, state));
  if (seen.asked !== null) {
    state.frames = [question(seen.asked.kind, SEATS.indexOf(seen.asked.role) as Role)];
  }
  fillCards(state, HUMAN, seen.hands.human);
  fillCards(state, DEMON, seen.hands.demon);
  fillPile(state, seen);
  return reshuffled(state, seen.viewer, random);
}

/** Unknown cards are any of those that were not seen; what the deck lacks is out of the game. */
function fillCards(state: State, role: Role, seen: CaveView['hands']['human']): void {
  const unseen = wholeDeck(role);
  const take = (card: number) => unseen.splice(unseen.indexOf(card), 1);
  for (const card of seen.spent) state.spent[CARD[card]]!++;
  for (const card of seen.cards ?? []) state.hand[CARD[card]]!++;
  for (const card of [...seen.spent, ...(seen.cards ?? [])]) take(CARD[card]);
  const missing = seen.cards === undefined ? seen.count : 0;
  if (unseen.length > missing + seen.deck) for (const card of OUT_OF_GAME) take(CARD[card]);
  for (const card of unseen.splice(0, missing)) state.hand[card]!++;
  state.decks[role].push(...unseen);
}

/** Cards that a handicap takes out (CL-HCAP-02). */
const OUT_OF_GAME: readonly CardKind[] = ['lost', 'panic', 'panic'];

/** Unknown tiles: goal tiles that must still come lie in the lowest packets, the rest is plain. */
function fillPile(state: State, seen: CaveView): void {
  const { count, tiles, known } = seen.pile;
  state.left = count;
  const used = new Set<number>(state.tiles.slice(0, state.count));
  for (const [depth, id] of tiles.entries()) {
    const at = count - 1 - depth;
    state.known[at] = KNOWLEDGE.indexOf(known[depth]!);
    if (id === null) continue;
    state.pile[at] = tileNumber(id);
    used.add(state.pile[at]!);
  }
  for (const work of state.work) if (work.kind === 'exploration') used.add(work.tile);
  fillUnknown(state, used);
}

function fillUnknown(state: State, used: ReadonlySet<number>): void {
  const { packets, without } = scenarioOf(state);
  const goals = packets.flatMap(packet => packet.goals);
  const free = Array.from({ length: TILE_COUNT }, (_, index) => index + 1).filter(
    tile => !used.has(tile) && (state.marks[tile]! & DISCARDED) === 0,
  );
  const plain = free.filter(tile => !goals.includes(tile) && !without.includes(tile));
  const unused = free.filter(tile => goals.includes(tile));
  const seenGoals = new Set(goals.filter(tile => used.has(tile))).size;
  let missing = packets.filter(packet => packet.goals.length > 0).length - seenGoals;
  let bottom = 0;
  for (const { random, goals: own } of packets.toReversed()) {
    const top = Math.min(state.left, bottom + random + (own.length > 0 ? 1 : 0));
    const hole = state.pile.indexOf(0, bottom);
    if (own.length > 0 && missing > 0 && hole >= 0 && hole < top) {
      state.pile[hole] = unused.pop()!;
      missing--;
    }
    bottom = top;
  }
  for (let at = 0; at < state.left; at++) if (state.pile[at] === 0) state.pile[at] = plain.pop()!;
}
