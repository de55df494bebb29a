import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { actionWords } from '../deeds/words.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { deedName } from '../words/index.ts';
import { text } from './messages.ts';
import { offersOf, type PanelOffer, take } from './offers.ts';
import './Deeds.css';

/** Everything the selected character can do, with its price; what it cannot do answers why. */
export function Deeds(props: DuelDesk) {
  let list!: HTMLFieldSetElement;
  const offers = createMemo(() => offersOf(props.table.snapshot(), props.choice));
  const chosen = () => {
    const deed = props.choice.deed();
    return deed && deed.deed !== 'move' ? deed : null;
  };
  const words = (offer: PanelOffer) =>
    offer.kind === 'deed'
      ? deedName(offer.deed.deed)
      : actionWords(offer.action, props.table.snapshot().view, props.choice.turned());
  const price = (offer: PanelOffer) => (offer.kind === 'deed' ? offer.deed.price : offer.price);
  const isAvailable = (offer: PanelOffer) => offer.kind === 'action' || offer.deed.ways.length > 0;
  const isMain = (offer: PanelOffer) =>
    isAvailable(offer) && offer.kind === 'deed' && offer.deed.deed === 'move';

  /** Whoever chose the deed with a key goes on with its ways. */
  createEffect(
    on(chosen, (deed, before) => {
      if (deed === before || !list.contains(document.activeElement)) return;
      queueMicrotask(() => list.querySelector<HTMLElement>('button')?.focus());
    }),
  );

  return (
    <fieldset class="deeds" ref={list} aria-label={text().deeds}>
      <Show when={chosen()}>
        {deed => (
          <Button kind="ghost" size="small" onClick={() => props.choice.chooseDeed(null)}>
            ‹ {deedName(deed().deed)}
          </Button>
        )}
      </Show>
      <For each={offers()}>
        {(offer, index) => (
          <Button
            size="small"
            kind={isMain(offer) ? 'primary' : 'plain'}
            {...(isAvailable(offer) && { price: price(offer) })}
            unavailable={!isAvailable(offer)}
            aria-keyshortcuts={String(index() + 1)}
            data-control={offer.kind === 'deed' ? offer.deed.deed : 'way'}
            onClick={event => take(offer, props.choice, event.currentTarget)}
          >
            {words(offer)}
          </Button>
        )}
      </For>
    </fieldset>
  );
}
