import { For } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { sideName } from '../../match/names.ts';
import { text } from '../../online/messages.ts';
import { forgetSeat, mySeats } from '../../online/my-seats.ts';
import { gameName } from '../../online/words.ts';

/** The matches on a server that this device has a key to. */
export function MyMatches() {
  return (
    <ul class="friend-matches">
      <For each={mySeats()} fallback={<li>{text().none}</li>}>
        {({ match, game, seat }) => (
          <li>
            <span>
              <b>{gameName(game)}</b>
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
  );
}
