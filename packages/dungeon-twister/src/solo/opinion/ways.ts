/** Every way on from a place: steps, jumps, the Key (DS-OBJ-02), and all places that can be reached. */
import {
  type CellId,
  DIRECTIONS,
  type Direction,
  type EdgeId,
  farEdge,
  nearEdge,
  opposite,
  signOf,
  stateOf,
  whyNotWorked,
} from '../../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import { type Arrival, arrivals, type OpinionErrand } from './entering.ts';
import { type Facts, has, isExit, isFoe, isHole } from './facts.ts';
import {
  firstHolding,
  type Holding,
  type Holdings,
  handed,
  isValid,
  mayLeave,
  mayWalk,
} from './holding.ts';

/** Standing or walking; at a portcullis just opened; over a pit. */
const AFOOT = 0;
const OPENED = 1;
const ALOFT = 5;

export interface OpinionPlace {
  readonly holding: Holding;
  readonly cell: CellId;
  readonly mp: number;
  /** AFOOT, or OPENED or ALOFT and a direction. */
  readonly pose: number;
}

export interface OpinionWay {
  readonly place: OpinionPlace;
  /** AP * 256 + squares. */
  readonly price: number;
  /** What it goes over: ways with equal elements run over the same squares. */
  readonly over: number;
  readonly order: number;
  readonly deeds: readonly string[];
}

const AP = 256;
const SHORT = 1;
const SHED = 100;
const EDGES = 1000;

export interface OpinionQuest {
  readonly facts: Facts;
  readonly holdings: Holdings;
  readonly errand: OpinionErrand;
}

export function isAtRest({ pose, holding, cell }: OpinionPlace, facts: Facts): boolean {
  return pose < ALOFT && (pose >= OPENED || isValid(facts, holding, cell));
}

export function waysFrom(quest: OpinionQuest, place: OpinionPlace): OpinionWay[] {
  const { facts } = quest;
  const { holding, cell, pose } = place;
  if (holding.done !== NOBODY || isExit(facts, cell)) return [];
  if (pose >= ALOFT) return landings(quest, place);
  if (pose >= OPENED) {
    const way = (pose - OPENED) as Direction;
    return [...unlockings(quest, place, way), ...steps(quest, place, way)];
  }
  const all = DIRECTIONS.flatMap(way => steps(quest, place, way));
  if (!isValid(facts, holding, cell)) return all;
  return [
    ...all,
    ...DIRECTIONS.flatMap(way => takeOffs(quest, place, way)),
    ...DIRECTIONS.flatMap(way => unlockings(quest, place, way)),
  ];
}

/** The hands with which it may set off: as they are, or without the first load (DS-OBJ-08). */
function settingOff({ facts, holdings, errand }: OpinionQuest, { holding, cell }: OpinionPlace) {
  const as = [{ holding, deeds: [] as string[], order: 0 }];
  const { load } = holding;
  const may = errand.sheds && !holding.shed && load !== NOBODY && load === facts.load;
  if (!may || holding.waiting.length > 0 || !mayLeave(facts, holding, load, cell)) return as;
  const shed = handed(facts, holdings, holding, { load: NOBODY, shed: true, free: false }, [
    [load, cell],
  ]);
  return [...as, { holding: shed, deeds: [`drop@${cell}`], order: SHED }];
}

function steps(quest: OpinionQuest, place: OpinionPlace, way: Direction): OpinionWay[] {
  const { facts } = quest;
  const { cell, mp, pose } = place;
  const all: OpinionWay[] = [];
  const isWhole = pose === AFOOT;
  for (const off of settingOff(quest, place)) {
    const bars = off.holding.maze.table[cell * 4 + way]! & ~facts.passes;
    if (bars !== 0) return [];
    const to = facts.plan.neighbours[cell * 4 + way] as CellId;
    if (!mayWalk(facts, off.holding, cell, to)) continue;
    for (const arrival of arrivals({ ...quest, from: cell, to, lands: false }, off.holding)) {
      if (arrival.ends && !isValid(facts, arrival.holding, to)) continue;
      const add = (left: number, ap: number, isShort: boolean) => {
        const after: OpinionPlace = {
          holding: arrival.holding,
          cell: to,
          mp: arrival.ends ? 0 : left,
          pose: AFOOT,
        };
        const order = off.order + arrival.order + (isShort ? SHORT : 0);
        all.push({
          place: after,
          price: ap * AP + 1,
          over: to,
          order,
          deeds: [...off.deeds, ...arrival.deeds],
        });
      };
      if (isWhole && mp > 0) add(mp - 1, 0, false);
      if (isAtRest(place, facts)) add(facts.moves - 1, 1, mp > 0);
    }
  }
  return all;
}

/** Over a pit without a character (DS-JUMP-01). */
function takeOffs(quest: OpinionQuest, place: OpinionPlace, way: Direction): OpinionWay[] {
  const { facts } = quest;
  const { cell } = place;
  return settingOff(quest, place).flatMap(({ holding, deeds, order }) => {
    if (holding.maze.table[cell * 4 + way] !== 0) return [];
    const pit = facts.plan.neighbours[cell * 4 + way] as CellId;
    if (!isHole(holding.maze, pit)) return [];
    if (facts.standing[pit] !== NOBODY || holding.lying[pit] !== NOBODY) return [];
    const up: OpinionPlace = { holding, cell: pit, mp: 0, pose: ALOFT + way };
    return [{ place: up, price: AP + 1, over: pit, order, deeds: [...deeds] }];
  });
}

function landings(quest: OpinionQuest, { holding, cell: pit, pose }: OpinionPlace): OpinionWay[] {
  const { facts, holdings } = quest;
  const way = (pose - ALOFT) as Direction;
  const from = facts.plan.neighbours[pit * 4 + opposite(way)] as CellId;
  // Whoever jumps off a pit leaves the Rope that held them (DT-JUMP-06).
  const leaves = holding.load !== NOBODY && isHole(holding.maze, from);
  const off = leaves
    ? handed(facts, holdings, holding, { load: NOBODY, free: false }, [[holding.load, from]])
    : holding;
  const before = leaves ? [`drop@${from}`] : [];
  return DIRECTIONS.flatMap(land => {
    if (holding.maze.table[pit * 4 + land] !== 0) return [];
    const to = facts.plan.neighbours[pit * 4 + land] as CellId;
    if (to === from || facts.standing[to] !== NOBODY) return [];
    const lying = off.lying[to] as Token;
    if (isExit(facts, to) ? lying !== NOBODY : isFoe(facts, lying)) return [];
    return arrivals({ ...quest, from, to, lands: true }, off)
      .filter((one: Arrival) => isExit(facts, to) || isValid(facts, one.holding, to))
      .map((one: Arrival) => ({
        place: { holding: one.holding, cell: to, mp: 0, pose: AFOOT },
        price: 1,
        over: to,
        order: one.order,
        // A landing takes by itself: the jump says it.
        deeds: [...before, ...one.deeds.filter(isDrop), `jump@${from}-${pit}-${to}`],
      }));
  });
}

function isDrop(deed: string): boolean {
  return deed.startsWith('drop');
}

/** 1 for a jump, else 0. */
export function isJump({ place }: OpinionWay): number {
  return Number(place.pose >= ALOFT);
}

/** With the Key in hand or underfoot (DS-KEY-01, DS-EDGE-10). */
function unlockings(
  { facts, holdings }: OpinionQuest,
  place: OpinionPlace,
  way: Direction,
): OpinionWay[] {
  const { holding, cell } = place;
  const key = holding.load === NOBODY ? (holding.thing[cell] as Token) : holding.load;
  if (!has(facts.roster, key, ABILITY.unlocks)) return [];
  if (facts.plan.neighbours[cell * 4 + way]! < 0) return [];
  const { maze } = holding;
  const edges = new Set([nearEdge(maze, cell, way), farEdge(maze, cell, way)]);
  return [...edges].flatMap(edge => {
    if (edge === null || signOf(maze, edge) !== 'P' || stateOf(maze, edge) !== 'closed') return [];
    if (whyNotWorked(maze, cell, edge) !== null) return [];
    const opened = [...holding.opened, edge as EdgeId];
    const after = handed(facts, holdings, holding, { opened });
    return [
      {
        place: { holding: after, cell, mp: 0, pose: OPENED + way },
        price: AP,
        over: EDGES + edge,
        order: 0,
        deeds: [`open@${cell}-${way}`],
      },
    ];
  });
}

/** Everything within so many AP, or as far as the cheapest goal. */
export interface OpinionReach {
  readonly quest: OpinionQuest;
  readonly start: OpinionPlace;
  readonly costs: ReadonlyMap<number, number>;
  readonly places: readonly OpinionPlace[];
}

const MP = 7;
const POSES = 9;
/** So many places take a minute: a Key, and a goal that no portcullis leads to. */
const MOST_PLACES = 4_000_000;

/** The slow model gives no opinion: it would have to look at too many places. */
export class TooManyPlaces extends Error {}

export function numberOf({ holding, cell, mp, pose }: OpinionPlace): number {
  return ((holding.id * 256 + cell) * MP + mp) * POSES + pose;
}

export function costOf({ costs }: OpinionReach, place: OpinionPlace): number {
  return costs.get(numberOf(place)) ?? Number.POSITIVE_INFINITY;
}

export function reachFrom(
  facts: Facts,
  ap: number,
  errand: OpinionErrand,
  isGoal: (place: OpinionPlace) => boolean = () => false,
): OpinionReach {
  const { holdings, first } = firstHolding(facts);
  const quest = { facts, holdings, errand };
  const start: OpinionPlace = { holding: first, cell: facts.origin, mp: 0, pose: AFOOT };
  const costs = new Map<number, number>();
  const places: OpinionPlace[] = [];
  const open: OpinionPlace[][] = [[start]];
  costs.set(numberOf(start), 0);
  let last = Number.POSITIVE_INFINITY;
  for (let cost = 0; cost < open.length && cost <= last; cost++) {
    for (const place of open[cost] ?? []) {
      if (costs.get(numberOf(place)) !== cost) continue;
      places.push(place);
      if (isGoal(place)) last = cost;
      for (const way of waysFrom(quest, place)) {
        const next = cost + way.price;
        if (next >> 8 > ap) continue;
        const number = numberOf(way.place);
        if ((costs.get(number) ?? Number.POSITIVE_INFINITY) <= next) continue;
        costs.set(number, next);
        if (costs.size > MOST_PLACES) throw new TooManyPlaces();
        open[next] ??= [];
        open[next].push(way.place);
      }
    }
  }
  return { quest, start, costs, places };
}
