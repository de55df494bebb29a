import { Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import type { DuelDesk } from '../../duel/seen/desk.ts';
import { MenuDialog as AnyMenuDialog } from '../../table/MenuDialog.tsx';
import { text } from '../asked/messages.ts';

/** What belongs to the match as a whole, the cards of the prison, and a hint. */
export const MenuDialog = (props: DuelDesk) => (
  <AnyMenuDialog desk={props} rules="#/rules/dungeon-twister/solo" again="#/solo" isAlone>
    <LinkButton href="#/rules/dungeon-twister/npc-cards" onClick={() => props.closeDialog('menu')}>
      {text().cards}
    </LinkButton>
    <Button onClick={() => props.openDialog('chronicle')}>{text().chronicle}</Button>
    <Show when={props.mayAsk()}>
      <Button onClick={() => props.openDialog('counsel')}>{text().hint}</Button>
    </Show>
  </AnyMenuDialog>
);
