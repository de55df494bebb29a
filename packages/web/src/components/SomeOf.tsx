import { For } from 'solid-js';
import './OneOf.css';

interface SomeOfProps<Value> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly title: string;
    readonly words?: string;
  }[];
  readonly values: readonly Value[];
  readonly onChange: (value: Value, on: boolean) => void;
}

/** Any number of a few, each with its words. */
export function SomeOf<Value>(props: SomeOfProps<Value>) {
  return (
    <fieldset class="one-of">
      <legend>{props.label}</legend>
      <For each={props.options}>
        {option => (
          <label class="one-of-option" data-wide>
            <input
              type="checkbox"
              checked={props.values.includes(option.value)}
              onChange={event => props.onChange(option.value, event.currentTarget.checked)}
            />
            <span class="one-of-face" data-mark>
              <b>{option.title}</b>
              {option.words}
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
