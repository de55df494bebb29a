import { For } from 'solid-js';
import { pieceGists } from '../words/gists.ts';

/** What makes a piece special, each with the rule that says so. */
export function Abilities(props: { readonly token: string }) {
  return (
    <For each={pieceGists(props.token)}>
      {gist => (
        <>
          <a class="gist" href={`#/rules/${gist.rule}`} title={gist.rule}>
            {gist.title}
          </a>{' '}
          {gist.words}{' '}
        </>
      )}
    </For>
  );
}
