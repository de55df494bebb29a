import { createResource, createSignal, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import { createAttempt } from '../../match/attempt.ts';
import { text } from '../../online/messages.ts';
import type { MySeat } from '../../online/my-seats.ts';
import { beTold, beToldNoMore, canBeTold, isTold, notify, offered } from '../../online/push.ts';
import { onlineFault } from '../../online/words.ts';

/** How whoever sits here learns that it is their turn when they do not look. */
export function Notices(props: { readonly mine: MySeat }) {
  const [offers] = createResource(offered);
  const { attempt, failure } = createAttempt();
  const change = (on: boolean) =>
    attempt(async () => {
      if (!on) await beToldNoMore();
      else if (!(await beTold())) return text().notTold;
      return undefined;
    });
  return (
    <section class="online-notices">
      <Show
        when={canBeTold() && offers()?.push !== null}
        fallback={<p class="online-quiet">{text().tellNowhere}</p>}
      >
        <Toggle on={isTold()} onChange={change}>
          {text().tellMe}
        </Toggle>
        <Show when={failure()}>
          <p role="alert">{failure()}</p>
        </Show>
      </Show>
      <Show when={offers()?.hooks}>
        <details>
          <summary>{text().hookTitle}</summary>
          <Hook mine={props.mine} />
        </details>
      </Show>
    </section>
  );
}

/** A webhook that is called in the place of a device: of a chat, say. */
function Hook(props: { readonly mine: MySeat }) {
  const [url, setUrl] = createSignal('');
  const [done, setDone] = createSignal('');
  const { attempt, isUnderWay, failure } = createAttempt();
  const change = (on: boolean) =>
    attempt(async () => {
      setDone('');
      const told = await notify(props.mine, { by: 'hook', url: url().trim() }, on);
      if (!told.ok) return onlineFault(told.faults);
      setDone(on ? text().hookOn : text().hookOff);
      return undefined;
    });
  return (
    <div class="online-give">
      <TextField
        label={text().hook}
        type="url"
        placeholder="https://"
        value={url()}
        onInput={event => setUrl(event.currentTarget.value)}
      />
      <p class="online-quiet">{text().hookWords}</p>
      <div class="online-phrases">
        <Button onClick={() => change(true)} unavailable={isUnderWay() || url().trim() === ''}>
          {text().hookAdd}
        </Button>
        <Button onClick={() => change(false)} unavailable={isUnderWay() || url().trim() === ''}>
          {text().hookRemove}
        </Button>
      </div>
      <p role="status">{failure() || done()}</p>
    </div>
  );
}
