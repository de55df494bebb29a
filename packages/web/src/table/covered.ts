import { onCleanup, onMount } from 'solid-js';
import type { RefusedWish, TableChoice } from './choice.ts';

const ELSEWHERE =
  'input:not([type="checkbox"]), select, textarea, dialog, [role="dialog"], .chooser';

/** Whether keys belong to the browser here: typing, and whatever covers the table. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest(ELSEWHERE) !== null;

/** Whether a refusal was wished for in a dialog: it answers there, since it covers the table. */
export const isInDialog = ({ at }: RefusedWish<unknown>): boolean => at?.closest('dialog') != null;

/** Whether a refusal belongs to a button of the table. */
export const isAtButton = (refused: RefusedWish<unknown>): boolean =>
  refused.cell === null && !isInDialog(refused);

/**
 * A refusal leaves with the next touch of anything but itself, once that touch has done its work: the
 * table may close up, and nothing must move away from under a finger.
 */
export function closeRefusalOutside<Cell, Action>(
  choice: Pick<TableChoice<Cell, Action>, 'refusal' | 'setRefusal'>,
): void {
  const press = ({ target }: Event) => {
    const old = choice.refusal();
    if (!old || (target instanceof Element && target.closest('.why-not'))) return;
    const leave = () => setTimeout(() => choice.refusal() === old && choice.setRefusal(null));
    document.addEventListener('pointerup', leave, { once: true });
  };
  onMount(() => {
    document.addEventListener('pointerdown', press);
    onCleanup(() => document.removeEventListener('pointerdown', press));
  });
}
