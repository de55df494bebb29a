import type { SoloEvent } from '@oubliette/dungeon-twister';
import { createMemo, For, Show } from 'solid-js';
import type { SoloTableOf } from '../seen/seen.ts';
import { soloStory } from '../words/index.ts';
import './News.css';

/** Who comes, and who scores: what nobody would look for on a small screen. */
const TIDINGS: ReadonlySet<SoloEvent['kind']> = new Set<SoloEvent['kind']>([
  'called',
  'reinforcement',
  'drawn',
  'teleported',
  'vanished',
  'vision',
  'scored',
]);

/** What the last action of the Player brought about besides; it leaves with the next one. */
export function News(props: { readonly table: SoloTableOf }) {
  const lines = createMemo(() => {
    const chapters = props.table.news().map(chapter => ({
      ...chapter,
      events: chapter.events.filter(({ kind }) => TIDINGS.has(kind)),
    }));
    return soloStory({ chapters, view: props.table.snapshot().view });
  });
  return (
    <Show when={lines().length > 0}>
      {/* Whoever listens has heard it with the story. */}
      <ul class="solo-news" aria-hidden="true">
        <For each={lines()}>{({ words, seat }) => <li data-side={seat}>{words}</li>}</For>
      </ul>
    </Show>
  );
}
