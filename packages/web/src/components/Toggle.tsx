import type { ParentProps } from 'solid-js';
import './Toggle.css';

type ToggleProps = ParentProps<{ on: boolean; onChange: (on: boolean) => void }>;

/** A setting that is on or off, with its words beside it. */
export function Toggle(props: ToggleProps) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        role="switch"
        checked={props.on}
        aria-checked={props.on}
        onChange={event => props.onChange(event.currentTarget.checked)}
      />
      <span class="toggle-track" aria-hidden="true" />
      <span>{props.children}</span>
    </label>
  );
}
