import { createResource, For, onCleanup } from 'solid-js';
import { Button, LinkButton } from '../components/Button.tsx';
import { sideName } from '../match/names.ts';
import { text } from './messages.ts';
import { forgetSeat, mySeats } from './my-seats.ts';
import { glancedAt, othersAt, standings, standingWords, waitsForMe } from './standings.ts';
import { gameName } from './words.ts';
import './MyMatches.css';

const AGAIN_MS = 20_000;

/** The matches on a server that this device has a key to, the longest waiting first. */
export function MyMatches() {
  const [known, { refetch }] = createResource(mySeats, glancedAt);
  const timer = setInterval(refetch, AGAIN_MS);
  onCleanup(() => clearInterval(timer));
  const all = () => standings(known.latest);
  return (
    <ul class="online-matches">
      <For each={all()} fallback={<li>{text().none}</li>}>
        {standing => (
          <li data-waits={waitsForMe(standing) || undefined}>
            <span>
              <b>{gameName(standing.mine.game)}</b>
              {[
                standing.mine.seat === null ? text().onlooker : sideName(standing.mine.seat),
                othersAt(standing),
                standingWords(standing),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <LinkButton
              href={`#/online/${standing.mine.match}`}
              kind={waitsForMe(standing) ? 'primary' : 'plain'}
            >
              {text().open}
            </LinkButton>
            <Button kind="ghost" onClick={() => forgetSeat(standing.mine.match)}>
              {text().forget}
            </Button>
          </li>
        )}
      </For>
    </ul>
  );
}
