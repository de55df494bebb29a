import type { SoloView } from '@oubliette/dungeon-twister';
import { For } from 'solid-js';
import { pieceName } from '../../duel/words/index.ts';
import { text } from './messages.ts';

/** What the prison still has to draw from, in few words; all of it lies open (DS-SET-07, DS-SET-11). */
export function Stock(props: { readonly view: SoloView }) {
  const lying = (place: 'bag' | 'reserve') =>
    props.view.tokens.flatMap(token => (token.place === place ? [pieceName(token.name)] : []));
  const piles = () => [
    { title: text().deck, what: props.view.deck.map(card => `+${card}`) },
    { title: text().reserve, what: lying('reserve') },
    { title: text().bag, what: lying('bag') },
  ];
  return (
    <ul class="row-stock">
      <For each={piles()}>
        {({ title, what }) => (
          <li>
            <details>
              <summary>
                {title} <b>{what.length}</b>
              </summary>
              <p>{what.join(', ') || '–'}</p>
            </details>
          </li>
        )}
      </For>
    </ul>
  );
}
