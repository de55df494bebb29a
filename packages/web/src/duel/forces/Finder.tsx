import { Show } from 'solid-js';
import { Select, TextField } from '../../components/Field.tsx';
import type { Choosing } from './choosing.ts';
import './Finder.css';
import { text } from './messages.ts';

/** Looks for something among many sets: by words, by figures, by set. */
export function Finder(props: { readonly choosing: Choosing }) {
  const { finding, find, setsAtHand } = props.choosing;
  return (
    <Show when={setsAtHand().length > 2}>
      <search class="forces-finder">
        <TextField
          label={text().find}
          placeholder={text().findHint}
          value={finding().words}
          onInput={event => find({ ...finding(), words: event.currentTarget.value })}
        />
        <Select
          label={text().findSet}
          value={finding().set}
          options={[{ value: '', label: text().allSets }, ...setsAtHand()]}
          onChange={set => find({ ...finding(), set })}
        />
      </search>
    </Show>
  );
}
