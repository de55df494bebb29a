import type { Fault, Result } from '@oubliette/kernel';
import { createResource, type JSX, Match, Show, Switch } from 'solid-js';
import type { OpenedTable } from '../match/opened-table.ts';

interface LaidProps<Wanted> {
  /** What is to be laid; laid anew whenever it is another one. */
  readonly wanted: Wanted;
  readonly lay: (wanted: Wanted) => Promise<Result<OpenedTable>>;
  /** What is said meanwhile. */
  readonly opening: string;
  /** What is shown where it cannot be laid. */
  readonly broken: (faults: readonly Fault[]) => JSX.Element;
  readonly children: (table: OpenedTable) => JSX.Element;
}

/** A position on the table, or why it cannot be laid there. */
export function LaidTable<Wanted extends object>(props: LaidProps<Wanted>) {
  const [laid] = createResource(
    () => props.wanted,
    wanted => props.lay(wanted),
  );
  return (
    <Show
      when={laid.state === 'ready' && laid()}
      keyed
      fallback={<p class="shell-loading">{props.opening}</p>}
    >
      {found => (
        <Switch>
          <Match when={!found.ok && found}>{broken => props.broken(broken().faults)}</Match>
          <Match when={found.ok && found.value}>{table => props.children(table())}</Match>
        </Switch>
      )}
    </Show>
  );
}
