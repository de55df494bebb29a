import type { Seat } from '@oubliette/kernel';
import { createSignal, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Select } from '../../components/Field.tsx';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { LEVELS, levelOption } from '../../online/levels.ts';
import { text } from '../../online/messages.ts';
import { onlineFault } from '../../online/words.ts';

/** Lets the machine play a seat that nobody has come to, or whose friend has left. */
export function GiveToMachine(props: { readonly match: string; readonly seat: Seat }) {
  const [level, setLevel] = createSignal(LEVELS[1]!);
  const { attempt, isUnderWay, failure } = createAttempt();
  const give = () =>
    attempt(async () => {
      const given = await ask('machine', props.match, props.seat, level());
      return given.ok ? undefined : onlineFault(given.faults);
    });
  return (
    <div class="online-give">
      <Select
        label={text().orMachine}
        value={level()}
        onChange={setLevel}
        options={LEVELS.map(levelOption)}
      />
      <Button onClick={give} unavailable={isUnderWay()}>
        {text().give}
      </Button>
      <Show when={failure()}>
        <p role="alert">{failure()}</p>
      </Show>
    </div>
  );
}
