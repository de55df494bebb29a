import type { PictogramName } from '@oubliette/art';
import { For } from 'solid-js';
import { text } from './messages.ts';
import { Pictogram } from './Pictogram.tsx';
import './LineTable.css';

export interface LineFigures {
  readonly movement: number;
  readonly combat: number;
  readonly defence: number;
}

const figures = ['movement', 'combat', 'defence'] as const satisfies readonly (keyof LineFigures)[];

const signs: Record<keyof LineFigures, PictogramName> = {
  movement: 'boot-prints',
  combat: 'broadsword',
  defence: 'templar-shield',
};

interface LineTableProps {
  readonly lines: readonly LineFigures[];
  /** The line that the die put in use, from 1. */
  readonly inUse?: number | undefined;
  readonly cancelled?: readonly number[];
  /** The line of the die in hand, from 1: what it would give. */
  readonly offered?: number | undefined;
  /** What the line in use is worth now, where effects change it. */
  readonly worth?: LineFigures | undefined;
  /** Lines beside one another instead of below: for phones. */
  readonly lying?: boolean;
}

/** The six lines of action of a human. */
export function LineTable(props: LineTableProps) {
  const stateOf = (line: number) => ({
    'data-in-use': props.inUse === line || undefined,
    'data-offered': props.offered === line || undefined,
    'data-cancelled': props.cancelled?.includes(line) || undefined,
  });
  const spoken = (line: number) =>
    [
      props.inUse === line && text().lineInUse,
      props.cancelled?.includes(line) && text().lineCancelled,
    ]
      .filter(Boolean)
      .join(', ');

  const number = (line: number, scope: 'row' | 'col') => (
    <th scope={scope} {...stateOf(line)}>
      {line} <span class="unseen">{spoken(line)}</span>
    </th>
  );
  const sign = (figure: keyof LineFigures, scope: 'row' | 'col') => (
    <th scope={scope} class="line-table-sign">
      <Pictogram name={signs[figure]} />
      <span class="unseen">{text().figures[figure]}</span>
    </th>
  );
  const cell = (line: number, figure: keyof LineFigures) => {
    const printed = () => props.lines[line - 1]?.[figure];
    const worth = () => (props.inUse === line && props.worth ? props.worth[figure] : printed());
    return (
      <td {...stateOf(line)} data-changed={worth() !== printed() || undefined}>
        {worth()}
      </td>
    );
  };
  const numbers = () => props.lines.map((_, index) => index + 1);

  const standing = () => (
    <table class="line-table">
      <thead>
        <tr>
          <td />
          <For each={figures}>{figure => sign(figure, 'col')}</For>
        </tr>
      </thead>
      <tbody>
        <For each={numbers()}>
          {line => (
            <tr>
              {number(line, 'row')}
              <For each={figures}>{figure => cell(line, figure)}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
  const lying = () => (
    <table class="line-table" data-lying>
      <thead>
        <tr>
          <td class="line-table-word">{text().line}</td>
          <For each={numbers()}>{line => number(line, 'col')}</For>
        </tr>
      </thead>
      <tbody>
        <For each={figures}>
          {figure => (
            <tr>
              {sign(figure, 'row')}
              <For each={numbers()}>{line => cell(line, figure)}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
  return <>{props.lying ? lying() : standing()}</>;
}
