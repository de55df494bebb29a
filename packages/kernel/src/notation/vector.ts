import { type Fault, fault, type Result } from '../result.ts';
import { linesOf } from './reading.ts';

/** One line of a vector with its place in the file. */
export interface VectorStep {
  readonly at: string;
  readonly text: string;
}

/**
 * A position, some actions, and what holds afterwards: the smallest proof that a rule is kept.
 * `docs/notation.md` describes the file.
 */
export interface Vector {
  readonly file: string;
  /** Where its heads and sections stand: `rule` → `line 2`; what is missing, where it begins. */
  readonly places: Readonly<Record<Head | Section, string>>;
  readonly game: string;
  readonly rules: readonly string[];
  readonly title: string;
  /** The mode whose options hold, and whose fresh match is the start when no position is given. */
  readonly mode: string | null;
  /** Options beyond those of the mode. */
  readonly options: Readonly<Record<string, unknown>> | null;
  /** A document that the match is played with: its path, seen from the file. */
  readonly document: string | null;
  readonly seed: string | null;
  /** The position in the game's own notation; a drawing keeps its shape. */
  readonly given: readonly VectorStep[] | null;
  readonly random: readonly VectorStep[];
  /** Actions and claims in the order in which they stand. */
  readonly play: readonly (VectorStep & { readonly section: 'when' | 'then' })[];
}

const HEADS = ['game', 'rule', 'title', 'mode', 'options', 'document', 'seed'] as const;
const SECTIONS = ['given', 'random', 'when', 'then'] as const;
type Head = (typeof HEADS)[number];
type Section = (typeof SECTIONS)[number];

/** Reads a vector file; several vectors stand in one file when a line `---` parts them. */
export function parseVectors(text: string, file: string): Result<Vector[]> {
  const vectors: Vector[] = [];
  const faults: Fault[] = [];
  let block: Block = newBlock(1);
  for (const line of linesOf(text)) {
    if (line.text === '---') {
      vectors.push(close(block, file, faults));
      block = newBlock(line.number + 1);
    } else {
      readLine(block, line.text, line.number, faults);
    }
  }
  vectors.push(close(block, file, faults));
  return faults.length === 0 ? { ok: true, value: vectors } : { ok: false, faults };
}

interface Block {
  readonly start: number;
  readonly heads: Map<Head, string>;
  readonly places: Map<Head | Section, string>;
  readonly steps: (VectorStep & { readonly section: Section })[];
  section: Section | null;
}

function newBlock(start: number): Block {
  return { start, heads: new Map(), places: new Map(), steps: [], section: null };
}

function readLine(block: Block, text: string, number: number, faults: Fault[]): void {
  const at = `line ${number}`;
  if (/^\s/.test(text)) {
    if (block.section === null) {
      faults.push(fault('vector.stray', at, `“${text.trim()}” belongs to no section.`));
      return;
    }
    block.steps.push({ at, text, section: block.section });
    return;
  }
  const [, name = '', rest = ''] = /^([a-z]+):\s*(.*)$/.exec(text) ?? [];
  const section = SECTIONS.find(known => known === name);
  const head = HEADS.find(known => known === name);
  if (section !== undefined && rest === '') {
    block.section = section;
    if (!block.places.has(section)) block.places.set(section, at);
  } else if (head !== undefined && rest !== '' && !block.heads.has(head)) {
    block.heads.set(head, rest);
    block.places.set(head, at);
  } else {
    const known = [...HEADS, ...SECTIONS].join(', ');
    faults.push(
      fault('vector.head', at, `“${text}” is not understood here; a vector has ${known}.`),
    );
  }
}

/** The lines without the indent that they have in common. */
function outdented(steps: readonly VectorStep[]): VectorStep[] {
  const indents = steps.map(({ text }) => text.search(/\S/));
  const indent = indents.reduce((least, each) => Math.min(least, each));
  return steps.map(({ at, text }) => ({ at, text: text.slice(indent) }));
}

function trimmed({ at, text }: VectorStep): VectorStep {
  return { at, text: text.trim() };
}

/** `options: {"target": 6}`. */
function optionsIn({ heads, places }: Block, faults: Fault[]): Vector['options'] {
  const text = heads.get('options');
  if (text === undefined) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Vector['options'];
  }
  const example = 'Options are one JSON record: “options: {"target": 6}”.';
  faults.push(fault('vector.options', places.get('options')!, example));
  return null;
}

function close(block: Block, file: string, faults: Fault[]): Vector {
  const start = `line ${block.start}`;
  const need = (head: Head): string => {
    const value = block.heads.get(head);
    if (value === undefined) {
      faults.push(fault('vector.missing', start, `The vector has no “${head}:” line.`));
    }
    return value ?? '';
  };
  const of = (section: Section) => block.steps.filter(step => step.section === section);
  const given = of('given');
  const mode = block.heads.get('mode') ?? null;
  const document = block.heads.get('document') ?? null;
  const options = optionsIn(block, faults);
  if (given.length === 0 && mode === null && document === null && options === null) {
    const text =
      'The vector needs a “given:” position to start from, or a “mode:”, “options:” or “document:”.';
    faults.push(fault('vector.missing', start, text));
  }
  if (given.length > 0 && block.heads.has('seed')) {
    const text = 'A “given:” position has no “seed:”: its chance is written under “random:”.';
    faults.push(fault('vector.seed', block.places.get('seed')!, text));
  }
  if (of('then').length === 0) {
    const text = 'The vector claims nothing: it has no “then:”.';
    faults.push(fault('vector.missing', start, text));
  }
  const place = (name: Head | Section) => [name, block.places.get(name) ?? start] as const;
  return {
    file,
    places: Object.fromEntries([...HEADS, ...SECTIONS].map(place)) as Vector['places'],
    game: need('game'),
    rules: need('rule')
      .split(',')
      .map(id => id.trim()),
    title: need('title'),
    mode,
    options,
    document,
    seed: block.heads.get('seed') ?? null,
    given: given.length === 0 ? null : outdented(given),
    random: of('random').map(trimmed),
    play: block.steps.flatMap(({ section, ...step }) =>
      section === 'when' || section === 'then' ? [{ ...trimmed(step), section }] : [],
    ),
  };
}
