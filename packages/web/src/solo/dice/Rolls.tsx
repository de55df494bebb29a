import type { SoloEvent } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Die } from '../../components/Die.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import type { SoloTableOf } from '../as-duel.ts';
import { dieValue } from '../panels/Answers.tsx';
import { text } from '../panels/messages.ts';
import { ownWords } from '../words/sentences.ts';
import './Rolls.css';

type Roll = Extract<SoloEvent, { kind: 'teleported' | 'bounced' | 'vanished' | 'rolled' }>;

const ROLLED: readonly SoloEvent['kind'][] = ['teleported', 'bounced', 'vanished', 'rolled'];

const isRoll = (event: SoloEvent): event is Roll =>
  ROLLED.includes(event.kind) && !(event.kind === 'teleported' && event.red === 0);

/** The dice that have just fallen: teleportation in red and white, rotation by its arrow. */
export function Rolls(props: { readonly table: SoloTableOf }) {
  const rolls = () => props.table.news().flatMap(({ events }) => events.filter(isRoll));
  return (
    <Show when={rolls().length > 0}>
      <ul class="rolls" aria-label={text().dice}>
        <For each={rolls()}>
          {roll => (
            <li>
              <Show
                when={roll.kind !== 'rolled' && roll}
                fallback={<Pictogram name="clockwise-rotation" />}
              >
                {thrown => (
                  <>
                    <Die value={dieValue(thrown().red)} face="blood" size={30} />
                    <Die value={dieValue(thrown().white)} size={30} />
                  </>
                )}
              </Show>
              <span>{ownWords(roll, props.table.snapshot().view)}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
