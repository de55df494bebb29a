import { Show } from 'solid-js';
import { SharedDefs } from '../../components/Drawing.tsx';
import { crashed } from '../../match/ask.ts';
import { KeeperGone } from '../../match/KeeperGone.tsx';
import { KeptMatches } from '../KeptMatches.tsx';
import { LoadFile } from '../LoadFile.tsx';
import { text } from './messages.ts';
import { PastGames } from './PastGames.tsx';
import { SoloForm } from './SoloForm.tsx';
import '../NewGame.css';

/** `#/solo`: begin a solo game, go on with one, and what the past ones came to. */
export function NewSoloPage() {
  return (
    <div class="new-game">
      <SharedDefs />
      <header class="new-game-head">
        <h1>{text().title}</h1>
        <p>{text().tagline}</p>
      </header>
      <div class="new-game-columns">
        <Show when={!crashed()} fallback={<KeeperGone />}>
          <SoloForm />
        </Show>
        <div class="new-game-aside">
          <KeptMatches game="solo" />
          <PastGames />
          <LoadFile />
          <nav class="new-game-ways" aria-label={text().more}>
            <a href="#/companion">{text().companion}</a>
            <a href="#/rules/dungeon-twister/solo">{text().rules}</a>
            <a href="#/rules/dungeon-twister/npc-cards">{text().cards}</a>
          </nav>
        </div>
      </div>
    </div>
  );
}
