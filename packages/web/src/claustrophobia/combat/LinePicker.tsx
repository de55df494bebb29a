import type { DrawnToken as TokenState } from '@oubliette/art';
import { For, onCleanup, onMount, Show } from 'solid-js';
import { Die } from '../../components/Die.tsx';
import type { LineFigures } from '../../components/LineTable.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { Token } from '../../components/Token.tsx';
import type { dieOf } from '../panels/warriors.ts';
import { text } from './messages.ts';
import './LinePicker.css';

interface LinePickerProps {
  readonly name: string;
  readonly figure: TokenState;
  readonly lines: readonly LineFigures[];
  readonly die: ReturnType<typeof dieOf>;
  readonly cancelled: readonly number[];
  /** Cancels a line, or says why it cannot be cancelled. */
  readonly onPick: (line: number, at: Element | null) => void;
}

const figuresOf = ({ movement, combat, defence }: LineFigures) =>
  `${movement}/${combat}/${defence}`;

/** The card of whoever takes a hit: each line is a button, and its number a key. */
export function LinePicker(props: LinePickerProps) {
  const isGone = (line: number) => props.cancelled.includes(line);

  function press(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!/^[1-6]$/.test(event.key)) return;
    event.preventDefault();
    props.onPick(Number(event.key), null);
  }

  onMount(() => {
    document.addEventListener('keydown', press);
    onCleanup(() => document.removeEventListener('keydown', press));
  });

  return (
    <article class="warrior-card line-picker">
      <header class="warrior-card-head">
        <Token {...props.figure} size={40} />
        <h3>{props.name}</h3>
        <Show when={props.die}>{die => <Die value={die()} />}</Show>
      </header>
      <div class="line-picker-signs" aria-hidden="true">
        <span />
        <Pictogram name="boot-prints" />
        <Pictogram name="broadsword" />
        <Pictogram name="templar-shield" />
      </div>
      <ol>
        <For each={props.lines}>
          {(line, index) => (
            <li>
              <button
                type="button"
                data-control={`line ${index() + 1}`}
                data-in-use={props.die === index() + 1 || undefined}
                data-cancelled={isGone(index() + 1) || undefined}
                aria-disabled={isGone(index() + 1) || undefined}
                onClick={event => props.onPick(index() + 1, event.currentTarget)}
              >
                <b>{index() + 1}</b>
                <span>{line.movement}</span>
                <span>{line.combat}</span>
                <span>{line.defence}</span>
                <span class="unseen">
                  {isGone(index() + 1)
                    ? text().cancelled(index() + 1)
                    : text().cancelLine(index() + 1, figuresOf(line))}
                </span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </article>
  );
}
