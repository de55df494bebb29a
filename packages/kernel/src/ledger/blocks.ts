/** The few shapes that a rule text is made of. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'drawing'; readonly text: string }
  /** A position in the notation, to be played from. */
  | {
      readonly kind: 'position';
      readonly game: string;
      readonly seat: string;
      readonly text: string;
    };

const FENCE = '```';
/** ```` ```position solo yellow ````: which game, and who plays from there. */
const POSITION = /^```position (\S+) (\S+)$/;

const starts = {
  drawing: (line: string) => line === FENCE || POSITION.test(line),
  list: (line: string) => line.startsWith('- '),
  table: (line: string) => line.startsWith('|'),
};

type Started = keyof typeof starts | 'paragraph';

const shapeOf = (line: string): Started => {
  if (starts.drawing(line)) return 'drawing';
  if (starts.list(line)) return 'list';
  return starts.table(line) ? 'table' : 'paragraph';
};

const cells = (row: string): string[] =>
  row
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map(cell => cell.trim());

const table = (lines: readonly string[]): Block => {
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
};

const build: Record<Started, (lines: readonly string[]) => Block> = {
  drawing: lines => ({ kind: 'drawing', text: lines.join('\n') }),
  list: lines => ({ kind: 'list', items: lines.map(line => line.slice(2)) }),
  table,
  paragraph: lines => ({ kind: 'paragraph', text: lines.join(' ') }),
};

function fenced(fence: string, lines: readonly string[]): Block {
  const [, game, seat] = POSITION.exec(fence) ?? [];
  if (game === undefined || seat === undefined) return build.drawing(lines);
  return { kind: 'position', game, seat, text: lines.join('\n') };
}

export function parseBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const first = lines[at]!;
    if (first.trim() === '') {
      at += 1;
      continue;
    }
    const shape = shapeOf(first);
    if (shape === 'drawing') {
      const close = lines.indexOf(FENCE, at + 1);
      const end = close < 0 ? lines.length : close;
      blocks.push(fenced(first, lines.slice(at + 1, end)));
      at = end + 1;
      continue;
    }
    let end = at + 1;
    while (end < lines.length && lines[end]!.trim() !== '' && shapeOf(lines[end]!) === shape)
      end += 1;
    blocks.push(build[shape](lines.slice(at, end)));
    at = end;
  }
  return blocks;
}

/** Every text of the blocks in which ids may be mentioned; drawings and positions are no text. */
export const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(block => {
    if (block.kind === 'paragraph') return [block.text];
    if (block.kind === 'list') return [...block.items];
    if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
    return [];
  });
