import { createSignal, lazy, Show, Suspense } from 'solid-js';
import { Fetching } from '../components/Fetching.tsx';
import { lately } from '../components/lately.ts';
import { ever, fetchWhenQuiet } from '../table/scenes.ts';
import type { CaveDesk } from './desk/desk.ts';

const CombatScene = lazy(() =>
  import('./combat/index.tsx').then(module => ({ default: module.CombatScene })),
);
const EndCard = lately(() => import('./end/index.tsx'), 'EndCard');
const InWords = lately(() => import('./in-words/index.tsx'), 'InWords');
const Dialogs = lately(() => import('./panels/Dialogs.tsx'), 'Dialogs');

const isFight = (kind: string): boolean => kind === 'attack' || kind === 'hits' || kind === 'line';

/** What covers the table now and then; the table can be played before any of it is fetched. */
export function Scenes(props: CaveDesk) {
  const snapshot = () => props.table.snapshot();
  const isFought = ever(
    () =>
      snapshot().view.work.some(({ kind }) => isFight(kind)) ||
      props.table.news().some(({ events }) => events.some(({ kind }) => kind === 'rolled')),
  );
  const isOver = ever(() => snapshot().decision === null);
  /** Whether the outcome of a fight is still being read; the end of the match waits for it. */
  const [isTelling, setTelling] = createSignal<() => boolean>(() => false);
  const isAsked = ever(() => props.dialog() !== null);

  fetchWhenQuiet([CombatScene, EndCard, Dialogs]);

  return (
    <Suspense fallback={<Fetching />}>
      <Show when={isFought()}>
        <CombatScene {...props} telling={isTold => setTelling(() => isTold)} />
      </Show>
      <Show when={isOver() && !isTelling()()}>
        <EndCard {...props} />
      </Show>
      <Show when={isAsked()}>
        <Dialogs {...props} inWords={<InWords {...props} />} />
      </Show>
    </Suspense>
  );
}
