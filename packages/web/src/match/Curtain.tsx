import type { Side } from '@oubliette/art';
import type { Seat, Shape } from '@oubliette/kernel';
import { createSignal, createUniqueId, onCleanup, onMount, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Keycap } from '../components/Keycap.tsx';
import { Token } from '../components/Token.tsx';
import type { Table } from './contract.ts';
import { text } from './messages.ts';
import { playerName } from './names.ts';
import './Curtain.css';

/** A key that still goes down from the last action must not lift the curtain. */
const REST = 500;

interface CurtainProps {
  readonly table: Table<Shape>;
  readonly seat: Seat;
  /** What that seat is asked, in words. */
  readonly question: string;
}

/** Between two players at one screen: what all may know stays in sight, and no hand. */
export function Curtain(props: CurtainProps) {
  const title = createUniqueId();
  const [ready, setReady] = createSignal(false);
  let curtain!: HTMLDivElement;
  const name = () => playerName(props.table.snapshot().players, props.seat);

  onMount(() => {
    const rest = setTimeout(() => {
      setReady(true);
      curtain.querySelector('button')?.focus();
    }, REST);
    onCleanup(() => clearTimeout(rest));
  });

  return (
    <div
      class="curtain"
      data-side={props.seat}
      role="dialog"
      aria-modal="true"
      aria-labelledby={title}
      ref={curtain}
    >
      <div class="curtain-middle">
        <Token side={props.seat as Side} pictogram="torch" size={168} />
        <h1 id={title}>{text().passTo(name())}</h1>
        <p>
          {props.question}. {text().nobodyElse}
        </p>
        <div class="curtain-ways">
          <Button
            kind="primary"
            unavailable={!ready()}
            onClick={() => ready() && props.table.sit(props.seat)}
          >
            {text().sit(name())}
            <Keycap>Enter</Keycap>
          </Button>
          <Show when={props.table.mayTakeBack()}>
            <Button
              kind="ghost"
              unavailable={!ready()}
              onClick={() => ready() && props.table.undo()}
            >
              {text().takeBack}
            </Button>
          </Show>
        </div>
      </div>
    </div>
  );
}
