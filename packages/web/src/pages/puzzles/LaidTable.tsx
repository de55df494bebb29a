import type { Fault, Result } from '@oubliette/kernel';
import { createResource, type JSX, Match, Show, Switch } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { OpenedTable } from '../../match/opened-table.ts';
import { text } from './messages.ts';

interface LaidProps<Wanted> {
  /** What is to be laid; laid anew whenever it is another one. */
  readonly wanted: Wanted;
  readonly lay: (wanted: Wanted) => Promise<Result<OpenedTable>>;
  /** What is said where it cannot be laid. */
  readonly why?: (faults: readonly Fault[]) => string;
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
      fallback={<p class="shell-loading">{text().opening}</p>}
    >
      {found => (
        <Switch>
          <Match when={!found.ok && found}>
            {broken => (
              <Notice
                title={text().broken}
                text={props.why?.(broken().faults) ?? ''}
                details={broken()
                  .faults.map(fault => `${fault.at} ${fault.text}`)
                  .join('\n')}
                detailsTitle={text().details}
              >
                <LinkButton kind="primary" href="#/puzzles">
                  {text().all}
                </LinkButton>
              </Notice>
            )}
          </Match>
          <Match when={found.ok && found.value}>{table => props.children(table())}</Match>
        </Switch>
      )}
    </Show>
  );
}
