import { createResource, createSignal, Match, Show, Switch } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { sideName } from '../../match/names.ts';
import { text } from '../../online/messages.ts';
import { myName, rememberName } from '../../online/my-name.ts';
import { accept } from '../../online/plan.ts';
import { gameName, onlineFault } from '../../online/words.ts';
import { address } from '../../router/address.ts';
import './Join.css';

/** `#/join/INVITE`: what a link is for. Nothing is taken until somebody says so. */
export function JoinPage() {
  const invite = () => address().rest[0] ?? '';
  const [found] = createResource(invite, secret => ask('peek', secret));
  const [name, setName] = createSignal(myName());
  const { attempt, isUnderWay, failure } = createAttempt();

  function sit(game: string): void {
    rememberName(name());
    void attempt(async () => {
      const taken = await accept(invite(), game, name());
      if (!taken.ok) return onlineFault(taken.faults);
      // The link is used up: going back must not show it again.
      location.replace(`#/online/${taken.value.match}`);
      return undefined;
    });
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
                <form
                  class="join-form"
                  onSubmit={event => {
                    event.preventDefault();
                    sit(what().gathering.game);
                  }}
                >
                  <p>
                    {what().seat === null
                      ? text().onlookIntro(gameName(what().gathering.game))
                      : text().joinIntro(gameName(what().gathering.game), sideName(what().seat!))}
                  </p>
                  <Show when={people()}>
                    <p>{text().with(people())}</p>
                  </Show>
                  <TextField
                    label={text().name}
                    placeholder={text().nameHint}
                    maxLength={40}
                    autocomplete="nickname"
                    value={name()}
                    onInput={event => setName(event.currentTarget.value)}
                  />
                  <Button kind="primary" type="submit" unavailable={isUnderWay()}>
                    {text().sit}
                  </Button>
                  <Show when={failure()}>
                    <p role="alert">{failure()}</p>
                  </Show>
                </form>
              </Panel>
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
}
