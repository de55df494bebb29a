import { ChronicleDialog } from '../chronicle/index.tsx';
import type { Desk } from './desk.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { StandingsDialog } from './StandingsDialog.tsx';

/** The dialogs of the table; at most one of them is open. */
export function Dialogs(props: Desk) {
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
    </>
  );
}
