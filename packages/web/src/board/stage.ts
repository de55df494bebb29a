import { placed } from '@oubliette/art';
import type { CellId } from '@oubliette/dungeon-twister';
import { highlight } from '@oubliette/dungeon-twister/drawing';
import { middleOf, type Plane } from './plane.ts';

/** Where motions happen: what is new is drawn already, so each starts from how it looked before. */
export interface MotionStage extends Plane {
  readonly svg: SVGSVGElement;
  /** Divides every duration. */
  readonly speed: number;
}

const glance = 1000;

/** What changed keeps an outline for a moment. */
export function outline(stage: MotionStage, cells: readonly CellId[]): void {
  const mark = highlight('changed', { square: stage.geometry.square });
  const marks = cells.map(cell => placed(...middleOf(stage, cell), mark));
  stage.svg.insertAdjacentHTML('beforeend', `<g class="maze-changed">${marks.join('')}</g>`);
  const group = stage.svg.lastElementChild!;
  removeAfter(group.animate({ opacity: [1, 1] }, { duration: glance }), group);
}

export function removeAfter(motion: Animation, element: Element): void {
  const remove = () => element.remove();
  motion.finished.then(remove, remove);
}
