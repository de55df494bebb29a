import { For } from 'solid-js';
import { Card } from '../../components/Card.tsx';
import type { HeldCard } from '../seen/hand.ts';
import { placesOf } from './raising.ts';
import './Fan.css';

interface FanProps {
  readonly label: string;
  readonly cards: readonly HeldCard[];
  readonly chosen: readonly number[];
  /** Those that the machine would play. */
  readonly advised: readonly number[];
  readonly onChoose: (value: number, at: Element | null) => void;
}

/** Combat cards side by side, those that are chosen raised. */
export function Fan(props: FanProps) {
  const raised = () => placesOf(props.chosen, props.cards);
  const advised = () => placesOf(props.advised, props.cards);
  return (
    <fieldset
      class="fan"
      aria-label={props.label}
      style={{ '--count': String(props.cards.length) }}
    >
      <For each={props.cards}>
        {({ value, spent }, index) => (
          <Card
            kind="combat"
            value={value}
            spent={spent}
            chosen={raised().includes(index())}
            advised={advised().includes(index())}
            onChoose={() => props.onChoose(value, document.activeElement)}
          />
        )}
      </For>
    </fieldset>
  );
}
