import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { DuelSnapshot, DuelTableOf } from '../../duel/seen/choice.ts';
import type { SoloSnapshot, SoloTableOf } from '../seen/seen.ts';
import { combatWaiting } from './ahead.ts';

/** The outcome of a combat, while the next one has begun already (DS-CMB-05, DS-CMB-06). */
export interface UnseenCombat {
  readonly isUnseen: Accessor<boolean>;
  /** The Player has seen it. */
  readonly see: () => void;
  /** The table as the scene of combat sees it: one combat after the other. */
  readonly table: DuelTableOf;
}

/** Whether one action has ended a combat and begun another. */
export const isOvertaken = (
  { view }: Pick<SoloSnapshot, 'view'>,
  news: Pick<SoloSnapshot, 'chapters'>['chapters'],
): boolean =>
  combatWaiting(view) !== null &&
  news.some(({ events }) => events.some(({ kind }) => kind === 'fought'));

const atRest = (snapshot: DuelSnapshot): DuelSnapshot => ({
  ...snapshot,
  view: { ...snapshot.view, asked: { kind: 'turn' } },
});

export function createUnseen(table: SoloTableOf, duel: DuelTableOf): UnseenCombat {
  const [seen, setSeen] = createSignal<number | null>(null);
  const moment = () => table.snapshot().moment;
  const isUnseen = createMemo(
    () => seen() !== moment() && !table.looking() && isOvertaken(table.snapshot(), table.news()),
  );
  const snapshot = createMemo(() => (isUnseen() ? atRest(duel.snapshot()) : duel.snapshot()));
  return { isUnseen, see: () => setSeen(moment()), table: { ...duel, snapshot } };
}
