import { ErrorBoundary, type ParentProps, Show, Suspense } from 'solid-js';
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

/** What comes when the table is at rest; the match goes on where it cannot be fetched. */
function AtRest(props: ParentProps) {
  const atRest = createRest();
  return (
    <Show when={atRest()}>
      <ErrorBoundary fallback={null}>
        <Suspense>{props.children}</Suspense>
      </ErrorBoundary>
    </Show>
  );
}

/** The chronicle as a panel of the table; the table can be played before its words are there. */
export function ChroniclePanel(props: StoryProps) {
  const turn = () => props.table.snapshot().view.turn;
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
      <AtRest>
        <Story {...props} />
      </AtRest>
    </Panel>
  );
}

/** The whole chronicle over the table, where there is no place for a panel. */
export function ChronicleDialog(
  props: StoryProps & { readonly open: boolean; readonly onClose: () => void },
) {
  return (
    <Dialog title={text().title} open={props.open} onClose={props.onClose}>
      <Suspense>
        <Story {...props} />
      </Suspense>
    </Dialog>
  );
}

/** The newest lines for those who do not see them. */
export const NewestLine = (props: { readonly table: DuelTableOf }) => (
  <AtRest>
    <NewestWords {...props} />
  </AtRest>
);
