import { createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { playerName } from '../../match/names.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { InviteLink } from '../../online/InviteLink.tsx';
import { inviteLink, watchLink } from '../../online/invite.ts';
import { text } from '../../online/messages.ts';
import { freshSecret } from '../../online/secret.ts';
import { onlineFault } from '../../online/words.ts';
import type { EnteredMatch } from './enter.ts';
import { NewLink } from './NewLink.tsx';

interface AtTableProps {
  readonly entered: EnteredMatch;
  readonly table: OpenedTable;
}

/** Above the table: who is here, whether the server answers, and the links to the seats. */
export function AtTable(props: AtTableProps) {
  const [isOpen, setOpen] = createSignal(false);
  const others = () => props.table.present().seats.filter(seat => seat !== props.entered.mine.seat);
  const name = (seat: string) => playerName(props.table.present().players, seat);
  /** A server may not say who looks at the match just now. */
  const words = (seat: string) => {
    const here = props.entered.here();
    if (here === null) return name(seat);
    return here.includes(seat) ? text().here(name(seat)) : text().away(name(seat));
  };
  return (
    <>
      <Show when={props.entered.isOut()}>
        <p class="online-notice" role="alert">
          {text().out}
        </p>
      </Show>
      <Show when={props.entered.line() === 'lost'}>
        <p class="online-notice" role="status">
          {text().lost}
        </p>
      </Show>
      <div class="online-people">
        <ul>
          <For each={others()}>
            {seat => <li data-here={props.entered.here()?.includes(seat)}>{words(seat)}</li>}
          </For>
        </ul>
        <Button size="small" onClick={() => setOpen(true)}>
          {text().people}
        </Button>
      </div>
      <Dialog title={text().people} open={isOpen()} onClose={() => setOpen(false)}>
        <Show when={isOpen()}>
          <div class="online-links">
            <Show when={props.entered.mine.seat !== null}>
              <Transfer match={props.entered.mine.match} />
            </Show>
            <Show when={props.entered.mine.watch}>
              {key => <InviteLink link={watchLink(key())} label={text().watchLink} />}
            </Show>
            <Show when={props.entered.isHost}>
              <For each={others()}>{seat => <NewLink entered={props.entered} seat={seat} />}</For>
            </Show>
          </div>
        </Show>
      </Dialog>
    </>
  );
}

/** A link that opens the own seat at another device. */
function Transfer(props: { readonly match: string }) {
  const [made, setMade] = createSignal('');
  const { attempt, isUnderWay, failure } = createAttempt();
  const make = () =>
    attempt(async () => {
      const invite = freshSecret();
      const given = await ask('transfer', props.match, invite);
      if (!given.ok) return onlineFault(given.faults);
      setMade(invite);
      return undefined;
    });
  return (
    <section>
      <p>{text().deviceWords}</p>
      <Show
        when={made()}
        fallback={
          <Button onClick={make} unavailable={isUnderWay()}>
            {text().device}
          </Button>
        }
      >
        <InviteLink link={inviteLink(made())} label={text().device} />
      </Show>
      <Show when={failure()}>
        <p role="alert">{failure()}</p>
      </Show>
    </section>
  );
}
