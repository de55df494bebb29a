import { Show, Suspense } from 'solid-js';
import { lately } from '../../components/lately.ts';
import { ChronicleDialog } from '../chronicle/index.tsx';
import type { DuelDesk } from '../seen/desk.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { StandingsDialog } from './StandingsDialog.tsx';

const InWords = lately(() => import('../in-words/index.tsx'), 'InWords');
const Counsel = lately(() => import('../counsel/index.tsx'), 'Counsel');

/** The dialogs of the table; at most one of them is open. */
export function Dialogs(props: DuelDesk) {
  return (
    <>
      <ChronicleDialog
        {...props}
        open={props.dialog() === 'chronicle'}
        onClose={() => props.closeDialog('chronicle')}
      />
      <MenuDialog {...props} />
      <KeysDialog {...props} />
      <StandingsDialog {...props} />
      <Suspense>
        <Show when={props.dialog() === 'counsel'}>
          <Counsel {...props} />
        </Show>
        <Show when={props.dialog() === 'words'}>
          <InWords {...props} />
        </Show>
      </Suspense>
    </>
  );
}
