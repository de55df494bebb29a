import { Show, Suspense } from 'solid-js';
import { lately } from '../../components/lately.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { Awaited } from './Awaited.tsx';

const Place = lately(() => import('./Place.tsx'), 'Place');

/** What is pointed at; while nothing is, what the table waits for. */
export function Pointed(props: DuelDesk) {
  const isPointed = () => (props.choice.hover() ?? props.choice.focus()) !== null;
  const waiting = () => (
    <div class="place">
      <Awaited table={props.table} />
    </div>
  );
  return (
    <Show when={isPointed()} fallback={waiting()}>
      <Suspense fallback={waiting()}>
        <Place {...props} />
      </Suspense>
    </Show>
  );
}
