/** What a planner looks at: who plans, where everybody is, and what has become of it on the way. */
import { type BoardPlan, type CellId, isPitAt, planUnder, SLIT } from '../../board/index.ts';
import { MOST_AP, type NpcCard } from '../../content/npcs/card.ts';
import { isOnBoard, isWounded, loadOf, rosterIn, sideOf } from '../../duel/state.ts';
import { ABILITY, NOBODY, type Roster, type Token } from '../../pieces/roster.ts';
import { HELD, npcCard, type SoloState } from '../state.ts';
import { type Near, noteNear, nothingNear } from './near.ts';
import { layerOf } from './tables.ts';
import { ranksOn, UNLISTED } from './wishes.ts';
import { type SceneWorlds, type WalkWorld, worldsFrom } from './world.ts';

export interface NpcScene {
  readonly state: SoloState;
  readonly roster: Roster;
  readonly plan: BoardPlan;
  readonly npc: Token;
  readonly card: NpcCard;
  readonly cell: CellId;
  /** M, and the movement points left of a move under way (DS-JUMP-02). */
  readonly moves: number;
  readonly left: number;
  readonly setDown: boolean;
  readonly side: number;
  /** Bars that do not stop it. */
  readonly passes: number;
  readonly abilities: number;
  /** cell → miniature, or NOBODY; without the planner itself */
  readonly standing: Int8Array;
  /** Things that it gave up in this activation. */
  readonly given: readonly number[];
  /** AP within which ways are looked for. */
  readonly horizon: number;
  /** What has changed hands on the square where it stands, in the move under way (DT-CARRY-10). */
  readonly handled: readonly number[];
  /** token → its rank for the planner itself: what it gave up is not wanted any more (DS-GET-05) */
  readonly ranks: Uint8Array;
  readonly near: Near;
  readonly worlds: SceneWorlds;
  readonly start: WalkWorld;
}

interface Outset {
  readonly given?: readonly number[];
  /** Whom or what it carries is laid down where it stands before it goes (DS-HEAL-02). */
  readonly setDown?: boolean;
  readonly horizon?: number;
}

export function sceneOf(
  state: SoloState,
  npc: Token,
  { given = [], setDown = false, horizon = MOST_AP }: Outset = {},
): NpcScene {
  const roster = rosterIn(state);
  const plan = planUnder(state.labyrinth);
  const move = state.frames.at(-1);
  const walking = move?.kind === 'move' && move.mover === npc ? move : null;
  const held = walking === null ? loadAtRest(state, npc) : (walking.load as Token);
  const load = setDown ? NOBODY : held;
  const handled = walking?.handled.slice() ?? [];
  // What was just taken is set down only after the move has ended.
  const stops = setDown && handled.includes(held);
  const card = npcCard(state, npc);
  const moves = roster.moves[npc]!;
  const side = sideOf(state, npc);
  const unwanted = setDown ? [...given, held] : given;
  const ranks = ranksWithout(ranksOn(roster, card), unwanted);
  const empty = () => layerOf(plan.cells, NOBODY);
  const [standing, lying, thing] = [empty(), empty(), empty()];
  const near = nothingNear(plan);
  for (const token of roster.tokens) {
    if (token === npc || token === load || !isOnBoard(state, token)) continue;
    const cell = state.places[token] as CellId;
    const isHealthy = roster.isCharacter[token] === 1 && !isWounded(state, token);
    const layer = isHealthy ? standing : roster.isCharacter[token] === 1 ? lying : thing;
    layer[cell] = token;
    const rank = ranks[token]!;
    if (rank === UNLISTED || layer === standing) continue;
    if (layer === thing || roster.sides[token] === side)
      noteNear(near, plan, cell, rank, moves + 2);
  }
  const abilities = roster.abilities[npc]!;
  const worlds = worldsFrom(load, lying, thing, state.labyrinth);
  return {
    state,
    roster,
    plan,
    npc,
    card,
    cell: state.places[npc] as CellId,
    moves,
    left: stops ? 0 : (walking?.steps ?? 0),
    setDown,
    side,
    passes: (abilities & ABILITY['passes-slits']) !== 0 ? SLIT : 0,
    abilities,
    standing,
    given: unwanted,
    horizon,
    handled: stops ? [] : handled,
    ranks,
    near,
    worlds,
    start: worlds.all[0]!,
  };
}

function ranksWithout(ranks: Uint8Array, unwanted: readonly number[]): Uint8Array {
  if (unwanted.length === 0) return ranks;
  const left = ranks.slice();
  for (const thing of unwanted) left[thing] = UNLISTED;
  return left;
}

/** What it will take along: an unlisted thing underfoot stays when it sets off (DS-CARD-03, DS-EDGE-10). */
function loadAtRest(state: SoloState, npc: Token): Token {
  const load = loadOf(state, npc);
  if (load === NOBODY || (state.marks[load]! & HELD) !== 0) return load;
  return ranksOn(rosterIn(state), npcCard(state, npc))[load] === UNLISTED ? NOBODY : load;
}

export function isPit(world: WalkWorld, cell: CellId): boolean {
  return isPitAt(world.labyrinth, cell);
}

export function hasAbility(scene: NpcScene, token: number, ability: number): boolean {
  return token !== NOBODY && (scene.roster.abilities[token]! & ability) !== 0;
}

export function isEnemy(scene: NpcScene, token: number): boolean {
  return token !== NOBODY && scene.roster.sides[token] !== scene.side;
}

/** The line over which it leaves (DS-EXIT-01). */
export function isWayOut({ plan }: NpcScene, cell: number): boolean {
  return cell % plan.columns === plan.columns - 1;
}
