import type { Block } from '@oubliette/kernel/ledger';
import { For } from 'solid-js';
import { Line } from '../../ledger/Line.tsx';
import type { GameBooks } from '../../ledger/library.ts';
import { Position } from './Position.tsx';
import './Blocks.css';

/** The paragraphs, lists, tables and drawings of a text. */
export function Blocks(props: { blocks: readonly Block[]; game: GameBooks }) {
  return <For each={props.blocks}>{block => drawBlock(block, props.game)}</For>;
}

function drawBlock(block: Block, game: GameBooks) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} game={game} />
        </p>
      );
    case 'list':
      return (
        <ul class="blocks-list">
          <For each={block.items}>
            {item => (
              <li>
                <Line text={item} game={game} />
              </li>
            )}
          </For>
        </ul>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} game={game} />;
    case 'position':
      return <Position block={block} />;
    case 'drawing':
      return <pre class="blocks-drawing">{block.text}</pre>;
  }
}

/** More columns than these do not fit on a phone: there each row becomes a card. */
const NARROW = 4;

function Table(props: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  game: GameBooks;
}) {
  return (
    <table class="blocks-table" data-wide={props.head.length > NARROW || undefined}>
      <thead>
        <tr>
          <For each={props.head}>{word => <th scope="col">{word}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {row => (
            <tr>
              <For each={row}>
                {(cell, column) => (
                  <td data-head={props.head[column()]} data-empty={cell === '' || undefined}>
                    <Line text={cell} game={props.game} />
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
