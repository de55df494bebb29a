import type { Fault, Result } from '@oubliette/kernel';
import type { JSX } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { OpenedTable } from '../../match/opened-table.ts';
import { LaidTable } from '../../playing/LaidTable.tsx';
import { text } from './messages.ts';

interface PuzzleTableProps<Wanted> {
  readonly wanted: Wanted;
  readonly lay: (wanted: Wanted) => Promise<Result<OpenedTable>>;
  /** What is said where it cannot be laid. */
  readonly why?: (faults: readonly Fault[]) => string;
  readonly children: (table: OpenedTable) => JSX.Element;
}

/** The position of a puzzle on the table. */
export const PuzzleTable = <Wanted extends object>(props: PuzzleTableProps<Wanted>) => (
  <LaidTable
    wanted={props.wanted}
    lay={props.lay}
    opening={text().opening}
    broken={faults => (
      <Notice
        title={text().broken}
        text={props.why?.(faults) ?? ''}
        details={faults.map(fault => `${fault.at} ${fault.text}`).join('\n')}
        detailsTitle={text().details}
      >
        <LinkButton kind="primary" href="#/puzzles">
          {text().all}
        </LinkButton>
      </Notice>
    )}
  >
    {props.children}
  </LaidTable>
);
