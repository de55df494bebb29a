import { createSignal, type ParentProps, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { TextField } from '../components/Field.tsx';
import { createAttempt } from '../match/attempt.ts';
import { text } from './messages.ts';
import { myName, rememberName } from './my-name.ts';
import './SeatForm.css';

type SeatFormProps = ParentProps<{
  readonly label: string;
  /** Takes a seat under that name; why not, if that cannot be. */
  readonly onSit: (name: string) => Promise<string | undefined>;
}>;

/** The way to a seat: what there is to choose, and the name under which the others see one. */
export function SeatForm(props: SeatFormProps) {
  const [name, setName] = createSignal(myName());
  const { attempt, isUnderWay, failure } = createAttempt();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    rememberName(name());
    void attempt(() => props.onSit(name()));
  }

  return (
    <form class="seat-form" onSubmit={submit}>
      {props.children}
      <TextField
        label={text().name}
        placeholder={text().nameHint}
        maxLength={40}
        autocomplete="nickname"
        value={name()}
        onInput={event => setName(event.currentTarget.value)}
      />
      <Button kind="primary" type="submit" unavailable={isUnderWay()}>
        {props.label}
      </Button>
      <Show when={failure()}>
        <p role="alert">{failure()}</p>
      </Show>
    </form>
  );
}
