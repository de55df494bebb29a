/** The objectives of the solo book: what each is aimed at, and from where it is done (DS-OBJ-05). */
import {
  adjacent,
  type CellId,
  DIRECTIONS,
  type Direction,
  type EdgeId,
  farEdge,
  isGearAt,
  isRevealed,
  nearEdge,
  positionAt,
  positionOfEdge,
  printCell,
  ROOM_SQUARES,
  type RoomPosition,
  SLIT,
  signOf,
  stateOf,
  twinsOf,
  whyNoAccess,
  whyNotWorked,
} from '../../board/index.ts';
import type { ClassId, NpcAim } from '../../content/npcs/card.ts';
import { STRUCK } from '../../duel/state.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import { sceneOf } from '../planner/scene.ts';
import type { WalkWorld } from '../planner/world.ts';
import { pushOf } from '../push.ts';
import { isNpc, npcCard } from '../state.ts';
import { type Facts, has, isExit, isFoe } from './facts.ts';
import type { Holding } from './holding.ts';

export interface Aimed {
  readonly name: string;
  readonly rank: number;
  readonly place: CellId;
  /** Whether the deed is possible from a square, with such hands. */
  readonly isDone: (holding: Holding, cell: CellId) => boolean;
  /** Whether the way to it ends on a square: what is approached (DS-PRIM-06, DS-EDGE-03). */
  readonly isNear: (holding: Holding, cell: CellId) => boolean;
}

export interface OpinionObjective {
  readonly price: number;
  readonly targets: readonly Aimed[];
}

export type PlainAim = Exclude<NpcAim, 'get' | 'deliver'> | 'shoot' | 'fire';

export function objectiveOf(facts: Facts, aim: PlainAim): OpinionObjective {
  switch (aim) {
    case 'exit':
      return { price: 0, targets: [lineOut(facts)] };
    case 'rotate':
      return { price: 0, targets: gears(facts) };
    case 'reveal':
      return { price: 1, targets: rooms(facts) };
    case 'break':
    case 'open':
      return { price: 1, targets: portcullises(facts, aim) };
    case 'regroup':
      return { price: 0, targets: higherFriends(facts) };
    case 'heal':
      return { price: 1, targets: patients(facts) };
    case 'repel':
      return { price: facts.card.trait === 'whispers' ? 1 : 2, targets: screamedAt(facts) };
    case 'combat':
    case 'shoot':
      return { price: 1, targets: victims(facts, aim === 'shoot') };
    case 'fire':
      return { price: 1, targets: burnt(facts) };
  }
}

function lineOut(facts: Facts): Aimed {
  const isOut = (_: Holding, cell: CellId) => isExit(facts, cell);
  const place = facts.plan.lines[1].cells[0]!;
  return { name: 'exit', rank: 1, place, isDone: isOut, isNear: isOut };
}

function gears(facts: Facts): Aimed[] {
  const { plan, state } = facts;
  const cells = Array.from({ length: plan.cells }, (_, cell) => cell as CellId);
  return cells
    .filter(cell => isGearAt(state.labyrinth, cell) && !isLocked(facts, cell))
    .map(place => {
      const isThere = (_: Holding, cell: CellId) => cell === place;
      return { name: printCell(plan, place), rank: 1, place, isDone: isThere, isNear: isThere };
    });
}

/** Tinker Al keeps the pair on whose gear he stands for Mekanorks (DS-ROT-06). */
function isLocked({ plan, state, standing, card }: Facts, gear: CellId): boolean {
  if (card.likeness.id === 'mekanork') return false;
  const at = standing.findIndex(
    token => token !== NOBODY && isNpc(token) && npcCard(state, token).trait === 'locks-gear',
  );
  if (at < 0 || !isGearAt(state.labyrinth, at as CellId)) return false;
  const own = positionAt(plan, at as CellId)!;
  return [own, ...twinsOf(state.labyrinth, own)].includes(positionAt(plan, gear)!);
}

function rooms({ plan, state }: Facts): Aimed[] {
  return plan.positions
    .filter(room => !isRevealed(state.labyrinth, room))
    .map(room => {
      const may = ({ maze }: Holding, cell: CellId) =>
        touches(room, cell) && whyNoAccess(maze, cell, room as RoomPosition) === null;
      const place = plan.cellOf[room * ROOM_SQUARES] as CellId;
      return { name: `R${room}`, rank: 1, place, isDone: may, isNear: may };
    });

  function touches(room: number, cell: CellId): boolean {
    const line = plan.lines.find(one => one.cells.includes(cell));
    if (line?.positions.includes(room as RoomPosition)) return true;
    return DIRECTIONS.some(way => {
      const next = plan.neighbours[cell * 4 + way]!;
      return next >= 0 && plan.positionOf[next] === room && plan.positionOf[cell] !== room;
    });
  }
}

/** Two facing portcullises are two targets, the nearer one first (DS-BRK-03). */
function portcullises({ plan, state }: Facts, aim: 'break' | 'open'): Aimed[] {
  const places = new Map<EdgeId, CellId>();
  const sides = (maze: Holding['maze'], cell: CellId, way: Direction) =>
    plan.neighbours[cell * 4 + way]! < 0
      ? []
      : [nearEdge(maze, cell, way), farEdge(maze, cell, way)];
  const isMeant = (maze: Holding['maze'], edge: EdgeId | null): edge is EdgeId => {
    if (edge === null || signOf(maze, edge) !== 'P') return false;
    const now = stateOf(maze, edge);
    return aim === 'open' ? now === 'closed' : now !== 'broken';
  };
  for (let cell = 0; cell < plan.cells; cell++) {
    for (const way of DIRECTIONS) {
      for (const edge of sides(state.labyrinth, cell as CellId, way)) {
        if (!isMeant(state.labyrinth, edge) || places.has(edge)) continue;
        if (isRevealed(state.labyrinth, positionOfEdge(edge))) places.set(edge, cell as CellId);
      }
    }
  }
  return [...places].map(([edge, place]) => {
    const may = ({ maze }: Holding, cell: CellId) =>
      DIRECTIONS.some(way => {
        const first = sides(maze, cell, way).find(one => isMeant(maze, one));
        return first === edge && whyNotWorked(maze, cell, edge) === null;
      });
    return { name: printCell(plan, place), rank: 1, place, isDone: may, isNear: may };
  });
}

/** Characters of a side, but for wounded ones in somebody's arms (DS-CMB-04, DS-EDGE-13). */
function afoot(facts: Facts, foes: boolean): Token[] {
  const { state, roster, standing, npc, load } = facts;
  return roster.tokens.filter(token => {
    if (roster.isCharacter[token] === 0 || token === npc || token === load) return false;
    const cell = state.places[token]!;
    if (cell < 0 || isFoe(facts, token) !== foes) return false;
    return standing[cell] === token || standing[cell] === NOBODY;
  });
}

function character(facts: Facts, token: Token) {
  const { state, card, roster } = facts;
  const kind = isNpc(token) ? npcCard(state, token).likeness.id : roster.pieces[token]!.id;
  const rank = card.characters.indexOf(kind as ClassId) + 1;
  return { name: state.names[token]!, rank, place: state.places[token] as CellId };
}

function touchesOn({ maze }: Holding, cell: CellId, other: CellId): boolean {
  return adjacent(maze, cell, other);
}

/** Friends that rank higher than any it touches; not whom it carries or rests on (DS-REG-01, 02). */
function higherFriends(facts: Facts): Aimed[] {
  const { origin, state } = facts;
  const all = friends(facts);
  const touched = all.filter(({ place }) => adjacent(state.labyrinth, origin, place));
  const least = Math.min(...touched.map(({ rank }) => rank));
  return all.filter(({ rank }) => rank < least);
}

export function friends(facts: Facts): Aimed[] {
  return afoot(facts, false)
    .filter(token => facts.state.places[token] !== facts.origin)
    .map(token => {
      const one = character(facts, token);
      const isBeside = (holding: Holding, cell: CellId) =>
        isStill(facts, holding, token, one.place) && touchesOn(holding, cell, one.place);
      return { ...one, isDone: isBeside, isNear: isBeside };
    });
}

function isStill({ standing }: Facts, { lying }: Holding, token: Token, place: CellId): boolean {
  return standing[place] === token || lying[place] === token;
}

function patients(facts: Facts): Aimed[] {
  return afoot(facts, false)
    .filter(token => facts.standing[facts.state.places[token]!] !== token)
    .map(token => patient(facts, token));
}

export function patient(facts: Facts, token: Token): Aimed {
  const one = character(facts, token);
  const isNear = (holding: Holding, cell: CellId) =>
    isStill(facts, holding, token, one.place) && touchesOn(holding, cell, one.place);
  const isDone = (holding: Holding, cell: CellId) => {
    if (isNear(holding, cell)) return true;
    if (facts.card.trait !== 'heals-from-afar') return false;
    const far = bearing(facts, holding, cell, one.place);
    return isStill(facts, holding, token, one.place) && far !== null && far.squares <= 3;
  };
  return { ...one, isDone, isNear };
}

/** The direction in which the first character seen is on that square (DT-LOS-01 to 03). */
function bearing({ plan, standing }: Facts, holding: Holding, from: CellId, to: CellId) {
  for (const way of DIRECTIONS) {
    let [cell, squares] = [from as number, 0];
    for (;;) {
      const bars = holding.maze.table[cell * 4 + way]!;
      if ((squares === 0 ? bars & ~SLIT : bars) !== 0) break;
      cell = plan.neighbours[cell * 4 + way]!;
      squares++;
      if (standing[cell] === NOBODY && holding.lying[cell] === NOBODY) continue;
      if (cell === to) return { way, squares };
      break;
    }
  }
  return null;
}

export function weapon(holding: Holding, cell: CellId): Token {
  return holding.load === NOBODY ? (holding.thing[cell] as Token) : holding.load;
}

function foesBeside(facts: Facts, holding: Holding, cell: CellId): Token[] {
  return DIRECTIONS.map(way => facts.plan.neighbours[cell * 4 + way] as CellId)
    .filter(next => next >= 0 && touchesOn(holding, cell, next))
    .map(next => facts.standing[next]!)
    .filter(token => isFoe(facts, token));
}

function victims(facts: Facts, byBow: boolean): Aimed[] {
  const { state, roster, standing, card, npc } = facts;
  if ((state.marks[npc]! & STRUCK) !== 0) return [];
  const mine = roster.combats[npc]!;
  const isBully = card.trait === 'picks-on-weaker';
  return afoot(facts, true)
    .filter(token => (state.marks[token]! & STRUCK) === 0)
    .map(token => {
      const one = character(facts, token);
      const isWeak = !isBully || standing[one.place] !== token || roster.combats[token]! < mine;
      const isNear = (holding: Holding, cell: CellId) => touchesOn(holding, cell, one.place);
      const isShot = (holding: Holding, cell: CellId) =>
        has(roster, weapon(holding, cell), ABILITY.shoots) &&
        !has(roster, holding.thing[one.place] as Token, ABILITY.shields) &&
        foesBeside(facts, holding, cell).length === 0 &&
        isWeak &&
        bearing(facts, holding, cell, one.place) !== null;
      const isStruck = (holding: Holding, cell: CellId) => {
        const beside = foesBeside(facts, holding, cell);
        if (isNear(holding, cell)) {
          return !isBully || beside.reduce((sum, foe) => sum + roster.combats[foe]!, 0) < mine;
        }
        if (!has(roster, weapon(holding, cell), ABILITY.reaches) || !isWeak) return false;
        const far = bearing(facts, holding, cell, one.place);
        if (far === null || far.squares > 2 || beside.length > 0) return false;
        return far.squares === 1 || holding.maze.table[cell * 4 + far.way] === 0;
      };
      return { ...one, isDone: byBow ? isShot : isStruck, isNear };
    });
}

function burnt(facts: Facts): Aimed[] {
  return afoot(facts, true).map(token => {
    const one = character(facts, token);
    const isDone = (holding: Holding, cell: CellId) =>
      has(facts.roster, weapon(holding, cell), ABILITY.burns) &&
      bearing(facts, holding, cell, one.place) !== null;
    return { ...one, isDone, isNear: isDone };
  });
}

function screamedAt(facts: Facts): Aimed[] {
  const scene = sceneOf(facts.state, facts.npc);
  return afoot(facts, true).map(token => {
    const one = character(facts, token);
    const isNear = (holding: Holding, cell: CellId) =>
      bearing(facts, holding, cell, one.place) !== null;
    const isDone = (holding: Holding, cell: CellId) => {
      const far = bearing(facts, holding, cell, one.place);
      if (far === null || (facts.card.trait === 'whispers' && far.squares > 3)) return false;
      // The push itself is a rule of the deed, not of the way to it: it is not told twice.
      const world = { ...scene.start, ...holding, labyrinth: holding.maze } as unknown as WalkWorld;
      return pushOf(scene, world, token, far.way, far.squares) !== null;
    };
    return { ...one, isDone, isNear };
  });
}
