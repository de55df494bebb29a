import { For } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { text } from './messages.ts';

interface InOrderProps<Item extends string> {
  readonly label: string;
  readonly all: readonly Item[];
  readonly chosen: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly onTap: (item: Item) => void;
  readonly onAnew: () => void;
}

/** A list that is tapped in its order; every button shows its place. */
export function InOrder<Item extends string>(props: InOrderProps<Item>) {
  const place = (item: Item) => props.chosen.indexOf(item) + 1;
  return (
    <fieldset class="own-part">
      <legend>{props.label}</legend>
      <p class="own-hint">{text().inOrder}</p>
      <div class="own-order">
        <For each={props.all}>
          {item => (
            <button type="button" aria-pressed={place(item) > 0} onClick={() => props.onTap(item)}>
              <b>{place(item) || ''}</b>
              {props.nameOf(item)}
            </button>
          )}
        </For>
      </div>
      <Button size="small" aria-label={text().anewOf(props.label)} onClick={() => props.onAnew()}>
        {text().anew}
      </Button>
    </fieldset>
  );
}
