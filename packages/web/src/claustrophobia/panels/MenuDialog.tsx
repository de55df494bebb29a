import { Button } from '../../components/Button.tsx';
import { MenuDialog as AnyMenuDialog } from '../../table/MenuDialog.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { text } from './messages.ts';

/** What belongs to the match as a whole, and the scenario. */
export const MenuDialog = (props: CaveDesk) => (
  <AnyMenuDialog desk={props} rules="#/rules/claustrophobia/rules" again="#/claustrophobia">
    <Button onClick={() => props.openDialog('scenario')}>{text().menu.scenario}</Button>
  </AnyMenuDialog>
);
