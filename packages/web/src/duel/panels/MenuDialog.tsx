import { Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { MenuDialog as AnyMenuDialog } from '../../table/MenuDialog.tsx';
import type { DuelDesk } from '../seen/desk.ts';
import { text } from './messages.ts';

/** What belongs to the match as a whole, how both sides stand, and a hint. */
export const MenuDialog = (props: DuelDesk) => (
  <AnyMenuDialog desk={props} rules="#/rules/dungeon-twister/duel" again="#/duel">
    <Button onClick={() => props.openDialog('standings')}>{text().menu.standings}</Button>
    <Show when={props.mayAsk()}>
      <Button onClick={() => props.openDialog('counsel')}>{text().hint}</Button>
    </Show>
  </AnyMenuDialog>
);
