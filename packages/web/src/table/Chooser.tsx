import { For, type JSX, onMount } from 'solid-js';
import { keepOnScreen } from '../components/on-screen.ts';
import { text } from './messages.ts';
import './Chooser.css';

export interface ChooserProps<Offer> {
  readonly offers: readonly Offer[];
  /** What a button says of its offer; the whole of it, price and all. */
  readonly children: (offer: Offer) => JSX.Element;
  /** Where it opens, in pixels of the board. */
  readonly at: { readonly x: number; readonly y: number; readonly below: boolean };
  readonly onPonder?: (offer: Offer) => void;
  readonly onChoose: (offer: Offer) => void;
  readonly onLeave: () => void;
}

/** A small list beside a place of the board where a click can mean several things. */
export function Chooser<Offer>(props: ChooserProps<Offer>) {
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
            onPointerEnter={() => props.onPonder?.(offer)}
            onFocus={() => props.onPonder?.(offer)}
            onClick={() => props.onChoose(offer)}
          >
            {props.children(offer)}
          </button>
        )}
      </For>
    </div>
  );
}
