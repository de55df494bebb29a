import type { Duel, DuelSeat } from '@oubliette/dungeon-twister';
import { createEffect, createSignal, on, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Token } from '../../components/Token.tsx';
import type { Chapter } from '../../match/contract.ts';
import { playerName } from '../../match/names.ts';
import type { DuelTableOf } from '../seen/choice.ts';
import { text } from './messages.ts';
import './Lot.css';

interface Drawn {
  readonly seat: DuelSeat;
  /** Who has the first turn, or who begins to hide tokens. */
  readonly plays: boolean;
}

/** Says whom the lot has chosen, to both at once: it stands before any curtain. */
export function Lot(props: { readonly table: DuelTableOf }) {
  const [drawn, setDrawn] = createSignal<Drawn | null>(null);
  createEffect(
    on(props.table.news, news => {
      if (!props.table.looking()) setDrawn(before => lotIn(news) ?? before);
    }),
  );
  const close = () => {
    setDrawn(null);
    document.querySelector<HTMLElement>('[aria-modal="true"] button')?.focus();
  };
  return (
    <Dialog title={text().lotTitle} open={drawn() !== null} onClose={close}>
      <Show when={drawn()}>
        {lot => {
          const name = () => playerName(props.table.snapshot().players, lot().seat);
          return (
            <div class="lot">
              <Token side={lot().seat} pictogram="torch" size={120} />
              <b>{lot().plays ? text().lotPlays(name()) : text().lotHides(name())}</b>
              <p>{lot().plays ? text().lotPlaysWords : text().lotHidesWords}</p>
              <Button
                kind="primary"
                ref={(on: HTMLElement) => queueMicrotask(() => on.focus())}
                onClick={close}
              >
                {text().on}
              </Button>
            </div>
          );
        }}
      </Show>
    </Dialog>
  );
}

function lotIn(news: readonly Chapter<Duel>[]): Drawn | null {
  const events = news.flatMap(chapter => chapter.events);
  const first = events.findLast(event => event.kind === 'first');
  if (first === undefined) return null;
  return { seat: first.seat, plays: events.some(({ kind }) => kind === 'starters-shown') };
}
