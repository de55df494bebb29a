import type { JSX } from 'solid-js';
import { Dialog } from '../../components/Dialog.tsx';
import { lately } from '../../components/lately.ts';
import { LateDialogs } from '../../table/LateDialogs.tsx';
import { ChronicleDialog } from '../chronicle/index.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { Cards } from './Cards.tsx';
import { Destiny } from './Destiny.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { text } from './messages.ts';
import { RefusalInDialog } from './Refusal.tsx';
import { ScenarioDialog } from './ScenarioDialog.tsx';
import { ThreatPanel } from './ThreatPanel.tsx';

const Counsel = lately(() => import('../counsel/index.tsx'), 'Counsel');

/** The dialogs of the table; at most one of them is open. */
export function Dialogs(props: CaveDesk & { readonly inWords: JSX.Element }) {
  return (
    <>
      <ChronicleDialog
        {...props}
        open={props.dialog() === 'chronicle'}
        onClose={() => props.closeDialog('chronicle')}
      />
      <Dialog
        title={text().destiny}
        open={props.dialog() === 'destiny'}
        onClose={() => props.closeDialog('destiny')}
      >
        <Destiny {...props} />
        <ThreatPanel {...props} />
        <RefusalInDialog {...props} />
      </Dialog>
      <Dialog
        title={text().cards}
        open={props.dialog() === 'cards'}
        onClose={() => props.closeDialog('cards')}
      >
        <Cards {...props} />
        <RefusalInDialog {...props} />
      </Dialog>
      <MenuDialog {...props} />
      <KeysDialog {...props} />
      <ScenarioDialog {...props} />
      <LateDialogs desk={props} counsel={<Counsel {...props} />} words={props.inWords} />
    </>
  );
}
