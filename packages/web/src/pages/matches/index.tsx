import { createSignal, Show } from 'solid-js';
import { crashed } from '../../keeper/ask.ts';
import { KeptMatches } from '../../kept/list/KeptMatches.tsx';
import { LoadFile } from '../../kept/list/LoadFile.tsx';
import { KeeperGone } from '../../match/KeeperGone.tsx';
import { drawersHere } from '../../storage/drawers.ts';
import { text } from './messages.ts';
import './Matches.css';

/** A file of everything may hold no match at all. */
const hasDrawers = () => Object.keys(drawersHere()).length > 0;

/** `#/matches`: the kept matches of all games, and what comes back from a file. */
export function MatchesPage() {
  const [restored, setRestored] = createSignal(0);
  return (
    <div class="matches">
      <header>
        <h1>{text().title}</h1>
        <p>{text().words}</p>
      </header>
      <Show when={!crashed()} fallback={<KeeperGone />}>
        <KeptMatches restored={restored()} hasMore={hasDrawers} />
        <LoadFile onRestored={() => setRestored(times => times + 1)} />
      </Show>
    </div>
  );
}
