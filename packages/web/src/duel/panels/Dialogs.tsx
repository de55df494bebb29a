import { lately } from '../../components/lately.ts';
import { LateDialogs } from '../../table/LateDialogs.tsx';
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
      <LateDialogs desk={props} counsel={<Counsel {...props} />} words={<InWords {...props} />} />
    </>
  );
}
