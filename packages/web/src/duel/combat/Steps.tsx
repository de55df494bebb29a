import { For } from 'solid-js';
import { text } from './messages.ts';
import { STEPS, type Step } from './scene.ts';
import './Steps.css';

/** How far the combat has come. */
export function Steps(props: { readonly now: Step }) {
  const at = () => STEPS.indexOf(props.now);
  return (
    <ol class="fight-steps">
      <For each={STEPS}>
        {(step, index) => (
          <li
            data-done={index() < at() || undefined}
            aria-current={index() === at() ? 'step' : undefined}
          >
            {text().steps[step]}
          </li>
        )}
      </For>
    </ol>
  );
}
