import type { DieValue } from '@oubliette/art';
import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { Die } from '../../components/Die.tsx';
import type { BoutDie } from './bout.ts';
import { text } from './messages.ts';
import './Dice.css';

interface DiceProps {
  readonly dice: readonly BoutDie[];
  readonly face: 'parchment' | 'blood';
  /** Misses that may still be rolled again have an amber ring. */
  readonly mayReroll: boolean;
  /** How long they tumble; 0: they lie already. */
  readonly tumble: number;
}

const FACES = 4;

/** The dice of an attack, each with its word; they tumble before they lie. */
export function Dice(props: DiceProps) {
  const [turned, setTurned] = createSignal(FACES);

  createEffect(
    on(
      () => props.tumble,
      tumble => {
        setTurned(tumble > 0 ? 0 : FACES);
        if (tumble === 0) return;
        const ticking = setInterval(() => setTurned(n => Math.min(FACES, n + 1)), tumble / FACES);
        onCleanup(() => clearInterval(ticking));
      },
    ),
  );

  const lie = () => turned() >= FACES;
  const markOf = ({ hit, again }: BoutDie) => {
    if (hit) return 'hit' as const;
    return props.mayReroll && !again ? ('reroll' as const) : ('miss' as const);
  };
  const wordOf = (die: BoutDie) => {
    if (die.hit) return text().hit;
    return props.mayReroll && !die.again ? text().mayReroll : text().miss;
  };
  /** Any other face while it tumbles; what it will show is known before. */
  const passing = (value: number, index: number) =>
    (((value + turned() * 2 + index) % 6) + 1) as DieValue;

  return (
    <ol class="bout-dice" data-many={props.dice.length > 4 || undefined}>
      <For each={props.dice}>
        {(die, index) => (
          <li data-hit={(lie() && die.hit) || undefined}>
            <span
              class="bout-die"
              data-tumbling={!lie() || undefined}
              style={{ '--nth': index(), '--tumble': `${props.tumble}ms` }}
            >
              <Show
                when={lie()}
                fallback={<Die value={passing(die.value, index())} face={props.face} size={76} />}
              >
                <Die value={die.value as DieValue} face={props.face} mark={markOf(die)} size={76} />
              </Show>
            </span>
            <span class="bout-die-word">
              <Show when={lie()}>
                {wordOf(die)}
                <Show when={die.again}>
                  <small>{text().again}</small>
                </Show>
              </Show>
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}
