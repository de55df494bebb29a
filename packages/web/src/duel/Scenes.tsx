import { lazy, Show, Suspense } from 'solid-js';
import { Fetching } from '../components/Fetching.tsx';
import { lately } from '../components/lately.ts';
import { ever, fetchWhenQuiet } from '../table/scenes.ts';
import { phaseOf } from './panels/phase.ts';
import type { DuelDesk } from './seen/desk.ts';

const CombatScene = lately(() => import('./combat/index.tsx'), 'CombatScene');
const Lot = lazy(() => import('./setup/Lot.tsx').then(module => ({ default: module.Lot })));
const EndCard = lately(() => import('./end/index.tsx'), 'EndCard');
const Dialogs = lately(() => import('./panels/Dialogs.tsx'), 'Dialogs');

const COMBAT = ['muster', 'demand', 'fight'];

/** What covers the table now and then; the table can be played before any of it is fetched. */
export function Scenes(props: DuelDesk) {
  const snapshot = () => props.table.snapshot();
  const isFought = ever(() => COMBAT.includes(snapshot().view.asked?.kind ?? ''));
  const isSetUp = ever(() => phaseOf(snapshot()) === 'set-up');
  const isOver = ever(() => phaseOf(snapshot()) === 'over');
  const isAsked = ever(() => props.dialog() !== null);

  fetchWhenQuiet([CombatScene, EndCard, Dialogs]);

  return (
    <Suspense fallback={<Fetching />}>
      <Show when={isFought()}>
        <CombatScene {...props} onAsk={props.mayAsk() ? () => props.openDialog('counsel') : null} />
      </Show>
      <Show when={isSetUp()}>
        <Lot {...props} />
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
