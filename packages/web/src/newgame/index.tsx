import { Show } from 'solid-js';
import { SharedDefs } from '../components/Drawing.tsx';
import { crashed } from '../match/ask.ts';
import { KeeperGone } from '../match/KeeperGone.tsx';
import { DuelForm } from './DuelForm.tsx';
import { KeptMatches } from './KeptMatches.tsx';
import { LoadFile } from './LoadFile.tsx';
import { text } from './messages.ts';
import './NewGame.css';

/** `#/duel`: begin a duel, go on with one, or take one in from a file. */
export function NewGamePage() {
  return (
    <div class="new-game">
      <SharedDefs />
      <header class="new-game-head">
        <h1>{text().title}</h1>
        <p>{text().tagline}</p>
      </header>
      <div class="new-game-columns">
        <Show when={!crashed()} fallback={<KeeperGone />}>
          <DuelForm />
        </Show>
        <div class="new-game-aside">
          <KeptMatches game="duel" />
          <LoadFile />
          <nav class="new-game-ways" aria-label={text().more}>
            <a href="#/labyrinth">{text().labyrinth}</a>
            <a href="#/rules/dungeon-twister/duel">{text().rules}</a>
          </nav>
        </div>
      </div>
    </div>
  );
}
