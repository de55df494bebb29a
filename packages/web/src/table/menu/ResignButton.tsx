import type { Shape } from '@oubliette/kernel';
import { Show } from 'solid-js';
import { AskFirst } from '../../components/AskFirst.tsx';
import type { MatchTable } from '../../match/contract.ts';
import { atTable } from './at-table.ts';
import { text } from './messages.ts';

/** Gives up for whoever sits at the screen. */
export function ResignButton(props: { readonly table: MatchTable<Shape> }) {
  return (
    <Show when={atTable(props.table.snapshot())}>
      {people => (
        <AskFirst
          label={text().resign}
          question={text().resignAsk(people().own)}
          words={
            props.table.snapshot().seats.length > 2 && props.table.snapshot().moment > 0
              ? text().resignOnWords
              : text().resignWords(people().other)
          }
          yes={text().resign}
          no={text().keepPlaying}
          danger
          onYes={() => props.table.say('resign')}
        />
      )}
    </Show>
  );
}
