/** What nobody expects in a file, as JSON text: what a fuzzer puts where something else stood. */
import { pick, type Random } from '../random/random.ts';

const LONG = 20_000;
const DEEP = 2000;

/** Names that a careless reader takes for something of the language itself. */
export const STRANGE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'naga',
  '37L',
] as const;

/** Right-to-left and other invisible signs, halves of a pair, markup, escape sequences. */
const SIGNS = [
  '\u202e',
  '\u2066',
  '\u2069',
  '\u05d0\u05d1',
  '\u0000',
  '\u001b[31m',
  '\u007f',
  '\u2028',
  '\ud800',
  '\udc00',
  '\ufeff',
  '👾',
  '</script><script>window.broken=1</script>',
  '<img src=x onerror="window.broken=1">',
  '"&\'<>',
  '\n---\n',
] as const;

const NUMBERS = ['-1', '0', '-0', '0.5', '1e400', '-1e400', '9007199254740993', '4294967296', '99'];

export function strangeText(random: Random, text: string): string {
  const sign = pick(random, 'sign', SIGNS);
  const at = random.below('at', text.length + 1);
  switch (random.below('text', 5)) {
    case 0:
      return sign;
    case 1:
      return text + sign.repeat(1 + random.below('times', 40));
    case 2:
      return `${text.slice(0, at)}${sign}${text.slice(at)}`;
    case 3:
      return text.slice(0, at);
    default:
      return (text || 'x').repeat(Math.ceil(LONG / (text.length || 1)));
  }
}

/** One JSON value, as text, in place of another. */
export function strangeValue(random: Random, before: unknown): string {
  switch (random.below('value', 8)) {
    case 0:
      return pick(random, 'plain', ['null', 'true', 'false', '[]', '{}', '""']);
    case 1:
      return pick(random, 'number', NUMBERS);
    case 2:
      return '['.repeat(DEEP) + ']'.repeat(DEEP);
    case 3:
      return `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`;
    case 4:
      return `{${JSON.stringify(pick(random, 'key', STRANGE_KEYS))}:{"polluted":true}}`;
    case 5:
      return `[${new Array<string>(300).fill(JSON.stringify(before) ?? 'null').join(',')}]`;
    case 6:
      return pick(random, 'bad', ['NaN', 'undefined', "'x'", '0x10', '01', '+1', '1e']);
    default:
      return JSON.stringify(strangeText(random, typeof before === 'string' ? before : 'x'));
  }
}
