import type { Shape } from '@oubliette/kernel';
import { Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { createAttempt } from '../../match/attempt.ts';
import type { MatchTable } from '../../match/contract.ts';
import { share } from '../../match/file.ts';
import { text } from './messages.ts';

/** Hands the match on to somebody else; says what became of it. */
export function ShareButton(props: { readonly table: MatchTable<Shape> }) {
  const { attempt, failure: outcome } = createAttempt();
  const handOn = () => attempt(async () => text().shared[await share(await props.table.file())]);
  return (
    <>
      <Button onClick={handOn} title={text().fileSecret}>
        {text().share}
      </Button>
      <Show when={outcome()}>
        <p role="status">{outcome()}</p>
      </Show>
    </>
  );
}
