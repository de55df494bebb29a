import type { Shape } from '@oubliette/kernel';
import { createEffect, on, Show, Suspense } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { LanguageTrouble } from '../../components/LanguageTrouble.tsx';
import { lately } from '../../components/lately.ts';
import { ChronicleDialog } from '../../duel/chronicle/index.tsx';
import { KeysDialog } from '../../duel/panels/KeysDialog.tsx';
import type { DuelDesk } from '../../duel/seen/desk.ts';
import type { DuelStoryLine } from '../../duel/story/story.ts';
import { invitationTo, nextLanguage, switchLanguage } from '../../i18n/language.ts';
import type { MatchTable } from '../../match/contract.ts';
import { LookBackButton } from '../../table/menu/LookBackButton.tsx';
import { PictureButtons } from '../../table/menu/PictureButtons.tsx';
import { ResignButton } from '../../table/menu/ResignButton.tsx';
import { SaveButton } from '../../table/menu/SaveButton.tsx';
import { ShareButton } from '../../table/menu/ShareButton.tsx';
import { SealedChance } from '../../table/SealedChance.tsx';
import { text } from '../asked/messages.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import '../../table/MenuDialog.css';

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
  const match = desk.match as MatchTable<Shape>;
  const close = () => desk.closeDialog('menu');
  createEffect(on(desk.table.snapshot, close, { defer: true }));
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
      <Dialog title={text().menuTitle} open={desk.dialog() === 'menu'} onClose={close}>
        <div class="table-menu">
          <LinkButton href="#/rules/dungeon-twister/solo" onClick={close}>
            {text().rules}
          </LinkButton>
          <LinkButton href="#/rules/dungeon-twister/npc-cards" onClick={close}>
            {text().cards}
          </LinkButton>
          <Button data-control="keys" onClick={() => desk.openDialog('keys')}>
            {text().keys}
          </Button>
          <Button onClick={() => desk.openDialog('chronicle')}>{text().chronicle}</Button>
          <Show when={desk.mayAsk()}>
            <Button onClick={() => desk.openDialog('counsel')}>{text().hint}</Button>
          </Show>
          <Button onClick={() => desk.openDialog('words')}>{text().inWords}</Button>
          <LookBackButton table={match} />
          <SaveButton table={match} />
          <ShareButton table={match} />
          <PictureButtons table={match} />
          <ResignButton table={match} />
          <LinkButton href="#/solo">{text().again}</LinkButton>
          <LinkButton href="#/">{text().home}</LinkButton>
          <Button lang={nextLanguage()} onClick={() => switchLanguage(nextLanguage())}>
            {invitationTo(nextLanguage())}
          </Button>
          <LanguageTrouble />
        </div>
        <SealedChance promises={desk.table.snapshot().promises} />
      </Dialog>
      <Suspense>
        <Show when={desk.dialog() === 'counsel'}>
          <Counsel desk={desk} table={props.table} />
        </Show>
        <Show when={desk.dialog() === 'words'}>
          <InWords desk={desk} table={props.table} />
        </Show>
      </Suspense>
    </>
  );
}
