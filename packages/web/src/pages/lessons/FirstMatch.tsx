import { onMount, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { createAttempt } from '../../match/attempt.ts';
import { enterMatchInstead } from '../../match/enter.ts';
import { hasFirstMatch, playFirst } from '../../playing/guide/first-match.ts';
import { text } from './messages.ts';

/** After the lessons of a game: a whole match. */
export function FirstMatch(props: { readonly course: string }) {
  const { attempt, isUnderWay, failure } = createAttempt();
  return (
    <Show when={hasFirstMatch(props.course)}>
      <p>{text().finished}</p>
      <Button
        kind="primary"
        unavailable={isUnderWay()}
        onClick={() => void attempt(() => playFirst(props.course))}
      >
        {text().firstMatch}
      </Button>
      <p role="alert">{failure()}</p>
    </Show>
  );
}

/** `#/learn/duel/match`: the way to the first match, from wherever a link leads there. */
export function ToFirstMatch(props: { readonly course: string }) {
  const { attempt, failure } = createAttempt();
  onMount(() => void attempt(() => playFirst(props.course, enterMatchInstead)));
  return (
    <Show when={failure()} fallback={<p class="shell-loading">{text().opening}</p>}>
      {why => <Notice title={text().broken} text={why()} />}
    </Show>
  );
}
