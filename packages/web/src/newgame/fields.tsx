import { type ComponentProps, For, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { TextField } from '../components/Field.tsx';
import { Token } from '../components/Token.tsx';
import { text } from './messages.ts';
import { OneOf } from './OneOf.tsx';

interface NamesProps<Seat extends string> {
  readonly seats: readonly Seat[];
  readonly names: Readonly<Record<Seat, string>>;
  readonly labelOf: (seat: Seat) => string;
  readonly tokenOf: (seat: Seat) => ComponentProps<typeof Token>;
  readonly onChange: (names: Readonly<Record<Seat, string>>) => void;
}

/** Who sits on which side. */
export function PlayerNames<Seat extends string>(props: NamesProps<Seat>) {
  return (
    <div class="new-game-sides">
      <For each={props.seats}>
        {seat => (
          <div class="new-game-player">
            <Token {...props.tokenOf(seat)} size={56} />
            <TextField
              label={props.labelOf(seat)}
              placeholder={text().nameHint}
              value={props.names[seat]}
              maxlength="24"
              autocomplete="off"
              onInput={event =>
                props.onChange({ ...props.names, [seat]: event.currentTarget.value })
              }
            />
          </div>
        )}
      </For>
    </div>
  );
}

interface ChoiceProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Whether a curtain falls between two players. */
export function ScreenChoice(props: ChoiceProps<boolean>) {
  return (
    <OneOf
      label={text().screen}
      value={props.value}
      onChange={props.onChange}
      options={[
        { value: false, title: text().curtain, words: text().curtainWords },
        { value: true, title: text().open, words: text().openWords },
      ]}
    />
  );
}

/** The seed of chance, for those who want the same deal again. */
export function SeedField(props: ChoiceProps<string> & { readonly hint: string }) {
  return (
    <details class="new-game-more">
      <summary>{text().more}</summary>
      <TextField
        label={text().seed}
        value={props.value}
        maxlength="100"
        spellcheck={false}
        autocomplete="off"
        onInput={event => props.onChange(event.currentTarget.value)}
      />
      <p class="new-game-hint">{props.hint}</p>
    </details>
  );
}

/** The button that begins, and why it did not. */
export function BeginButton(props: { readonly failure: string; readonly isUnderWay: boolean }) {
  return (
    <>
      <Show when={props.failure}>
        <p class="new-game-fault" role="alert">
          {props.failure}
        </p>
      </Show>
      <div class="new-game-begin">
        <Button kind="primary" type="submit" unavailable={props.isUnderWay}>
          {text().begin}
        </Button>
      </div>
    </>
  );
}
