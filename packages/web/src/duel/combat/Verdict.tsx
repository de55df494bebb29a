import type { DuelSeat, DuelView } from '@oubliette/dungeon-twister';
import { Show } from 'solid-js';
import { GoOn } from '../../table/fight/GoOn.tsx';
import { harmWords } from '../story/happened.ts';
import { seatOf } from '../words/mention.ts';
import { text } from './messages.ts';
import type { CombatResult, FoughtEvent } from './scene.ts';
import './Verdict.css';

interface VerdictProps {
  readonly result: CombatResult;
  readonly view: DuelView;
  readonly name: (seat: DuelSeat) => string;
  /** Nothing in a replay: there the moments go on by themselves. */
  readonly onDismiss: (() => void) | null;
}

/** One sentence of result, one button. */
export function Verdict(props: VerdictProps) {
  return (
    <div class="verdict">
      <h2>{titleOf(props.result.fought, props.name)}</h2>
      <p>{`${capital(outcomeOf(props))}; ${text().spent(spentIn(props.result.fought))}.`}</p>
      <Show when={props.onDismiss}>
        {dismiss => <GoOn words={text().on} onGo={() => dismiss()()} />}
      </Show>
    </div>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function titleOf({ winner, totals }: FoughtEvent, name: (seat: DuelSeat) => string): string {
  if (winner === null) return text().tie;
  return text().wins(name(winner), Math.abs(totals[0] - totals[1]));
}

function outcomeOf({ result: { fought, events }, view }: VerdictProps): string {
  const [attacker, defender] = [fought.attackers, fought.defenders].map(side => seatOf(side[0]!));
  // Among many a charmed attacker wins for a third (DT-ALL-14).
  const loser = fought.totals[0] > fought.totals[1] ? defender : attacker;
  return harmWords(events, view, loser!);
}

/** The +0 always comes back (DT-COMP-04). */
const spentIn = ({ cards }: FoughtEvent): number[] => cards.filter(card => card > 0);
