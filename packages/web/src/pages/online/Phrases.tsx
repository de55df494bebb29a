import { createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import { ask } from '../../keeper/ask.ts';
import type { Phrase } from '../../keeper/online/contract.ts';
import { createAttempt } from '../../match/attempt.ts';
import { playerName } from '../../match/names.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { text } from '../../online/messages.ts';
import { isMuted, mute } from '../../online/muted.ts';
import { createNow } from '../../online/since.ts';
import { onlineFault } from '../../online/words.ts';
import type { EnteredMatch } from './enter.ts';

interface PhrasesProps {
  readonly entered: EnteredMatch;
  readonly table: OpenedTable;
}

/** So long something that was said stands above the table. */
const STANDS_MS = 12_000;
const SECOND = 1000;

/** The few things that can be said across the table, and what others have said. */
export function Phrases(props: PhrasesProps) {
  const [isOpen, setOpen] = createSignal(false);
  const { attempt, isUnderWay, failure } = createAttempt();
  const { match, seat: own } = props.entered.mine;
  const name = (seat: string) => playerName(props.table.present().players, seat);
  const said = () =>
    (props.entered.house()?.phrases ?? []).filter(({ seat }) => !isMuted(match, seat));
  const others = () =>
    (props.entered.house()?.seats ?? []).filter(({ seat, by }) => seat !== own && by === 'person');
  const say = (phrase: Phrase) =>
    attempt(async () => {
      const told = await ask('phrase', match, phrase);
      if (!told.ok) return onlineFault(told.faults);
      setOpen(false);
      return undefined;
    });
  return (
    <>
      <Newest {...props} said={said()} />
      <Show when={own !== null && others().length > 0}>
        <Button size="small" onClick={() => setOpen(true)}>
          {text().say}
        </Button>
      </Show>
      <Dialog title={text().say} open={isOpen()} onClose={() => setOpen(false)}>
        <div class="online-phrases">
          <For each={Object.keys(text().phrases) as Phrase[]}>
            {phrase => (
              <Button unavailable={isUnderWay()} onClick={() => say(phrase)}>
                {text().phrases[phrase]}
              </Button>
            )}
          </For>
        </div>
        <Show when={failure()}>
          <p role="alert">{failure()}</p>
        </Show>
        <ul class="online-said">
          <For each={said().toReversed()}>
            {one => (
              <li>
                <b>{name(one.seat)}</b>: {text().phrases[one.phrase]}
              </li>
            )}
          </For>
        </ul>
        <For each={others()}>
          {({ seat }) => (
            <Toggle on={isMuted(match, seat)} onChange={on => mute(match, seat, on)}>
              {text().mute(name(seat))}
            </Toggle>
          )}
        </For>
      </Dialog>
    </>
  );
}

/** What somebody else has just said. */
function Newest(
  props: PhrasesProps & {
    readonly said: NonNullable<ReturnType<EnteredMatch['house']>>['phrases'];
  },
) {
  const now = createNow(SECOND);
  const newest = () => {
    const last = props.said.findLast(({ seat }) => seat !== props.entered.mine.seat);
    return last && now() - last.at < STANDS_MS ? last : null;
  };
  return (
    <span class="online-spoken" role="status">
      <Show when={newest()}>
        {last => (
          <>
            <b>{playerName(props.table.present().players, last().seat)}</b>:{' '}
            {text().phrases[last().phrase]}
          </>
        )}
      </Show>
    </span>
  );
}
