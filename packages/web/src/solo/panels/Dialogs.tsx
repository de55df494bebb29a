import { lately } from '../../components/lately.ts';
import { ChronicleDialog } from '../../duel/chronicle/index.tsx';
import { KeysDialog } from '../../duel/panels/KeysDialog.tsx';
import type { DuelDesk } from '../../duel/seen/desk.ts';
import type { DuelStoryLine } from '../../duel/story/story.ts';
import { LateDialogs } from '../../table/LateDialogs.tsx';
import type { SoloTableOf } from '../seen/seen.ts';
import { MenuDialog } from './MenuDialog.tsx';

const InWords = lately(() => import('../in-words/index.tsx'), 'InWords');
const Counsel = lately(() => import('../counsel/index.tsx'), 'Counsel');

interface DialogsProps {
  readonly table: SoloTableOf;
  readonly desk: DuelDesk;
  readonly story: () => readonly DuelStoryLine[];
}

/** The dialogs of the solo table; at most one of them is open. */
export function Dialogs(props: DialogsProps) {
  const { desk } = props;
  return (
    <>
      <ChronicleDialog
        {...desk}
        story={props.story}
        rounds
        open={desk.dialog() === 'chronicle'}
        onClose={() => desk.closeDialog('chronicle')}
      />
      <KeysDialog {...desk} />
      <MenuDialog {...desk} />
      <LateDialogs
        desk={desk}
        counsel={<Counsel desk={desk} table={props.table} />}
        words={<InWords desk={desk} table={props.table} />}
      />
    </>
  );
}
