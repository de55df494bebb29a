import type { Seat, Shape } from '@oubliette/kernel';
import { createSignal, createUniqueId, onCleanup, onMount, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Keycap } from '../components/Keycap.tsx';
import { Token } from '../components/Token.tsx';
import type { MatchTable } from '../match/contract.ts';
import { text } from '../match/messages.ts';
import { isNamed, playerInWords } from '../match/names.ts';
import type { Emblem } from '../table/emblem.ts';
import type { UnseenAction } from './tables.ts';
import './Curtain.css';

/** A key that still goes down from the last action must not lift the curtain. */
const REST = 500;

const WANTS_ENTER = 'button, a, input, select, textarea, summary';

interface CurtainProps {
  readonly table: MatchTable<Shape>;
  readonly seat: Seat;
  readonly emblem: Emblem;
  /** What that seat is asked, in words. */
  readonly question: string;
  /** Whether the answer is one that nobody else may see. */
  readonly secret: boolean;
  /** An answer that can be given without sitting down. */
  readonly unseen: UnseenAction | null;
}

/** What is asked may end like a question. */
const sentence = (words: string): string => (/[.?!…]$/.test(words) ? words : `${words}.`);

/** Between two players at one screen: what all may know stays in sight, and no hand. */
export function Curtain(props: CurtainProps) {
  const title = createUniqueId();
  const [ready, setReady] = createSignal(false);
  let curtain!: HTMLDivElement;
  const players = () => props.table.snapshot().players;
  const name = () => playerInWords(players(), props.seat);
  const side = () => (isNamed(players(), props.seat) ? null : props.seat);

  const sit = () => ready() && props.table.sit(props.seat);

  /** Enter lifts the curtain wherever the focus has gone, unless something there wants the key. */
  function press(event: KeyboardEvent): void {
    const isElsewhere = event.target instanceof Element && event.target.closest(WANTS_ENTER);
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || isElsewhere) return;
    if (document.querySelector('dialog:modal')) return;
    event.preventDefault();
    void sit();
  }

  onMount(() => {
    const rest = setTimeout(() => {
      setReady(true);
      curtain.querySelector('button')?.focus();
    }, REST);
    document.addEventListener('keydown', press);
    onCleanup(() => {
      clearTimeout(rest);
      document.removeEventListener('keydown', press);
    });
  });

  return (
    <div
      class="curtain"
      data-side={props.emblem.side}
      role="dialog"
      aria-modal="true"
      aria-labelledby={title}
      ref={curtain}
    >
      <div class="curtain-middle">
        <Token {...props.emblem} size={168} />
        <h1 id={title}>{text().passTo(name(), side())}</h1>
        <p>
          {sentence(props.question)}
          <Show when={props.secret}> {text().nobodyElse}</Show>
        </p>
        <div class="curtain-ways">
          <Button kind="primary" unavailable={!ready()} onClick={sit}>
            {text().sit(name())}
            <Keycap>Enter</Keycap>
          </Button>
          <Show when={props.unseen}>
            {answer => (
              <Button
                unavailable={!ready()}
                onClick={() => ready() && props.table.answerUnseen(props.seat, answer().action)}
              >
                {answer().words}
              </Button>
            )}
          </Show>
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
