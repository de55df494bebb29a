import { pictogram } from '@oubliette/art';
import type { CellId, DuelEvent, EdgeId, RoomPosition } from '@oubliette/dungeon-twister';
import { planUnder } from '@oubliette/dungeon-twister';
import { between, glideOf, jump, revealRoom, turnRoom, workGate } from '../../board/motions.ts';
import { middleOf } from '../../board/plane.ts';
import { type MotionStage, removeAfter } from '../../board/stage.ts';
import type { ShownBoard } from '../seen/shown.ts';

export interface DuelStage extends MotionStage {
  readonly shown: ShownBoard;
}

type EventOf<K extends DuelEvent['kind']> = Extract<DuelEvent, { kind: K }>;
type Motion<K extends DuelEvent['kind']> = (stage: DuelStage, event: EventOf<K>) => Animation[];

const woundTime = 420;
const pushTime = 220;
const putTime = 220;
const goneTime = 320;
const lungeTime = 240;
const burnTime = 300;
const seepTime = 620;

/** Motions that are seen while the board is still as it was before the event. */
const BEFORE: { readonly [K in DuelEvent['kind']]?: Motion<K> } = {
  attacked: lunge,
  fireball: burn,
  fell: (stage, { token }) => vanish(stage, token, 'rotate(160deg) scale(.1)'),
  killed: (stage, { token }) => vanish(stage, token, 'scale(.4)'),
  lost: (stage, { token }) => vanish(stage, token, 'rotate(90deg) scale(.1)'),
  broke: (stage, { token }) => vanish(stage, token, 'rotate(40deg) scale(.6)'),
  left: (stage, { token }) => vanish(stage, token, 'scale(1.5)'),
};

/** Motions that begin from how it was, on a board that is drawn as it is now. */
const AFTERWARDS: { readonly [K in DuelEvent['kind']]?: Motion<K> } = {
  turned(stage, { room, arrow }) {
    const plan = planUnder(stage.labyrinth);
    const position = room as RoomPosition;
    const along = [...stage.shown.pieces.values()]
      .filter(({ cell }) => plan.positionOf[cell] === position)
      .map(({ name }) => name);
    return turnRoom(stage, position, arrow === 'clockwise' ? 1 : -1, along);
  },
  revealed: (stage, { room }) => revealRoom(stage, room as RoomPosition),
  portcullis: (stage, { edge, state }) => workGate(stage, edge as EdgeId, state),
  jumped: (stage, { token, from, cell }) => jump(stage, token, from as CellId, cell as CellId),
  did: (stage, { token, from, cell }) =>
    from === undefined ? [] : seep(stage, token, from as CellId, cell as CellId),
  regenerated: (stage, { token }) => turnOver(stage, token, 'brightness(1.8)'),
  drank: (stage, { token }) => turnOver(stage, token, 'brightness(1.5) hue-rotate(60deg)'),
  pushed: (stage, { target, from, cell }) =>
    slide(stage, target, from as CellId, cell as CellId, pushTime, 0),
  put: (stage, { token }) =>
    glideOf(stage, token).map(each =>
      each.animate(
        { transform: ['scale(1.5)', 'scale(1)'], opacity: [0, 1] },
        { duration: putTime / stage.speed, easing: 'ease-out' },
      ),
    ),
  wounded: (stage, { token }) => turnOver(stage, token, 'brightness(1.6) saturate(2)'),
  healed: (stage, { target }) => turnOver(stage, target, 'brightness(1.8)'),
};

/** A step takes its time, a long way is walked faster. */
export const stepTime = (steps: number): number => Math.min(130, 900 / steps);

export function slide(
  stage: MotionStage,
  name: string,
  from: CellId,
  to: CellId,
  time: number,
  hop: number,
): Animation[] {
  const [dx, dy] = between(stage, from, to);
  const at = (part: number, rise: number) => `translate(${dx * part}px, ${dy * part - rise}px)`;
  return glideOf(stage, name).map(each =>
    each.animate(
      { transform: [at(1, 0), at(0.5, hop), at(0, 0)] },
      { duration: time / stage.speed, easing: 'cubic-bezier(.4,0,.2,1)' },
    ),
  );
}

/** Through a wall: the token grows dim before it, is gone inside it and comes out behind. */
function seep(stage: MotionStage, name: string, from: CellId, to: CellId): Animation[] {
  const [dx, dy] = between(stage, from, to);
  const at = (part: number, size: number, opacity: number) => ({
    transform: `translate(${dx * part}px, ${dy * part}px) scale(${size})`,
    opacity,
  });
  return glideOf(stage, name).map(each =>
    each.animate(
      [at(1, 1, 1), at(0.7, 0.9, 0.7), at(0.5, 0.7, 0), at(0.3, 0.9, 0.7), at(0, 1, 1)],
      {
        duration: seepTime / stage.speed,
        easing: 'ease-in-out',
      },
    ),
  );
}

/** The token turns over on its long axis. */
function turnOver(stage: MotionStage, name: string, flash: string): Animation[] {
  return glideOf(stage, name).map(each =>
    each.animate(
      [
        { transform: 'scaleX(1)', filter: flash },
        { transform: 'scaleX(0)', filter: flash, offset: 0.35 },
        { transform: 'scaleX(1)', filter: 'none' },
      ],
      { duration: woundTime / stage.speed, easing: 'ease-out' },
    ),
  );
}

function vanish(stage: MotionStage, name: string, end: string): Animation[] {
  return glideOf(stage, name).map(each =>
    each.animate(
      { transform: ['scale(1)', end], opacity: [1, 0] },
      { duration: goneTime / stage.speed, easing: 'ease-in', fill: 'forwards' },
    ),
  );
}

/** Whoever attacks starts towards the enemy. */
function lunge(stage: DuelStage, { token, target, how }: EventOf<'attacked'>): Animation[] {
  const ends = [stage.shown.pieces.get(token), stage.shown.pieces.get(target)];
  const [from, to] = ends;
  if (!from || !to || how !== 'attack') return [];
  const [dx, dy] = between(stage, from.cell, to.cell);
  const there = `translate(${-dx * 0.3}px, ${-dy * 0.3}px)`;
  return glideOf(stage, token).map(each =>
    each.animate(
      { transform: ['translate(0, 0)', there, 'translate(0, 0)'] },
      { duration: lungeTime / stage.speed, easing: 'ease-in-out' },
    ),
  );
}

/** A ball of fire flies from the Wand to whoever it burns. */
function burn(stage: DuelStage, { token, target }: EventOf<'fireball'>): Animation[] {
  const from = stage.shown.pieces.get(token);
  const to = stage.shown.pieces.get(target);
  if (!from || !to) return [];
  const [ax, ay] = middleOf(stage, from.cell);
  const [bx, by] = middleOf(stage, to.cell);
  const ball = pictogram('fireball', { size: stage.geometry.square * 0.7, fill: '#ff6a4d' });
  stage.svg.insertAdjacentHTML('beforeend', `<g class="maze-changed">${ball}</g>`);
  const flying = stage.svg.lastElementChild as SVGElement;
  const motion = flying.animate(
    { transform: [`translate(${ax}px, ${ay}px)`, `translate(${bx}px, ${by}px)`] },
    { duration: burnTime / stage.speed, easing: 'ease-in', fill: 'both' },
  );
  removeAfter(motion, flying);
  return [motion];
}

const motionIn = (
  table: { readonly [K in DuelEvent['kind']]?: Motion<K> },
  stage: DuelStage,
  event: DuelEvent,
): Animation[] => {
  const motion = table[event.kind] as
    | ((stage: DuelStage, event: DuelEvent) => Animation[])
    | undefined;
  return motion ? motion(stage, event) : [];
};

export const motionBefore = (stage: DuelStage, event: DuelEvent): Animation[] =>
  motionIn(BEFORE, stage, event);

export const motionAfter = (stage: DuelStage, event: DuelEvent): Animation[] =>
  motionIn(AFTERWARDS, stage, event);
