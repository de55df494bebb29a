import { cellNamed, columnOf, rowOf } from './board/cells.ts';
import { SIDES } from './board/openings.ts';
import type { CaveView } from './view.ts';
import { HUMANS, WARRIOR_NAMES } from './warriors/roster.ts';

const WIDE = 21;
const HIGH = 5;

/** A picture for a terminal: tiles with their openings and warriors, then what lies beside. */
export function draw(seen: CaveView): string {
  const cells = seen.board.map(({ cell }) => cellNamed(cell));
  const left = Math.min(...cells.map(columnOf));
  const top = Math.min(...cells.map(rowOf));
  const rows = Math.max(...cells.map(rowOf)) - top + 1;
  const columns = Math.max(...cells.map(columnOf)) - left + 1;
  const canvas = Array.from({ length: rows * HIGH }, () => ' '.repeat(columns * WIDE).split(''));
  for (const [spot, cell] of cells.entries()) {
    const lines = drawTile(seen, spot);
    for (const [y, line] of lines.entries()) {
      const row = canvas[(rowOf(cell) - top) * HIGH + y]!;
      row.splice((columnOf(cell) - left) * WIDE, WIDE, ...line);
    }
  }
  return [...canvas.map(row => row.join('').trimEnd()), ...drawTable(seen)].join('\n');
}

function drawTile(seen: CaveView, spot: number): string[] {
  const { id, cell, open } = seen.board[spot]!;
  const [north, east, south, west] = SIDES.map(side => open.includes(side));
  const edge = (isOpen: boolean | undefined) =>
    `+${'-'.repeat(8)}${isOpen ? '   ' : '---'}${'-'.repeat(8)}+`;
  const middle = (text: string) =>
    `${west ? ' ' : '|'}${text.slice(0, WIDE - 2).padEnd(WIDE - 2)}${east ? ' ' : '|'}`;
  const side = (text: string) => `|${text.slice(0, WIDE - 2).padEnd(WIDE - 2)}|`;
  const here = WARRIOR_NAMES.filter(name => seen.warriors[name]!.place === cell);
  const humans = here.filter(name => /^(RD|B)/.test(name));
  const plain = here.filter(
    name => /^TR/.test(name) && !seen.warriors[name]!.flags.includes('tough'),
  );
  const others = here.filter(name => !humans.includes(name) && !plain.includes(name));
  const demons = plain.length === 0 ? others : [`${plain.length} TR`, ...others];
  return [edge(north), side(id), middle(humans.join(' ')), side(demons.join(' ')), edge(south)];
}

function drawTable(seen: CaveView): string[] {
  const { facts, hands, pile, asked } = seen;
  const cards = (hand: CaveView['hands']['human']) =>
    hand.cards === undefined ? `${hand.count} cards` : hand.cards.join(' ') || 'no cards';
  const humans = WARRIOR_NAMES.slice(0, HUMANS)
    .filter(name => seen.warriors[name]!.place.startsWith('@'))
    .map(name => {
      const { die, lines } = seen.warriors[name]!;
      return `${name} die ${die ?? '-'} cancelled ${lines.join(',') || '-'}`;
    });
  return [
    ...humans,
    `round ${facts.round}, ${facts.tp} TP, ${pile.count} tiles in the pile`,
    `human: ${cards(hands.human)}; demon: ${cards(hands.demon)}`,
    ...(seen.dice.length > 0 ? [`dice ${seen.dice.join(' ')}`] : []),
    asked === null ? 'over' : `asks ${asked.kind} ${asked.role}`,
  ];
}
