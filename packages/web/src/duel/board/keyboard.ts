import type { CellId, DuelView } from '@oubliette/dungeon-twister';
import { type Accessor, createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import type { Plane } from '../../board/plane.ts';
import type { DuelChoice, DuelTableOf } from '../seen/choice.ts';
import { cellIn, cellOf, planIn, rosterOf } from '../seen/reading.ts';
import { isArrow, nextIn, squareBeside } from './keys.ts';
import type { BoardIntentions } from './mind.ts';
import type { BoardMotion } from './player.ts';

interface Hand {
  readonly svg: () => SVGSVGElement;
  readonly plane: Accessor<Plane>;
  readonly table: DuelTableOf;
  readonly choice: DuelChoice;
  readonly mind: BoardIntentions;
  readonly player: BoardMotion;
  readonly bracket: Bracket;
}

/** Whether the keys lead: then the square under the bracket counts, not the one under the pointer. */
export interface Bracket {
  readonly leads: Accessor<boolean>;
  readonly setLeads: (leads: boolean) => void;
}

export function createBracket(): Bracket {
  const [leads, setLeads] = createSignal(false);
  return { leads, setLeads };
}

/** Where the bracket begins: on whoever is selected, else on the first of the own characters. */
export function homeSquare(view: DuelView, { selected }: Pick<DuelChoice, 'selected'>): number {
  const own = rosterOf(view, view.viewer === 'table' ? view.active : view.viewer);
  const token = selected() ?? own[0]?.name ?? '';
  return cellIn(view, token) ?? (own[0] && cellOf(view, own[0])) ?? planIn(view).lines[0].cells[0]!;
}

/** Where keys belong to somebody else. */
const ELSEWHERE = 'input, select, textarea, dialog, [role="dialog"], button, a, .chooser';

/** Arrows, Enter and Tab on the board. */
export function listenToKeys({ svg, plane, table, choice, mind, player, bracket }: Hand): void {
  const squareAt = (cell: number) => svg().querySelector<SVGElement>(`[data-cell="${cell}"]`);

  function focusOn(cell: number): void {
    bracket.setLeads(true);
    choice.setFocus(cell);
    squareAt(cell)?.focus();
  }

  function lead(key: string): true {
    const start = choice.focus() ?? homeSquare(table.snapshot().view, choice);
    focusOn(bracket.leads() ? squareBeside(plane(), start as CellId, key)! : start);
    return true;
  }

  function goRound(backwards: boolean): boolean {
    const { view, outlook } = table.snapshot();
    const able = (outlook?.characters ?? []).map(({ token }) => token);
    const next = nextIn(able, choice.selected(), backwards);
    if (next === null || !svg().contains(document.activeElement)) return false;
    choice.select(next);
    focusOn(cellIn(view, next) ?? 0);
    return true;
  }

  function enter(shift: boolean): boolean {
    const cell = choice.focus();
    if (cell === null || !bracket.leads()) return false;
    if (!player.complete()) mind.click(cell as CellId, { shift });
    return true;
  }

  /** Whether a key meant the board. */
  function isMeant({ key, shiftKey }: KeyboardEvent): boolean {
    if (isArrow(key)) return lead(key);
    if (key === 'Tab') return goRound(shiftKey);
    return (key === 'Enter' || key === ' ') && enter(shiftKey);
  }

  function press(event: KeyboardEvent): void {
    const { target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof Element) || target.closest(ELSEWHERE)) return;
    if (table.handOver() !== null || !isMeant(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  onMount(() => {
    document.addEventListener('keydown', press);
    onCleanup(() => document.removeEventListener('keydown', press));
  });

  /** After a list has closed the keys belong to the board again. */
  createEffect(
    on(mind.question, (now, before) => {
      const cell = choice.focus();
      if (now === null && before && bracket.leads() && cell !== null) squareAt(cell)?.focus();
    }),
  );
}
