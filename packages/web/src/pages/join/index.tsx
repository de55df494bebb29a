import { createResource, Match, Show, Switch } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ask } from '../../keeper/ask.ts';
import { sideName } from '../../match/names.ts';
import { clockWords } from '../../online/clock.ts';
import { text } from '../../online/messages.ts';
import { accept } from '../../online/plan.ts';
import { SeatForm } from '../../online/SeatForm.tsx';
import { gameName, onlineFault } from '../../online/words.ts';
import { address } from '../../router/address.ts';
import './Join.css';

/** `#/join/INVITE`: what a link is for. Nothing is taken until somebody says so. */
export function JoinPage() {
  const invite = () => address().rest[0] ?? '';
  const [found] = createResource(invite, secret => ask('peek', secret));

  async function sit(game: string, name: string): Promise<string | undefined> {
    const taken = await accept(invite(), game, name);
    if (!taken.ok) return onlineFault(taken.faults);
    // The link is used up: going back must not show it again.
    location.replace(`#/online/${taken.value.match}`);
    return undefined;
  }

  const faultWords = () => {
    const peeked = found();
    return peeked && !peeked.ok ? onlineFault(peeked.faults) : '';
  };
  const peeked = () => {
    const answer = found();
    return answer?.ok ? answer.value : null;
  };
  const people = () =>
    (peeked()?.gathering.seats ?? [])
      .map(({ name: who }) => who)
      .filter(who => who !== '')
      .join(', ');

  return (
    <div class="join">
      <Switch fallback={<p class="shell-loading">{text().opening}</p>}>
        <Match when={faultWords()}>
          <h1>{text().title}</h1>
          <p role="alert">{faultWords()}</p>
          <LinkButton href="#/friend">{text().mine}</LinkButton>
        </Match>
        <Match when={peeked()}>
          {what => (
            <>
              <h1>{text().joinTitle}</h1>
              <Panel>
                <SeatForm label={text().sit} onSit={name => sit(what().gathering.game, name)}>
                  <p>
                    {what().seat === null
                      ? text().onlookIntro(gameName(what().gathering.game))
                      : text().joinIntro(gameName(what().gathering.game), sideName(what().seat!))}
                  </p>
                  <Show when={what().gathering.clock}>{clock => <p>{clockWords(clock())}</p>}</Show>
                  <Show when={what().gathering.hints}>
                    <p>{text().hintsAllowed}</p>
                  </Show>
                  <Show when={people()}>
                    <p>{text().with(people())}</p>
                  </Show>
                </SeatForm>
              </Panel>
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
}
