import { placed } from '@oubliette/art';
import { type CellId, type Position, planUnder, ROOM_SQUARES } from '@oubliette/dungeon-twister';
import {
  centreOf,
  type Geometry,
  highlight,
  portcullisIrons,
  roomBack,
} from '@oubliette/dungeon-twister/drawing';
import type { Change } from './changes.ts';
import { explorerNames } from './explorers.ts';
import type { Table } from './table.ts';
import { turning, uprightWhileTurning } from './turning.ts';

/** Where motions happen: the new table is drawn already, so each starts from how it looked before. */
export interface Stage {
  readonly svg: SVGSVGElement;
  readonly geometry: Geometry;
  readonly table: Table;
  readonly placeOf: (cell: CellId) => { readonly x: number; readonly y: number };
}

const turnTime = 900;
const revealTime = 700;
const gateTime = 260;
const jumpTime = 320;
const fadeTime = 120;
const glance = 1000;

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the eye is kept waiting: then a click only completes the motion and does nothing else. */
export const isLong = (changes: readonly Change[]): boolean =>
  !wantsStillness() && changes.some(({ kind }) => kind === 'turned' || kind === 'revealed');

/** Starts the motions of some changes; the animations may be finished at any time. */
export function play(stage: Stage, changes: readonly Change[]): Animation[] {
  const show = wantsStillness() ? fade : move;
  return changes.flatMap(change => show(stage, change));
}

function move(stage: Stage, change: Change): Animation[] {
  switch (change.kind) {
    case 'turned':
      return turn(stage, change.position, change.quarters);
    case 'revealed':
      return reveal(stage, change.position);
    case 'hidden':
      return find(stage, altered(change)).map(room =>
        room.animate({ opacity: [0, 1] }, { duration: 200 }),
      );
    case 'worked':
      return workGate(stage, change);
    case 'moved':
      return jump(stage, change);
  }
}

const find = ({ svg }: Stage, selector: string): SVGElement[] => [
  ...svg.querySelectorAll<SVGElement>(selector),
];

function turn(stage: Stage, position: Position, quarters: number): Animation[] {
  const timing = { duration: turnTime };
  const plan = planUnder(stage.table.labyrinth);
  const along = explorerNames.filter(
    name => plan.positionOf[stage.table.standing[name]] === position,
  );
  const of = (name: string) => along.map(explorer => `[data-${name}="${explorer}"]`);
  const room = `[data-room="${position}"]`;
  const upon = (selectors: readonly string[]) =>
    selectors.flatMap(selector => find(stage, selector));
  // The turning room must cover its neighbours; among slabs of one layer the last is on top.
  for (const slab of find(stage, `[data-slab="${position}"]`)) slab.parentNode!.append(slab);
  return [
    ...upon([room, ...of('orbit')]).map(each => each.animate(turning(quarters), timing)),
    ...upon([`${room} [data-upright]`, ...of('upright')]).map(each =>
      each.animate(uprightWhileTurning(quarters), timing),
    ),
    ...upon([`${room} [data-teeth]`]).map(each =>
      each.animate(
        [{ transform: `rotate(${-108 * Math.sign(quarters)}deg)` }, { transform: 'rotate(0deg)' }],
        { duration: turnTime * 0.6, easing: 'cubic-bezier(.2,.6,.3,1)' },
      ),
    ),
    ...upon([`[data-shadow="${position}"]`]).map(each =>
      each.animate({ opacity: [0, 0.7, 0.7, 0], offset: [0, 0.13, 0.82, 1] }, timing),
    ),
  ];
}

/** The grate slides away in four quarters while light comes into the room. */
function reveal(stage: Stage, position: Position): Animation[] {
  const { square } = stage.geometry;
  const half = 2.5 * square;
  const back = roomBack(square);
  const corners = [
    [-1, -1],
    [0, -1],
    [0, 0],
    [-1, 0],
  ] as const;
  return find(stage, `[data-room="${position}"]`).flatMap(room => {
    const dusk = `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}"/>`;
    const quarters = corners.map(
      ([x, y]) =>
        `<g><svg x="${x * half}" y="${y * half}" width="${half}" height="${half}" viewBox="${(x + 1) * half} ${(y + 1) * half} ${half} ${half}">${back}</svg></g>`,
    );
    // A nested picture is cut at its sides: nothing of the grate drifts over the frame.
    const field = `x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" viewBox="${-half} ${-half} ${2 * half} ${2 * half}"`;
    room.insertAdjacentHTML(
      'beforeend',
      `<svg class="maze-grate" ${field}>${dusk}${quarters.join('')}</svg>`,
    );
    const grate = room.lastElementChild!;
    const [night, ...slabs] = [...grate.children];
    const timing = { duration: revealTime, easing: 'ease-in-out', fill: 'both' } as const;
    const motions = slabs.map((slab, index) => {
      const [x, y] = corners[index]!;
      const away = `translate(${(x ? -1 : 1) * half * 0.5}px, ${(y ? -1 : 1) * half * 0.5}px)`;
      return slab.animate({ transform: ['translate(0, 0)', away], opacity: [1, 0] }, timing);
    });
    motions.push(night!.animate({ opacity: [0.9, 0] }, timing));
    removeAfter(motions[0]!, grate);
    return motions;
  });
}

/** Bars draw into the posts, or out of them; what breaks shakes first. */
function workGate(stage: Stage, change: Extract<Change, { kind: 'worked' }>): Animation[] {
  const { square } = stage.geometry;
  return find(stage, `[data-gate="${change.edge}"]`).flatMap(gate => {
    if (change.to === 'broken') {
      const shake = [
        'translate(0, 0)',
        'translate(2px, 0)',
        'translate(-2px, 0)',
        'translate(0, 0)',
      ];
      return [gate.animate({ transform: shake }, { duration: 120, iterations: 2 })];
    }
    const half = square / 2;
    const sides = [-1, 0].map(
      x =>
        `<g style="transform-origin:${x ? -half : half}px 0"><svg x="${x * half}" y="${-half}" width="${half}" height="${square}" viewBox="${x * half} ${-half} ${half} ${square}">${portcullisIrons('closed', square)}</svg></g>`,
    );
    gate.insertAdjacentHTML('beforeend', `<g>${sides.join('')}</g>`);
    const bars = gate.lastElementChild!;
    const shut = change.to === 'closed';
    const scales = ['scaleX(1)', 'scaleX(.25)'];
    const motions = [...bars.children].map(side =>
      side.animate(
        { transform: shut ? scales.toReversed() : scales },
        { duration: gateTime, easing: 'steps(5)' },
      ),
    );
    const irons = gate.querySelector('[data-irons]')!;
    motions.push(irons.animate({ opacity: [0, 0] }, { duration: gateTime }));
    removeAfter(motions[0]!, bars);
    return motions;
  });
}

function jump(stage: Stage, change: Extract<Change, { kind: 'moved' }>): Animation[] {
  const { geometry, placeOf } = stage;
  const [ax, ay] = centreOf(geometry, placeOf(change.from));
  const [bx, by] = centreOf(geometry, placeOf(change.to));
  const [dx, dy] = [ax - bx, ay - by];
  const at = (part: number, rise: number) =>
    `translate(${dx * part}px, ${dy * part - rise * geometry.square}px)`;
  return find(stage, `[data-glide="${change.explorer}"]`).map(token =>
    token.animate(
      { transform: [at(1, 0), at(0.5, 0.75), at(0, 0)] },
      { duration: jumpTime, easing: 'cubic-bezier(.2,.7,.3,1)' },
    ),
  );
}

/** The part of the picture that a change has altered. */
function altered(change: Change): string {
  switch (change.kind) {
    case 'worked':
      return `[data-gate="${change.edge}"]`;
    case 'moved':
      return `[data-glide="${change.explorer}"]`;
    default:
      return `[data-room="${change.position}"]`;
  }
}

function alteredCells({ table }: Stage, change: Change): readonly CellId[] {
  if (change.kind === 'worked') return [];
  if (change.kind === 'moved') return [change.to];
  const first = change.position * ROOM_SQUARES;
  const cells = planUnder(table.labyrinth).cellOf.subarray(first, first + ROOM_SQUARES);
  return Array.from(cells, cell => cell as CellId);
}

/** Without motion the new state fades in, and what changed keeps an outline for a moment. */
function fade(stage: Stage, change: Change): Animation[] {
  outline(stage, change);
  return find(stage, altered(change)).map(each =>
    each.animate({ opacity: [0, 1] }, { duration: fadeTime }),
  );
}

function outline(stage: Stage, change: Change): void {
  const { svg, geometry, placeOf } = stage;
  const mark = highlight('changed', { square: geometry.square });
  const marks = alteredCells(stage, change).map(cell =>
    placed(...centreOf(geometry, placeOf(cell)), mark),
  );
  svg.insertAdjacentHTML('beforeend', `<g class="maze-changed">${marks.join('')}</g>`);
  const group = svg.lastElementChild!;
  removeAfter(group.animate({ opacity: [1, 1] }, { duration: glance }), group);
}

function removeAfter(motion: Animation, element: Element): void {
  const remove = () => element.remove();
  motion.finished.then(remove, remove);
}
