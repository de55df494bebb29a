import { ErrorBoundary, type JSX, type ParentProps, Show, Suspense } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { lately } from '../../components/lately.ts';
import { Panel } from '../../components/Panel.tsx';
import { createRest } from '../../components/rest.ts';
import type { DuelTableOf } from '../seen/choice.ts';
import { text } from './messages.ts';
import { roundOf } from './round.ts';
import type { StoryProps } from './Story.tsx';
import './Chronicle.css';

const Story = lately(() => import('./Story.tsx'), 'Story');
const NewestWords = lately(() => import('./NewestWords.tsx'), 'NewestWords');

/** What is fetched late; the match goes on where that fails, and nothing of it is lost by a reload. */
const Fetched = (props: ParentProps<{ readonly fallback?: JSX.Element }>) => (
  <ErrorBoundary fallback={props.fallback ?? null}>
    <Suspense>{props.children}</Suspense>
  </ErrorBoundary>
);

/** A browser that has failed to fetch a part of the page does not ask for it again. */
const Unfetched = () => (
  <div class="chronicle-trouble" role="alert">
    <p>{text().trouble}</p>
    <Button size="small" onClick={() => location.reload()}>
      {text().reload}
    </Button>
  </div>
);

/** The chronicle as a panel of the table; the table can be played before its words are there. */
export function ChroniclePanel(props: StoryProps) {
  const turn = () => props.table.snapshot().view.turn;
  const atRest = createRest();
  return (
    <Panel
      class="duel-panel duel-chronicle"
      title={text().title}
      aside={
        <Show when={turn() > 0}>
          {props.rounds ? text().round(roundOf(turn())) : text().turn(turn())}
        </Show>
      }
    >
      <Show when={atRest()}>
        <Fetched fallback={<Unfetched />}>
          <Story {...props} />
        </Fetched>
      </Show>
    </Panel>
  );
}

/** The whole chronicle over the table, where there is no place for a panel. */
export function ChronicleDialog(
  props: StoryProps & { readonly open: boolean; readonly onClose: () => void },
) {
  return (
    <Dialog title={text().title} open={props.open} onClose={props.onClose}>
      <Fetched fallback={<Unfetched />}>
        <Story {...props} />
      </Fetched>
    </Dialog>
  );
}

/** The newest lines for those who do not see them. */
export function NewestLine(props: { readonly table: DuelTableOf }) {
  const atRest = createRest();
  return (
    <Show when={atRest()}>
      <Fetched>
        <NewestWords {...props} />
      </Fetched>
    </Show>
  );
}
