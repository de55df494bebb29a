import { For, onMount, Show } from 'solid-js';
import { Price } from '../../components/Diamonds.tsx';
import { text } from './messages.ts';
import { isPause, type Offer } from './offers.ts';
import { keepOnScreen } from './on-screen.ts';
import './Chooser.css';

interface ChooserProps {
  readonly offers: readonly Offer[];
  readonly wordsOf: (offer: Offer) => string;
  /** Where it opens, in pixels of the board. */
  readonly at: { readonly x: number; readonly y: number; readonly below: boolean };
  readonly onPonder: (offer: Offer | null) => void;
  readonly onChoose: (offer: Offer) => void;
  readonly onLeave: () => void;
}

/** A small list beside a square where a click can mean several things. */
export function Chooser(props: ChooserProps) {
  let list!: HTMLDivElement;
  onMount(() => {
    list.querySelector('button')?.focus({ preventScroll: true });
    keepOnScreen(list);
  });

  function press(event: KeyboardEvent): void {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') props.onLeave();
    else if (steps === undefined) return;
    else {
      const buttons = [...list.querySelectorAll('button')];
      const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
      buttons[(here + steps + buttons.length) % buttons.length]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu of what a click can mean, not a form
    <div
      class="chooser"
      role="group"
      aria-label={text().choose}
      ref={list}
      data-below={props.at.below || undefined}
      style={{ '--x': `${props.at.x}px`, '--y': `${props.at.y}px` }}
      on:keydown={press}
    >
      <For each={props.offers}>
        {offer => (
          <button
            type="button"
            class="chooser-offer"
            onPointerEnter={() => props.onPonder(offer)}
            onFocus={() => props.onPonder(offer)}
            onClick={() => props.onChoose(offer)}
          >
            <span class="chooser-words">
              <span>{props.wordsOf(offer)}</span>
              <Show when={isPause(offer)}>
                <small>{text().pauseWords}</small>
              </Show>
            </span>
            <Price points={offer.price} />
          </button>
        )}
      </For>
    </div>
  );
}
