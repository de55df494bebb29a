import type { Point } from '@oubliette/art';
import type { CellId, EdgeId, EdgeState, RoomPosition } from '@oubliette/dungeon-twister';
import { portcullisIrons, roomBack } from '@oubliette/dungeon-twister/drawing';
import { middleOf, type Plane } from './plane.ts';
import { type MotionStage, outline, removeAfter } from './stage.ts';
import { turning, uprightWhileTurning } from './turning.ts';

const turnTime = 900;
const revealTime = 700;
const gateTime = 260;
const jumpTime = 320;
const fadeTime = 120;

export const find = ({ svg }: MotionStage, selector: string): SVGElement[] => [
  ...svg.querySelectorAll<SVGElement>(selector),
];

export const glideOf = (stage: MotionStage, name: string): SVGElement[] =>
  find(stage, `[data-glide="${name}"]`);

/** A room turns by clockwise quarters, and with it those who stand in it. */
export function turnRoom(
  stage: MotionStage,
  position: RoomPosition,
  quarters: number,
  along: readonly string[],
): Animation[] {
  const duration = turnTime / stage.speed;
  const of = (name: string) => along.map(each => `[data-${name}="${each}"]`);
  const room = `[data-room="${position}"]`;
  const upon = (selectors: readonly string[]) =>
    selectors.flatMap(selector => find(stage, selector));
  // The turning room must cover its neighbours; among slabs of one layer the last is on top.
  for (const slab of find(stage, `[data-slab="${position}"]`)) slab.parentNode!.append(slab);
  return [
    ...upon([room, ...of('orbit')]).map(each => each.animate(turning(quarters), { duration })),
    ...upon([`${room} [data-upright]`, ...of('upright')]).map(each =>
      each.animate(uprightWhileTurning(quarters), { duration }),
    ),
    ...upon([`${room} [data-teeth]`]).map(each =>
      each.animate(
        [{ transform: `rotate(${-108 * Math.sign(quarters)}deg)` }, { transform: 'rotate(0deg)' }],
        { duration: duration * 0.6, easing: 'cubic-bezier(.2,.6,.3,1)' },
      ),
    ),
    ...upon([`[data-shadow="${position}"]`]).map(each =>
      each.animate({ opacity: [0, 0.7, 0.7, 0], offset: [0, 0.13, 0.82, 1] }, { duration }),
    ),
  ];
}

/** The grate slides away in four quarters while light comes into the room. */
export function revealRoom(stage: MotionStage, position: RoomPosition): Animation[] {
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
    const duration = revealTime / stage.speed;
    const timing = { duration, easing: 'ease-in-out', fill: 'both' } as const;
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
export function workGate(stage: MotionStage, edge: EdgeId, to: EdgeState): Animation[] {
  const { square } = stage.geometry;
  return find(stage, `[data-gate="${edge}"]`).flatMap(gate => {
    if (to === 'broken') {
      const shake = [
        'translate(0, 0)',
        'translate(2px, 0)',
        'translate(-2px, 0)',
        'translate(0, 0)',
      ];
      const duration = 120 / stage.speed;
      return [gate.animate({ transform: shake }, { duration, iterations: 2 })];
    }
    const half = square / 2;
    const sides = [-1, 0].map(
      x =>
        `<g><svg x="${x * half}" y="${-half}" width="${half}" height="${square}" viewBox="${x * half} ${-half} ${half} ${square}">${portcullisIrons('closed', square)}</svg></g>`,
    );
    gate.insertAdjacentHTML('beforeend', `<g>${sides.join('')}</g>`);
    const bars = gate.lastElementChild!;
    const scales = ['scaleX(1)', 'scaleX(.25)'];
    const duration = gateTime / stage.speed;
    const motions = [...bars.children].map((side, right) => {
      const transformOrigin = `${right ? half : -half}px 0`;
      return side.animate(
        {
          transform: to === 'closed' ? scales.toReversed() : scales,
          transformOrigin: [transformOrigin, transformOrigin],
        },
        { duration, easing: 'steps(5)' },
      );
    });
    const irons = gate.querySelector('[data-irons]')!;
    motions.push(irons.animate({ opacity: [0, 0] }, { duration }));
    removeAfter(motions[0]!, bars);
    return motions;
  });
}

/** From one square to another in an arc. */
export function jump(stage: MotionStage, name: string, from: CellId, to: CellId): Animation[] {
  const [dx, dy] = between(stage, from, to);
  const at = (part: number, rise: number) =>
    `translate(${dx * part}px, ${dy * part - rise * stage.geometry.square}px)`;
  return glideOf(stage, name).map(token =>
    token.animate(
      { transform: [at(1, 0), at(0.5, 0.75), at(0, 0)] },
      { duration: jumpTime / stage.speed, easing: 'cubic-bezier(.2,.7,.3,1)' },
    ),
  );
}

/** How far a square lies from another on the picture. */
export function between(plane: Plane, from: CellId, to: CellId): Point {
  const [ax, ay] = middleOf(plane, from);
  const [bx, by] = middleOf(plane, to);
  return [ax - bx, ay - by];
}

/** Without motion the new state fades in, and what changed keeps an outline for a moment. */
export function fadeIn(
  stage: MotionStage,
  selector: string,
  cells: readonly CellId[],
): Animation[] {
  outline(stage, cells);
  return find(stage, selector).map(each =>
    each.animate({ opacity: [0, 1] }, { duration: fadeTime }),
  );
}
