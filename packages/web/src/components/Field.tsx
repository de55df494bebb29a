import { createUniqueId, For, type JSX, splitProps } from 'solid-js';
import './Field.css';

type TextFieldProps = { label: string } & Omit<
  JSX.InputHTMLAttributes<HTMLInputElement>,
  'class' | 'id'
>;

export function TextField(props: TextFieldProps) {
  const id = createUniqueId();
  const [own, rest] = splitProps(props, ['label']);
  return (
    <div class="field">
      <label for={id}>{own.label}</label>
      <input class="field-box" type="text" id={id} {...rest} />
    </div>
  );
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const id = createUniqueId();
  const choose = (label: string) => {
    const option = props.options.find(({ value }) => value === label);
    if (option) props.onChange(option.value);
  };
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <select class="field-box" id={id} onChange={event => choose(event.currentTarget.value)}>
        <For each={props.options}>
          {option => (
            <option value={option.value} selected={option.value === props.value}>
              {option.label}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}
