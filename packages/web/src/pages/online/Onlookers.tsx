import { Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { InviteLink } from '../../online/InviteLink.tsx';
import { watchLink } from '../../online/invite.ts';
import { text } from '../../online/messages.ts';
import { keepSeat, mySeatAt } from '../../online/my-seats.ts';
import { freshSecret } from '../../online/secret.ts';
import { onlineFault } from '../../online/words.ts';

/** The link for those who look on; of a match that is over it leads to the replay. */
export function Onlookers(props: { readonly match: string; readonly isOver: boolean }) {
  const { attempt, isUnderWay, failure } = createAttempt();
  const key = () => mySeatAt(props.match)?.watch;
  const words = () => (props.isOver ? text().replayLink : text().watchLink);
  const make = () =>
    attempt(async () => {
      const made = freshSecret();
      const given = await ask('watch', props.match, made);
      if (!given.ok) return onlineFault(given.faults);
      const kept = mySeatAt(props.match);
      if (kept) keepSeat({ ...kept, watch: made });
      return undefined;
    });
  return (
    <Show
      when={key()}
      fallback={
        <section>
          <Button onClick={make} unavailable={isUnderWay()}>
            {words()}
          </Button>
          <Show when={failure()}>
            <p role="alert">{failure()}</p>
          </Show>
        </section>
      }
    >
      {made => <InviteLink link={watchLink(made())} label={words()} />}
    </Show>
  );
}
