import type { Seat } from '@oubliette/kernel';
import { createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Select } from '../../components/Field.tsx';
import { createAttempt } from '../../match/attempt.ts';
import { sideName } from '../../match/names.ts';
import { isBlocked, rememberBlocked } from '../../online/blocked.ts';
import { text } from '../../online/messages.ts';
import { mute } from '../../online/muted.ts';
import type { MySeat } from '../../online/my-seats.ts';
import { myPerson } from '../../online/person.ts';
import { askOnce } from '../../online/server-asks.ts';
import { onlineFault } from '../../online/words.ts';
import type { EnteredMatch } from './enter.ts';

type Reason = keyof ReturnType<typeof text>['reasons'];

/** What one does about somebody who misbehaves: tells whoever keeps the server, or never meets them again. */
export function Strangers(props: { readonly entered: EnteredMatch }) {
  const people = () =>
    (props.entered.house()?.seats ?? []).filter(
      ({ seat, by }) => by === 'person' && seat !== props.entered.mine.seat,
    );
  return (
    <Show when={people().length > 0}>
      <details>
        <summary>{text().trouble}</summary>
        <For each={people()}>
          {({ seat, name }) => (
            <About mine={props.entered.mine} seat={seat} name={name || sideName(seat)} />
          )}
        </For>
      </details>
    </Show>
  );
}

function About(props: { readonly mine: MySeat; readonly seat: Seat; readonly name: string }) {
  const [reason, setReason] = createSignal<Reason>('conduct');
  const [done, setDone] = createSignal('');
  const { attempt, isUnderWay, failure } = createAttempt();
  const report = () =>
    attempt(async () => {
      const { match, key } = props.mine;
      const about = { match, seat: props.seat, reason: reason() };
      const told = await askOnce('report', about, 'reported', key);
      if (!told.ok) return onlineFault(told.faults);
      setDone(text().reported);
      return undefined;
    });
  const isOut = () => isBlocked(props.mine.match, props.seat);
  const block = (on: boolean) =>
    attempt(async () => {
      const { match, key } = props.mine;
      const about = { match, seat: props.seat, person: myPerson(), on };
      const told = await askOnce('block', about, 'blocked', key);
      if (!told.ok) return onlineFault(told.faults);
      mute(match, props.seat, on);
      rememberBlocked(match, props.seat, on);
      if (!on) setDone(text().unblocked(props.name));
      else setDone(told.value.known ? text().blocked(props.name) : text().hidden(props.name));
      return undefined;
    });
  return (
    <div class="online-give">
      <Select
        label={text().reportAbout(props.name)}
        value={reason()}
        onChange={setReason}
        options={(Object.keys(text().reasons) as Reason[]).map(value => ({
          value,
          label: text().reasons[value],
        }))}
      />
      <div class="online-phrases">
        <Button onClick={report} unavailable={isUnderWay()}>
          {text().report}
        </Button>
        <Button onClick={() => block(!isOut())} unavailable={isUnderWay()}>
          {isOut() ? text().unblock(props.name) : text().block(props.name)}
        </Button>
      </div>
      <p role="status">{failure() || done()}</p>
    </div>
  );
}
