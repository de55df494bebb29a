import { For } from 'solid-js';
import { Card } from '../../components/Card.tsx';
import type { HeldCard } from '../hand.ts';
import './Fan.css';

interface FanProps {
  readonly label: string;
  readonly cards: readonly HeldCard[];
  readonly chosen: number | null;
  readonly onChoose: (value: number, at: Element | null) => void;
}

/** Combat cards side by side; of two alike the first that is left is raised. */
export function Fan(props: FanProps) {
  const raised = () =>
    props.cards.findIndex(({ value, spent }) => value === props.chosen && !spent);
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
            chosen={index() === raised()}
            onChoose={() => props.onChoose(value, document.activeElement)}
          />
        )}
      </For>
    </fieldset>
  );
}
