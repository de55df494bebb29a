import type { DuelDesk } from '../seen/desk.ts';
import { questionWords } from '../words/index.ts';
import { text } from './messages.ts';
import { phaseOf } from './phase.ts';

/** Whom somebody waits for who is not asked; else what can be done now. */
export function Awaited(props: Pick<DuelDesk, 'table'>) {
  const snapshot = () => props.table.snapshot();
  const awaited = () => {
    const { decision, legal } = snapshot();
    return decision && legal.length === 0 ? questionWords(decision) : null;
  };
  return <p>{awaited() ?? text().hints[phaseOf(snapshot())]}</p>;
}
