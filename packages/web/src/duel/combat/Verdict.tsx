import type { DuelSeat, DuelView } from '@oubliette/dungeon-twister';
import { onCleanup, onMount } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import { harmWords } from '../words/index.ts';
import { seatOf } from '../words/mention.ts';
import { text } from './messages.ts';
import type { Fought, Result } from './scene.ts';
import './Verdict.css';

interface VerdictProps {
  readonly result: Result;
  readonly view: DuelView;
  readonly name: (seat: DuelSeat) => string;
  /** Nothing in a replay: there the moments go on by themselves. */
  readonly onDismiss: (() => void) | null;
}

/** One sentence of result, one button. */
export function Verdict(props: VerdictProps) {
  onMount(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      if (!props.onDismiss) return;
      event.preventDefault();
      props.onDismiss();
    };
    document.addEventListener('keydown', press);
    onCleanup(() => document.removeEventListener('keydown', press));
  });

  return (
    <div class="verdict">
      <h2>{titleOf(props.result.fought, props.name)}</h2>
      <p>{`${capital(outcomeOf(props))}; ${text().spent(spentIn(props.result.fought))}.`}</p>
      {props.onDismiss && (
        <Button
          kind="primary"
          ref={(on: HTMLElement) => queueMicrotask(() => on.focus())}
          onClick={() => props.onDismiss?.()}
        >
          {text().on}
          <Keycap>Enter</Keycap>
        </Button>
      )}
    </div>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function titleOf({ winner, totals }: Fought, name: (seat: DuelSeat) => string): string {
  if (winner === null) return text().tie;
  return text().wins(name(winner), Math.abs(totals[0] - totals[1]));
}

function outcomeOf({ result: { fought, events }, view }: VerdictProps): string {
  const [attacker, defender] = [fought.attackers, fought.defenders].map(side => seatOf(side[0]!));
  const loser = fought.winner === attacker ? defender : attacker;
  return harmWords(events, view, loser!);
}

/** The +0 always comes back (DT-COMP-04). */
const spentIn = ({ cards }: Fought): number[] => cards.filter(card => card > 0);
