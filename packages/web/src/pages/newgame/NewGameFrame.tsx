import { createSignal, For, type JSX, type ParentProps, Show } from 'solid-js';
import { SharedDefs } from '../../components/Drawing.tsx';
import { crashed } from '../../keeper/ask.ts';
import { KeptMatches } from '../../kept/list/KeptMatches.tsx';
import { LoadFile } from '../../kept/list/LoadFile.tsx';
import { KeeperGone } from '../../match/KeeperGone.tsx';
import { text } from './messages.ts';
import './NewGame.css';

type FrameProps = ParentProps<{
  readonly title: string;
  readonly tagline: string;
  /** Whose kept matches are listed. */
  readonly game: string;
  /** What past games came to, where a game keeps that. */
  readonly past?: JSX.Element;
  /** Addresses of what else belongs to the game, with their names. */
  readonly ways: readonly (readonly [href: string, words: string])[];
}>;

/** Where a match is begun (the form inside), one goes on with another, or takes one in from a file. */
export function NewGameFrame(props: FrameProps) {
  const [restored, setRestored] = createSignal(0);
  return (
    <div class="new-game">
      <SharedDefs />
      <header class="new-game-head">
        <h1>{props.title}</h1>
        <p>{props.tagline}</p>
      </header>
      <div class="new-game-columns">
        <Show when={!crashed()} fallback={<KeeperGone />}>
          {props.children}
        </Show>
        <div class="new-game-aside">
          <KeptMatches game={props.game} restored={restored()} />
          {props.past}
          <LoadFile onRestored={() => setRestored(times => times + 1)} />
          <nav class="new-game-ways" aria-label={text().more}>
            <For each={props.ways}>{([href, words]) => <a href={href}>{words}</a>}</For>
          </nav>
        </div>
      </div>
    </div>
  );
}
