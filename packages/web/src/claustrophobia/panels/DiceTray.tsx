import type { DieValue } from '@oubliette/art';
import { createEffect, createSignal, For, on, onCleanup } from 'solid-js';
import { Die } from '../../components/Die.tsx';
import { wantsStillness } from '../../senses/speed.ts';
import type { CaveDesk } from '../desk/desk.ts';
import { text } from './messages.ts';
import './DiceTray.css';

const ROLL = 650;
const PER_DIE = 60;
const TURNS = 4;

/** The dice that lie on the table: picked by a click, or dragged to where they belong. */
export function DiceTray(
  props: CaveDesk & { readonly face?: 'blood'; readonly onPick?: (index: number) => void },
) {
  const view = () => props.table.snapshot().view;
  const [face, setFace] = createSignal(0);
  const [isRolling, setRolling] = createSignal(false);
  let timers: ReturnType<typeof setTimeout>[] = [];

  const rest = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    setFace(0);
    setRolling(false);
  };

  /** Fresh dice tumble through a few faces and land on what was rolled. */
  createEffect(
    on(props.table.news, news => {
      rest();
      const rolled = news
        .flatMap(({ events }) => events)
        .some(({ kind }) => kind === 'action-dice' || kind === 'destiny-dice');
      if (!rolled || wantsStillness()) return;
      const time = (ROLL + PER_DIE * view().dice.length) / props.choice.speed();
      setRolling(true);
      for (let turn = 1; turn <= TURNS; turn++) {
        timers.push(setTimeout(() => setFace(TURNS - turn), (time * turn) / TURNS));
      }
      setFace(TURNS);
      timers.push(setTimeout(rest, time));
    }),
  );
  onCleanup(rest);

  const shown = (value: number): DieValue => (((value - 1 + 2 * face()) % 6) + 1) as DieValue;

  function drag(event: DragEvent, index: number): void {
    if (!props.choice.dice().includes(index)) (props.onPick ?? props.choice.pickDie)(index);
    event.dataTransfer?.setData('text/plain', String(view().dice[index]));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: dice are no form
    <div
      class="dice-tray"
      role="group"
      aria-label={text().dice}
      data-rolling={isRolling() || undefined}
    >
      <For each={view().dice}>
        {(value, index) => (
          <button
            type="button"
            draggable="true"
            aria-pressed={props.choice.dice().includes(index())}
            aria-label={text().die(value)}
            data-die={value}
            onClick={() => (props.onPick ?? props.choice.pickDie)(index())}
            onDragStart={event => drag(event, index())}
          >
            <Die value={shown(value)} {...(props.face && { face: props.face })} size={38} />
          </button>
        )}
      </For>
    </div>
  );
}
