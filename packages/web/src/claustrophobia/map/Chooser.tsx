import { For, onMount } from 'solid-js';
import { keepOnScreen } from '../../duel/board/on-screen.ts';
import type { Offer } from '../offers.ts';
import { text } from './messages.ts';
import './Chooser.css';

interface ChooserProps {
  readonly offers: readonly Offer[];
  readonly wordsOf: (offer: Offer) => string;
  /** Where it opens, in pixels of the map. */
  readonly at: readonly [x: number, y: number];
  readonly below: boolean;
  readonly onChoose: (offer: Offer) => void;
  readonly onLeave: () => void;
}

/** A small list beside a tile where a click can mean several things. */
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
      class="cave-chooser"
      role="group"
      aria-label={text().choose}
      ref={list}
      data-below={props.below || undefined}
      style={{ '--x': `${props.at[0]}px`, '--y': `${props.at[1]}px` }}
      on:keydown={press}
    >
      <For each={props.offers}>
        {offer => (
          <button type="button" onClick={() => props.onChoose(offer)}>
            {props.wordsOf(offer)}
          </button>
        )}
      </For>
    </div>
  );
}
