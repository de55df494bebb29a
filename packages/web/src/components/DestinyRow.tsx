import type { DieValue } from '@oubliette/art';
import { For, Show } from 'solid-js';
import { Die } from './Die.tsx';
import { text } from './messages.ts';
import './DestinyRow.css';

interface DestinyRowProps {
  readonly number: number;
  readonly name: string;
  /** Once per phase is a red diamond, any number of times a black circle. */
  readonly once: boolean;
  /** Which dice it wants, in words. */
  readonly wants: string;
  readonly dice?: readonly DieValue[];
}

/** One area of the Board of Destiny. */
export function DestinyRow(props: DestinyRowProps) {
  return (
    <li class="destiny-row" data-used={props.dice?.length ? true : undefined}>
      <span class="destiny-row-mark" data-once={props.once || undefined}>
        {props.number}
      </span>
      <span class="unseen">{props.once ? text().oncePerPhase : text().anyNumber}</span>
      <span class="destiny-row-name">{props.name}</span>
      <Show
        when={props.dice?.length}
        fallback={<span class="destiny-row-wants">{props.wants}</span>}
      >
        <span class="destiny-row-dice">
          <For each={props.dice}>{value => <Die value={value} face="blood" size={28} />}</For>
        </span>
      </Show>
    </li>
  );
}
