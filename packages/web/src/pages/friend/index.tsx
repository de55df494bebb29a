import type { Seat } from '@oubliette/kernel';
import { createResource, createSignal, For, Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { OneOf } from '../../components/OneOf.tsx';
import { Panel } from '../../components/Panel.tsx';
import { createAttempt } from '../../match/attempt.ts';
import { sideName } from '../../match/names.ts';
import { hasServer } from '../../online/has-server.ts';
import { text } from '../../online/messages.ts';
import { myName, rememberName } from '../../online/my-name.ts';
import { forgetSeat, mySeats } from '../../online/my-seats.ts';
import { invite, PLANS, proposed } from '../../online/plan.ts';
import { gameName, onlineFault } from '../../online/words.ts';
import './Friend.css';

type GameName = keyof typeof PLANS;

/** `#/friend`: a match with somebody who sits elsewhere. */
export function FriendPage() {
  const [game, setGame] = createSignal<GameName>('duel');
  const plan = () => proposed() ?? PLANS[game()];
  const [side, setSide] = createSignal<Seat | null>(null);
  const own = () => plan().seats.find(seat => seat === side()) ?? plan().seats[0]!;
  const [name, setName] = createSignal(myName());
  const [server] = createResource(hasServer);
  const { attempt, isUnderWay, failure } = createAttempt();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    rememberName(name());
    void attempt(async () => {
      const begun = await invite(plan(), own(), name());
      if (!begun.ok) return onlineFault(begun.faults);
      location.hash = `#/online/${begun.value}`;
      return undefined;
    });
  }

  return (
    <div class="friend">
      <h1>{text().title}</h1>
      <p>{text().intro}</p>
      <Show when={server() !== false} fallback={<p role="status">{text().noServer}</p>}>
        <Panel>
          <form class="friend-form" onSubmit={submit}>
            <Show
              when={!proposed()}
              fallback={
                <p>
                  <b>{gameName(plan().game)}</b>. {text().agreed}.
                </p>
              }
            >
              <OneOf<GameName>
                label={text().game}
                value={game()}
                onChange={setGame}
                options={(Object.keys(PLANS) as GameName[]).map(value => ({
                  value,
                  title: gameName(value),
                }))}
              />
            </Show>
            <OneOf
              label={text().side}
              value={own()}
              onChange={setSide}
              options={plan().seats.map(value => ({ value, title: sideName(value) }))}
            />
            <TextField
              label={text().name}
              placeholder={text().nameHint}
              maxLength={40}
              autocomplete="nickname"
              value={name()}
              onInput={event => setName(event.currentTarget.value)}
            />
            <Button kind="primary" type="submit" unavailable={isUnderWay()}>
              {text().begin}
            </Button>
            <Show when={failure()}>
              <p role="alert">{failure()}</p>
            </Show>
          </form>
        </Panel>
      </Show>
      <Panel title={text().mine}>
        <ul class="friend-matches">
          <For each={mySeats()} fallback={<li>{text().none}</li>}>
            {({ match, game: played, seat }) => (
              <li>
                <span>
                  <b>{gameName(played)}</b>
                  {seat === null ? text().onlooker : sideName(seat)}
                </span>
                <LinkButton href={`#/online/${match}`}>{text().open}</LinkButton>
                <Button kind="ghost" onClick={() => forgetSeat(match)}>
                  {text().forget}
                </Button>
              </li>
            )}
          </For>
        </ul>
      </Panel>
    </div>
  );
}
