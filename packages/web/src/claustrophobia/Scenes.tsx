import { type Accessor, createMemo, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import type { Desk } from './panels/desk.ts';

const CombatScene = lazy(() =>
  import('./combat/index.tsx').then(module => ({ default: module.CombatScene })),
);
const EndCard = lazy(() => import('./end/index.tsx').then(module => ({ default: module.EndCard })));
const Dialogs = lazy(() =>
  import('./panels/Dialogs.tsx').then(module => ({ default: module.Dialogs })),
);

/** Whether something has been the case at least once. */
const ever = (isSo: () => boolean): Accessor<boolean> =>
  createMemo<boolean>(was => was || isSo(), false);

const isFight = (kind: string): boolean => kind === 'attack' || kind === 'hits' || kind === 'line';

/** A while after the table lies there, when nobody waits for a script any more. */
const QUIET = 4000;

/** What covers the table now and then; the table can be played before any of it is fetched. */
export function Scenes(props: Desk) {
  const snapshot = () => props.table.snapshot();
  const isFought = ever(
    () =>
      snapshot().view.work.some(({ kind }) => isFight(kind)) ||
      props.table.news().some(({ events }) => events.some(({ kind }) => kind === 'rolled')),
  );
  const isOver = ever(() => snapshot().decision === null);
  const isAsked = ever(() => props.dialog() !== null);

  onMount(() => {
    const later = setTimeout(() => {
      for (const scene of [CombatScene, EndCard, Dialogs]) void scene.preload();
    }, QUIET);
    onCleanup(() => clearTimeout(later));
  });

  return (
    <Suspense>
      <Show when={isFought()}>
        <CombatScene {...props} />
      </Show>
      <Show when={isOver()}>
        <EndCard {...props} />
      </Show>
      <Show when={isAsked()}>
        <Dialogs {...props} />
      </Show>
    </Suspense>
  );
}
