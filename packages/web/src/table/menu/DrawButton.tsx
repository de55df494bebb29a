import type { Shape } from '@oubliette/kernel';
import { Show } from 'solid-js';
import { AskFirst } from '../../components/AskFirst.tsx';
import type { MatchTable } from '../../match/contract.ts';
import { atTable } from './at-table.ts';
import { text } from './messages.ts';

/** Offers a draw for whoever sits at the screen; not while an offer stands, nor to a machine. */
export function DrawButton(props: { readonly table: MatchTable<Shape> }) {
  const snapshot = () => props.table.snapshot();
  return (
    <Show when={!snapshot().machine && snapshot().drawOffer === null && atTable(snapshot())}>
      {people => (
        <AskFirst
          label={text().offerDraw}
          question={text().offerAsk(people().own)}
          words={text().offerWords(people().other)}
          yes={text().offerDraw}
          no={text().keepPlaying}
          onYes={() => props.table.say('offer-draw')}
        />
      )}
    </Show>
  );
}
