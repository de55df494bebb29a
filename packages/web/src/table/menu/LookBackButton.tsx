import type { Shape } from '@oubliette/kernel';
import { Button } from '../../components/Button.tsx';
import type { MatchTable } from '../../match/contract.ts';
import { text } from './messages.ts';

/** Opens the replay at the present moment. */
export function LookBackButton(props: { readonly table: MatchTable<Shape> }) {
  return (
    <Button onClick={() => props.table.look(props.table.snapshot().last)}>{text().lookBack}</Button>
  );
}
