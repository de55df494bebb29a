import type { Shape } from '@oubliette/kernel';
import { Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { createAttempt } from '../../match/attempt.ts';
import type { MatchTable } from '../../match/contract.ts';
import { download } from '../../match/file.ts';
import { text } from './messages.ts';

export function SaveButton(props: { readonly table: MatchTable<Shape> }) {
  const { attempt, failure } = createAttempt();
  const save = () =>
    attempt(async () => {
      download(await props.table.file());
      return undefined;
    });
  return (
    <>
      <Button onClick={save} title={text().fileSecret}>
        {text().save}
      </Button>
      <Show when={failure()}>
        <p role="alert">{failure()}</p>
      </Show>
    </>
  );
}
