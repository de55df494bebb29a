import { roll } from '@oubliette/kernel';
import { hasRoom, kindAt, nameOfSpot } from '../board/board.ts';
import { enter, spareTroglodyte } from '../combat/harm.ts';
import { KIND } from '../content/tiles.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { type DoWork, done, findWork } from '../point.ts';
import { addFact, SPRUNG, type State } from '../state.ts';
import { isHuman, WARRIOR_NAMES, type Warrior } from '../warriors/roster.ts';

/** A warrior has come to a tile: what the tile does (CL-TILE-01). */
export const arrivalWork: DoWork<'arrival'> = (state, { who, tile }, random, story) => {
  done(state);
  const kind = kindAt(state, tile);
  if (kind === KIND.flooded) endMove(state, who);
  if (!isHuman(who) || !isFirst(state, tile)) return;
  if (kind === KIND.trapped) spring(state, who, tile, roll(random, 'dice'), story);
  if (kind === KIND.mechanism) startMechanism(state, who, tile, story);
};

function isFirst(state: State, tile: number): boolean {
  return (state.marks[state.tiles[tile]!]! & SPRUNG) === 0;
}

function endMove(state: State, who: Warrior): void {
  const action = findWork(state, 'action');
  if (action?.who === who) action.move = 2;
}

/** CL-TILE-07 */
function spring(state: State, who: Warrior, tile: number, die: number, story: CaveStory): void {
  state.marks[state.tiles[tile]!]! |= SPRUNG;
  const cell = nameOfSpot(state, tile);
  story.push({ kind: 'sprung', to: 'all', who: WARRIOR_NAMES[who]!, cell, die });
  if (die === 4) endMove(state, who);
  if (die === 5 && hasRoom(state, tile, false) && spareTroglodyte(state) >= 0) {
    enter(state, spareTroglodyte(state), tile, story);
  }
  const left = HITS_BY_DIE[die]!;
  if (left === 0) return;
  state.work.push({
    kind: 'hits',
    target: who,
    tile,
    left,
    combat: false,
    hammer: false,
    striker: -1,
  });
}

const HITS_BY_DIE: readonly number[] = [0, 0, 1, 1, 0, 0, 2];

/** CL-TILE-08 */
function startMechanism(state: State, who: Warrior, tile: number, story: CaveStory): void {
  state.marks[state.tiles[tile]!]! |= SPRUNG;
  addFact(state, F.mechanisms, 1);
  const cell = nameOfSpot(state, tile);
  story.push({ kind: 'mechanism', to: 'all', who: WARRIOR_NAMES[who]!, cell });
}
