import { createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { InviteLink } from '../../online/InviteLink.tsx';
import { inviteLink } from '../../online/invite.ts';
import { text } from '../../online/messages.ts';
import { freshSecret } from '../../online/secret.ts';
import { onlineFault } from '../../online/words.ts';
import type { EnteredMatch } from './enter.ts';
import { GiveToMachine } from './GiveToMachine.tsx';
import { NewLink } from './NewLink.tsx';
import { Notices } from './Notices.tsx';
import { Onlookers } from './Onlookers.tsx';
import { Strangers } from './Strangers.tsx';

interface SeatsProps {
  readonly entered: EnteredMatch;
  /** All seats but the own one. */
  readonly others: readonly string[];
  readonly isOver: boolean;
}

/** The links to the table, and what whoever began the match can do with its seats. */
export function Seats(props: SeatsProps) {
  return (
    <div class="online-links">
      <Show when={props.entered.mine.seat !== null && !props.isOver}>
        <Notices mine={props.entered.mine} />
        <Transfer match={props.entered.mine.match} />
      </Show>
      <Show when={props.entered.isHost || (props.isOver && props.entered.mine.seat !== null)}>
        <Onlookers match={props.entered.mine.match} isOver={props.isOver} />
      </Show>
      <Show when={props.entered.mine.seat !== null}>
        <Strangers entered={props.entered} />
      </Show>
      <Show when={props.entered.isHost && !props.isOver}>
        <For each={props.others}>
          {seat => (
            <section>
              <NewLink entered={props.entered} seat={seat} />
              <GiveToMachine match={props.entered.mine.match} seat={seat} />
            </section>
          )}
        </For>
      </Show>
    </div>
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
