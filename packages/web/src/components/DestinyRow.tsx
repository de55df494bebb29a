import type { DieValue } from '@oubliette/art';
import { For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Die } from './Die.tsx';
import { text } from './messages.ts';
import './DestinyRow.css';

interface DestinyRowProps {
  readonly number: number;
  readonly name: string;
  /** Once per phase is a red diamond, any number of times a black circle. */
  readonly once: boolean;
  /** Which dice it wants, or what those in hand lack, in words. */
  readonly wants: string;
  readonly dice?: readonly DieValue[];
  /** What it does. */
  readonly effect?: string;
  /** Whether the dice in hand fill it. */
  readonly fits?: boolean;
  /** Dice in hand do not fill it, or it cannot be used any more. */
  readonly lacks?: boolean;
  /** With it the row is a button that takes the dice in hand; they may be dropped there too. */
  readonly onPlace?: (at: HTMLElement) => void;
  readonly onType?: (event: KeyboardEvent & { currentTarget: HTMLElement }) => void;
}

/** One area of the Board of Destiny. */
export function DestinyRow(props: DestinyRowProps) {
  const drop = (event: DragEvent & { currentTarget: HTMLElement }) => {
    event.preventDefault();
    props.onPlace?.(event.currentTarget);
  };
  return (
    <li
      class="destiny-row"
      data-used={props.dice?.length ? true : undefined}
      data-fits={props.fits || undefined}
      data-lacks={props.lacks || undefined}
    >
      <Dynamic
        component={props.onPlace ? 'button' : 'div'}
        type={props.onPlace ? 'button' : undefined}
        class="destiny-row-body"
        aria-disabled={props.onPlace && !props.fits ? true : undefined}
        onClick={(event: MouseEvent & { currentTarget: HTMLElement }) =>
          props.onPlace?.(event.currentTarget)
        }
        onKeyDown={(event: KeyboardEvent & { currentTarget: HTMLElement }) => props.onType?.(event)}
        onDragOver={(event: DragEvent) => props.onPlace && event.preventDefault()}
        onDrop={drop}
      >
        <span class="destiny-row-mark" data-once={props.once || undefined}>
          {props.number}
        </span>
        <span class="unseen">{props.once ? text().oncePerPhase : text().anyNumber}</span>
        <span class="destiny-row-name">
          {props.name}
          <Show when={props.effect}>{effect => <small>{effect()}</small>}</Show>
        </span>
        <Show
          when={props.dice?.length && !props.fits}
          fallback={<span class="destiny-row-wants">{props.wants}</span>}
        >
          <span class="destiny-row-dice">
            <For each={props.dice}>{value => <Die value={value} face="blood" size={28} />}</For>
          </span>
        </Show>
      </Dynamic>
    </li>
  );
}
