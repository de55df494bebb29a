import { Show } from 'solid-js';
import { GoOn } from '../../table/fight/GoOn.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { harmWords } from '../story/happened.ts';
import { type AttackBout, attackIn } from './bout.ts';
import { text } from './messages.ts';

/** How it came out so far: the hits, and what they did. */
export function Verdict(
  props: CaveDesk & { readonly bout: AttackBout; readonly onDismiss: (() => void) | null },
) {
  const view = () => props.table.snapshot().view;
  const dealt = () => props.bout.dealt ?? 0;
  /** More hits than dice that hit (CL-COMB-09). */
  const isDoubled = () => dealt() > (props.bout.dice ?? []).filter(({ hit }) => hit).length;
  const isOpen = () => attackIn(view()) !== undefined && props.bout.taken < dealt();
  return (
    <div class="bout-question" role="status">
      <h2>{text().hits(dealt())}</h2>
      <p>
        {isDoubled() ? `${text().doubled} ` : ''}
        {isOpen() && props.bout.taken === 0
          ? text().stillToTake
          : harmWords(props.bout.events, view())}
      </p>
      <Show when={props.onDismiss}>
        {dismiss => <GoOn words={text().on} onGo={() => dismiss()()} />}
      </Show>
    </div>
  );
}
