import { createEffect, on } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import { language, switchLanguage } from '../../i18n/language.ts';
import { DrawButton } from '../../match/menu/DrawButton.tsx';
import { LookBackButton } from '../../match/menu/LookBackButton.tsx';
import { ResignButton } from '../../match/menu/ResignButton.tsx';
import { SaveButton } from '../../match/menu/SaveButton.tsx';
import { ShareButton } from '../../match/menu/ShareButton.tsx';
import { SealedChance } from '../../match/SealedChance.tsx';
import type { Desk } from './desk.ts';
import { text } from './messages.ts';
import './MenuDialog.css';

/** What belongs to the match as a whole: files, rules, looking back, a draw, giving up. */
export function MenuDialog(props: Desk) {
  const isOpen = () => props.dialog() === 'menu';
  const close = () => props.closeDialog('menu');
  createEffect(on(props.table.snapshot, close, { defer: true }));
  return (
    <Dialog title={text().menu.title} open={isOpen()} onClose={close}>
      <div class="duel-menu">
        <LinkButton href="#/rules">{text().menu.rules}</LinkButton>
        <Button onClick={() => props.openDialog('standings')}>{text().menu.standings}</Button>
        <Button onClick={() => props.openDialog('keys')}>{text().menu.keys}</Button>
        <LookBackButton table={props.match} />
        <SaveButton table={props.match} />
        <ShareButton table={props.match} />
        <DrawButton table={props.match} />
        <ResignButton table={props.match} />
        <LinkButton href="#/duel">{text().menu.again}</LinkButton>
        <LinkButton href="#/">{text().menu.home}</LinkButton>
        <Button
          lang={language() === 'en' ? 'ru' : 'en'}
          onClick={() => switchLanguage(language() === 'en' ? 'ru' : 'en')}
        >
          {text().menu.language}
        </Button>
      </div>
      <SealedChance promises={props.table.snapshot().promises} />
      <Toggle on={props.choice.speed() === 2} onChange={props.choice.switchSpeed}>
        {text().menu.speed}
      </Toggle>
    </Dialog>
  );
}
