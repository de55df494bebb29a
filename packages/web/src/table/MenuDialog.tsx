import { createEffect, on, type ParentProps, Show } from 'solid-js';
import { Button, LinkButton } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { LanguageTrouble } from '../components/LanguageTrouble.tsx';
import { Toggle } from '../components/Toggle.tsx';
import { invitationTo, nextLanguage, switchLanguage } from '../i18n/language.ts';
import { isStepping, switchStepping } from '../match/stepping.ts';
import { Preferences } from '../senses/Preferences.tsx';
import type { DeskWith } from './desk.ts';
import { DrawButton } from './menu/DrawButton.tsx';
import { LookBackButton } from './menu/LookBackButton.tsx';
import { PictureButtons } from './menu/PictureButtons.tsx';
import { ResignButton } from './menu/ResignButton.tsx';
import { SaveButton } from './menu/SaveButton.tsx';
import { ShareButton } from './menu/ShareButton.tsx';
import { text } from './messages.ts';
import { SealedChance } from './SealedChance.tsx';
import './MenuDialog.css';

type MenuProps = ParentProps<{
  readonly desk: DeskWith<'menu' | 'keys' | 'words'>;
  /** Where the rules of this game are read, and where a new match of it is begun. */
  readonly rules: string;
  readonly again: string;
  /** Nobody is there to agree on a draw. */
  readonly isAlone?: true;
}>;

/** What belongs to the match as a whole: files, rules, looking back, a draw, giving up. */
export function MenuDialog(props: MenuProps) {
  const table = props.desk.match;
  const close = () => props.desk.closeDialog('menu');
  createEffect(on(table.snapshot, close, { defer: true }));
  return (
    <Dialog title={text().menu.title} open={props.desk.dialog() === 'menu'} onClose={close}>
      <div class="table-menu">
        <LinkButton href={props.rules} onClick={close}>
          {text().menu.rules}
        </LinkButton>
        {props.children}
        <Button data-control="keys" onClick={() => props.desk.openDialog('keys')}>
          {text().menu.keys}
        </Button>
        <Button onClick={() => props.desk.openDialog('words')}>{text().menu.words}</Button>
        <LookBackButton table={table} />
        <SaveButton table={table} />
        <ShareButton table={table} />
        <PictureButtons table={table} />
        <Show when={!props.isAlone}>
          <DrawButton table={table} />
        </Show>
        <ResignButton table={table} />
        <LinkButton href={props.again}>{text().menu.again}</LinkButton>
        <LinkButton href="#/">{text().menu.home}</LinkButton>
        <Button lang={nextLanguage()} onClick={() => switchLanguage(nextLanguage())}>
          {invitationTo(nextLanguage())}
        </Button>
        <LanguageTrouble />
      </div>
      <SealedChance promises={table.snapshot().promises} />
      <Preferences />
      <Show when={table.snapshot().machine}>
        <Toggle on={isStepping()} onChange={switchStepping}>
          {text().menu.stepping}
        </Toggle>
      </Show>
    </Dialog>
  );
}
