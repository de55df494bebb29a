import { Show } from 'solid-js';
import { SharedDefs } from '../../components/Drawing.tsx';
import { TileDefs } from '../../components/TileDefs.tsx';
import { crashed } from '../../match/ask.ts';
import { KeeperGone } from '../../match/KeeperGone.tsx';
import { KeptMatches } from '../KeptMatches.tsx';
import { LoadFile } from '../LoadFile.tsx';
import { CaveForm } from './CaveForm.tsx';
import { text } from './messages.ts';
import '../NewGame.css';

/** `#/claustrophobia`: begin a match, go on with one, or take one in from a file. */
export function NewCavePage() {
  return (
    <div class="new-game">
      <SharedDefs />
      <TileDefs />
      <header class="new-game-head">
        <h1>{text().title}</h1>
        <p>{text().tagline}</p>
      </header>
      <div class="new-game-columns">
        <Show when={!crashed()} fallback={<KeeperGone />}>
          <CaveForm />
        </Show>
        <div class="new-game-aside">
          <KeptMatches game="claustrophobia" />
          <LoadFile />
          <nav class="new-game-ways" aria-label={text().more}>
            <a href="#/rules/claustrophobia/rules">{text().rules}</a>
            <a href="#/rules/claustrophobia/scenarios">{text().scenarios}</a>
          </nav>
        </div>
      </div>
    </div>
  );
}
