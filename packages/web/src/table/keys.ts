/** The parts of a keyboard event that matter; `code` does not depend on the alphabet. */
export type KeyStroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'
>;

type Common = 'undo' | 'end' | 'menu' | 'words' | 'speed' | 'escape' | 'help';

/** What a key asks for: something that every table has, something of this game, or a number. */
export type TableCommand<Own extends string> =
  | { readonly name: Common | Own }
  | { readonly name: 'numbers'; readonly index: number };

/** What every table has, as the list of keys shows it. */
export const KEY_CAPS = {
  arrows: ['←', '↑', '→', '↓'],
  enter: ['Enter'],
  numbers: ['1', '…', '9'],
  undo: ['U'],
  end: ['E'],
  menu: ['M'],
  words: ['W'],
  speed: ['F'],
  escape: ['Esc'],
  help: ['?'],
} as const;

const LETTERS: Readonly<Record<string, Common>> = {
  KeyU: 'undo',
  KeyE: 'end',
  KeyM: 'menu',
  KeyW: 'words',
  KeyF: 'speed',
};

/** The command of a stroke, or null: then the board or the browser may have it. */
export function commandIn<Own extends string>(
  own: Readonly<Record<string, Own>>,
  { key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyStroke,
): TableCommand<Own> | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return code === 'KeyZ' && !shiftKey ? { name: 'undo' } : null;
  if (key === '?' || (shiftKey && code === 'Slash')) return { name: 'help' };
  if (key === 'Escape') return { name: 'escape' };
  if (shiftKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit) return { name: 'numbers', index: Number(digit) - 1 };
  const name = own[code] ?? LETTERS[code];
  return name === undefined ? null : { name };
}
