/** Files that went wrong somewhere: one that is sound, changed at a few places by chance. */
import { pick, type Random } from '../random/random.ts';
import { STRANGE_KEYS, strangeText, strangeValue } from './strange.ts';

/** A record or a list within a document. */
type Holder = Record<string, unknown> | unknown[];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function holdersIn(value: unknown): Holder[] {
  if (!isHolder(value)) return [];
  return [value, ...Object.values(value).flatMap(holdersIn)];
}

/** A JSON document as text with one to three changes, each to something that stands in it. */
export function mutatedJson(text: string, random: Random): string {
  const value: unknown = JSON.parse(text);
  const raw: string[] = [];
  for (let n = 1 + random.below('changes', 3); n > 0; n--) changeOnce(value, raw, random);
  return raw.reduce(
    (all, bit, at) => all.replace(JSON.stringify(markOf(at)), () => bit),
    JSON.stringify(value),
  );
}

/** Stands in the document for text that no value is written as. */
const markOf = (at: number): string => `raw text ${at}`;

function changeOnce(document: unknown, raw: string[], random: Random): void {
  const holders = holdersIn(document).filter(holder => Object.keys(holder).length > 0);
  if (holders.length === 0) return;
  const holder = pick(random, 'holder', holders) as Record<string, unknown>;
  const keys = Object.keys(holder);
  const key = pick(random, 'key', keys);
  const other = pick(random, 'key', keys);
  switch (random.below('change', 8)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 1:
      if (Array.isArray(holder)) holder.push(structuredClone(holder[key as never]));
      else put(holder, `${key}2`, holder[key]);
      return;
    case 2:
      [holder[key], holder[other]] = [holder[other], holder[key]];
      return;
    case 3:
      if (Array.isArray(holder)) holder.push(pick(random, 'strange', STRANGE_KEYS));
      else put(holder, pick(random, 'strange', STRANGE_KEYS), holder[key]);
      return;
    case 4:
      if (typeof holder[key] === 'string') holder[key] = strangeText(random, holder[key]);
      else if (typeof holder[key] === 'number') holder[key] += random.below('by', 7) - 3;
      return;
    default:
      raw.push(strangeValue(random, holder[key]));
      holder[key] = markOf(raw.length - 1);
  }
}

/** An own field of any name, `__proto__` too. */
function put(holder: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

/** Any text with one to three changes: words and lines that are gone, twice there, or elsewhere. */
export function mutatedText(text: string, random: Random): string {
  let changed = text;
  for (let n = 1 + random.below('changes', 3); n > 0; n--) changed = changedText(changed, random);
  return changed;
}

function changedText(text: string, random: Random): string {
  const at = random.below('at', text.length + 1);
  const lines = text.split('\n');
  const line = random.below('line', lines.length);
  const other = random.below('line', lines.length);
  switch (random.below('change', 8)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + random.below('length', 20));
    case 2:
      return lines.toSpliced(line, 1).join('\n');
    case 3:
      return lines.toSpliced(line, 0, lines[other]!).join('\n');
    case 4:
      return lines.with(line, lines[other]!).with(other, lines[line]!).join('\n');
    case 5:
      return lines.with(line, otherWords(lines[line]!, lines[other]!, random)).join('\n');
    case 6:
      return lines.with(line, otherNumber(lines[line]!, random)).join('\n');
    default:
      return lines.with(line, strangeText(random, lines[line]!)).join('\n');
  }
}

/** A word of one line in the place of a word of another. */
function otherWords(line: string, other: string, random: Random): string {
  const words = line.split(' ');
  return words
    .with(random.below('word', words.length), pick(random, 'word', other.split(' ')))
    .join(' ');
}

function otherNumber(line: string, random: Random): string {
  const numbers = [...line.matchAll(/-?\d+/g)];
  if (numbers.length === 0) return line;
  const { 0: found, index } = pick(random, 'number', numbers);
  const number = pick(random, 'number', ['-1', '0', '7', '99', '4294967296', '1e9', '']);
  return line.slice(0, index) + number + line.slice(index + found.length);
}
