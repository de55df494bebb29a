import type { Shape } from '@oubliette/kernel';
import { createSignal, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import type { Table } from '../contract.ts';
import { type Shared, share } from '../file.ts';
import { text } from '../messages.ts';

/** Hands the match on to somebody else; says what became of it. */
export function ShareButton(props: { readonly table: Table<Shape> }) {
  const [shared, setShared] = createSignal<Shared>('given-up');
  return (
    <>
      <Button
        onClick={async () => setShared(await share(await props.table.file()))}
        title={text().fileSecret}
      >
        {text().share}
      </Button>
      <Show when={text().shared[shared()]}>{words => <p role="status">{words()}</p>}</Show>
    </>
  );
}
