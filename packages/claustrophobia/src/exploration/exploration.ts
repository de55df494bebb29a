import { countOpenings, layTile, liftTile, nameOfSpot } from '../board/board.ts';
import { CELL_STEP } from '../board/cells.ts';
import { lettersOf, SIDES } from '../board/openings.ts';
import { EXIT, KIND, KIND_OF, TILES } from '../content/tiles.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { wakeForesight } from '../initiative/using-gifts.ts';
import { ask, type DecisionRules, type DoWork, done, topWork } from '../point.ts';
import { scenarioOf } from '../scenarios/index.ts';
import { DEMON, HUMAN } from '../seats.ts';
import { DISCARDED, type State, setFact } from '../state.ts';
import type { Exploration } from '../work.ts';
import { drawTile, putBeneath } from './pile.ts';
import { legalTurns, placements, turnFor, whyNotPlace } from './placing.ts';

/** Steps of an exploration (CL-EXPL-03). */
const DECLARED = 0;
const ANSWERED = 1;
const DRAWING = 2;
const PLACING = 3;
const ENTERING = 4;
const SETTLING = 5;

/** The Guide is no warrior; it explores without W6 (S8). */
export const GUIDE = -1;

export function beginExploration(state: State, who: number, from: number, side: number): void {
  const guided = who === GUIDE;
  state.work.push({
    kind: 'exploration',
    who,
    from,
    side,
    stage: guided ? DRAWING : DECLARED,
    tile: 0,
    placer: guided ? HUMAN : DEMON,
    marked: state.facts[F.marker] === 4 * from + side,
    looked: false,
    lost: false,
  });
}

export const explorationWork: DoWork<'exploration'> = (state, work, _random, story) => {
  switch (work.stage++) {
    case DECLARED:
      wakeForesight(state);
      state.work.push({ kind: 'window', window: 6, role: HUMAN });
      return;
    case ANSWERED:
      state.work.push({ kind: 'window', window: 6, role: DEMON });
      return;
    case DRAWING:
      return work.lost ? close(state, work, story) : draw(state, work, story);
    case PLACING:
      return orient(state, work, story);
    case ENTERING:
      return comeIn(state, work, story);
    case SETTLING:
      done(state);
      scenarioOf(state).stays?.(state, work, state.count - 1, story);
  }
};

/** The opening is closed to humans (CL-EVT-06). */
function close(state: State, work: Exploration, story: CaveStory): void {
  done(state);
  state.closed[work.from]! |= 1 << work.side;
  const cell = nameOfSpot(state, work.from);
  story.push({ kind: 'found-nothing', to: 'all', cell, side: SIDES[work.side]! });
  scenarioOf(state).lost?.(state, work);
}

function draw(state: State, work: Exploration, story: CaveStory): void {
  const exit = scenarioOf(state).bringsExit?.(state, work) ?? false;
  work.tile = exit ? EXIT : drawTile(state);
  setFact(state, F.stirred, 1);
  story.push({ kind: 'drawn', to: 'all', tile: TILES[work.tile]!.id, reveals: true });
}

/** One way to lie needs no question (CL-ROUND-05). */
function orient(state: State, work: Exploration, story: CaveStory): void {
  const turns = legalTurns(work);
  if (turns.length === 1) lay(state, work, turns[0]!, story);
  else ask(state, 'place', work.placer);
}

export const placePoint: DecisionRules = {
  legal: state => placements(topWork(state, 'exploration')),
  whyNot: (state, _role, action) => whyNotPlace(topWork(state, 'exploration'), action),
  answer(state, action, _random, story) {
    if (action.do !== 'place') return;
    const work = topWork(state, 'exploration');
    lay(state, work, turnFor(work, action.openings), story);
  },
};

/** Lays the tile; a dead end does not stay (CL-EXPL-06 to 08). */
function lay(state: State, work: Exploration, quarters: number, story: CaveStory): void {
  const scenario = scenarioOf(state);
  const cell = state.cells[work.from]! + CELL_STEP[work.side]!;
  const spot = layTile(state, work.tile, cell, quarters);
  const sure = work.tile === EXIT && scenario.bringsExit !== undefined;
  if (!sure && countOpenings(state) === 0 && deadEnd(state, work, story)) return;
  story.push({
    kind: 'placed',
    to: 'all',
    tile: TILES[work.tile]!.id,
    cell: nameOfSpot(state, spot),
    openings: lettersOf(state.open[spot]!),
  });
}

/** Whether the tile laid last must go: then the next one comes to the same opening. */
function deadEnd(state: State, work: Exploration, story: CaveStory): boolean {
  const scenario = scenarioOf(state);
  const goals = scenario.packets.flatMap(packet => packet.goals);
  const tile = TILES[work.tile]!.id;
  if (goals.includes(work.tile)) {
    if (!putBeneath(state, work.tile, goals)) return false;
    liftTile(state);
    story.push({ kind: 'dead-end', to: 'all', tile, back: true, reveals: true });
    work.stage = DRAWING;
    return true;
  }
  if (state.left === 0 && scenario.exitAtDeadEnd === undefined) return false;
  liftTile(state);
  state.marks[work.tile]! |= DISCARDED;
  story.push({ kind: 'dead-end', to: 'all', tile, back: false });
  if (state.left > 0) {
    work.stage = DRAWING;
    return true;
  }
  work.tile = EXIT;
  work.stage = PLACING;
  return true;
}

/** The explorer stands on the new tile; then its rules work. */
function comeIn(state: State, work: Exploration, story: CaveStory): void {
  const spot = state.count - 1;
  if (work.who === GUIDE) {
    setFact(state, F.guide, spot);
    story.push({ kind: 'guided', to: 'all', cell: nameOfSpot(state, spot) });
  } else {
    state.place[work.who] = spot;
    state.work.push({ kind: 'arrival', who: work.who, tile: spot });
  }
  if (KIND_OF[work.tile] === KIND.hole) state.work.push({ kind: 'hole' });
}
