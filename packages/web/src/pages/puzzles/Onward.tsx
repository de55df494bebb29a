import type { Puzzle } from '@oubliette/kernel/puzzles';
import { For } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { isSolved } from '../../storage/puzzles-solved.ts';
import { text } from './messages.ts';
import { Share } from './Share.tsx';
import { addressOf, nextAfter } from './shelf.ts';

/** Where a solved puzzle leads. */
export function Onward(props: { readonly puzzle: Puzzle; readonly onSolution?: () => void }) {
  return (
    <>
      <LinkButton
        size="small"
        kind="primary"
        href={addressOf(nextAfter(props.puzzle, isSolved).id)}
      >
        {text().next}
      </LinkButton>
      {props.onSolution && (
        <Button size="small" onClick={props.onSolution}>
          {text().solution}
        </Button>
      )}
      <Share address={addressOf(props.puzzle.id)} />
    </>
  );
}

/** The rules that a puzzle teaches. */
export function Taught(props: { readonly puzzle: Puzzle }) {
  return (
    <p class="coach-rules">
      {text().rules}: <For each={props.puzzle.teaches}>{id => <RuleLink id={id} />}</For>
    </p>
  );
}
