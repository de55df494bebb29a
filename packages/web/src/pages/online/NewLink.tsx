import type { Seat } from '@oubliette/kernel';
import { createSignal, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { sideName } from '../../match/names.ts';
import { InviteLink } from '../../online/InviteLink.tsx';
import { inviteLink } from '../../online/invite.ts';
import { text } from '../../online/messages.ts';
import { keepSeat, mySeatAt } from '../../online/my-seats.ts';
import { freshSecret } from '../../online/secret.ts';
import { onlineFault } from '../../online/words.ts';
import type { EnteredMatch } from './enter.ts';

interface NewLinkProps {
  readonly entered: EnteredMatch;
  readonly seat: Seat;
  /** Nobody sits there yet. */
  readonly isFree?: true;
}

/** Gives a seat of the match anew: whoever has it is out, and a new link gives it away. */
export function NewLink(props: NewLinkProps) {
  const [made, setMade] = createSignal('');
  const { attempt, isUnderWay, failure } = createAttempt();
  const make = () =>
    attempt(async () => {
      const invite = freshSecret();
      const { match } = props.entered.mine;
      const given = await ask('reinvite', match, props.seat, invite);
      if (!given.ok) return onlineFault(given.faults);
      const kept = mySeatAt(match);
      if (kept) keepSeat({ ...kept, invites: { ...kept.invites, [props.seat]: invite } });
      setMade(invite);
      return undefined;
    });
  return (
    <Show
      when={made()}
      fallback={
        <>
          <p>{props.isFree ? text().anewFree : text().anewWords}</p>
          <Button onClick={make} unavailable={isUnderWay()}>
            {text().anew(sideName(props.seat))}
          </Button>
          <Show when={failure()}>
            <p role="alert">{failure()}</p>
          </Show>
        </>
      }
    >
      <InviteLink link={inviteLink(made())} label={text().linkFor(sideName(props.seat))} />
    </Show>
  );
}
