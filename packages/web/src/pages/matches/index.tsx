import { createSignal, Show, Suspense } from 'solid-js';
import { lately } from '../../components/lately.ts';
import { crashed } from '../../keeper/ask.ts';
import { KeptMatches } from '../../kept/list/KeptMatches.tsx';
import { LoadFile } from '../../kept/list/LoadFile.tsx';
import { KeeperGone } from '../../match/KeeperGone.tsx';
import { mySeats } from '../../online/my-seats.ts';
import { drawersHere } from '../../storage/drawers.ts';
import { text } from './messages.ts';
import './Matches.css';

const WithFriends = lately(() => import('./WithFriends.tsx'), 'WithFriends');

/** A file of everything may hold no match at all. */
const hasDrawers = () => Object.keys(drawersHere()).length > 0;

/** `#/matches`: those with friends elsewhere, the kept matches of all games, and what comes back from a file. */
export function MatchesPage() {
  const [restored, setRestored] = createSignal(0);
  return (
    <div class="matches">
      <header>
        <h1>{text().title}</h1>
        <p>{text().words}</p>
      </header>
      <Show when={!crashed()} fallback={<KeeperGone />}>
        <Show when={mySeats().length > 0}>
          <Suspense>
            <WithFriends />
          </Suspense>
        </Show>
        <KeptMatches restored={restored()} hasMore={hasDrawers} />
        <LoadFile onRestored={() => setRestored(times => times + 1)} />
      </Show>
    </div>
  );
}
