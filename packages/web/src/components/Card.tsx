import type { PictogramName } from '@oubliette/art';
import { Dynamic } from 'solid-js/web';
import { text } from './messages.ts';
import { Pictogram } from './Pictogram.tsx';
import './Card.css';

type CardKind = 'action' | 'combat' | 'jump';

interface CardProps {
  readonly kind: CardKind;
  /** Action points, or what the card adds to a combat; a jump has none. */
  readonly value?: number;
  readonly chosen?: boolean;
  /** The machine would play it. */
  readonly advised?: boolean;
  readonly spent?: boolean;
  /** Cannot be played now; it keeps its focus and `onChoose` answers why. */
  readonly unavailable?: boolean;
  /** Spoken instead of the figure and the word of the kind. */
  readonly name?: string;
  /** With it the card is a button. */
  readonly onChoose?: (at: Element) => void;
}

const signs: Record<CardKind, PictogramName> = {
  action: 'boot-prints',
  combat: 'crossed-swords',
  jump: 'jump-across',
};

/** A card of Dungeon Twister: parchment, with the colour, word and sign of its kind. */
export function Card(props: CardProps) {
  const figure = () => (props.kind === 'combat' ? `+${props.value ?? 0}` : (props.value ?? ''));
  return (
    <Dynamic
      component={props.onChoose ? 'button' : 'div'}
      type={props.onChoose ? 'button' : undefined}
      class="card"
      data-kind={props.kind}
      data-value={props.value}
      data-spent={props.spent || undefined}
      data-chosen={props.chosen || undefined}
      data-advised={props.advised || undefined}
      aria-pressed={props.onChoose ? Boolean(props.chosen) : undefined}
      data-unavailable={props.unavailable || undefined}
      aria-disabled={props.onChoose && (props.spent || props.unavailable) ? true : undefined}
      onClick={(event: { currentTarget: Element }) => props.onChoose?.(event.currentTarget)}
    >
      <span class="card-value" aria-hidden={props.name ? true : undefined}>
        {figure()}
      </span>
      <Pictogram name={signs[props.kind]} />
      <span class="card-band" aria-hidden={props.name ? true : undefined}>
        {text().cards[props.kind](props.value ?? 0)}
      </span>
      {props.name && <span class="unseen">{props.name}</span>}
      {props.spent && <span class="unseen">{text().spent}</span>}
      {props.advised && <span class="unseen">{text().advised}</span>}
    </Dynamic>
  );
}
