import { createUniqueId, For } from 'solid-js';
import './OneOf.css';

interface OneOfProps<Value> {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly title: string;
    readonly words?: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, each with its words; the arrow keys go along. */
export function OneOf<Value>(props: OneOfProps<Value>) {
  const name = createUniqueId();
  return (
    <fieldset class="one-of">
      <legend>{props.label}</legend>
      <For each={props.options}>
        {option => (
          <label class="one-of-option" data-short={option.words ? undefined : true}>
            <input
              type="radio"
              name={name}
              checked={props.value === option.value}
              onChange={() => props.onChange(option.value)}
            />
            <span class="one-of-face">
              <b>{option.title}</b>
              {option.words}
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
