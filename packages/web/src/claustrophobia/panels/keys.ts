/** What each key does, as the list of keys shows it. */
export const keyCaps = {
  arrows: ['←', '↑', '→', '↓'],
  enter: ['Enter'],
  numbers: ['1', '…', '9'],
  warriors: ['N'],
  turn: ['R'],
  centre: ['C'],
  undo: ['U'],
  end: ['E'],
  menu: ['M'],
  scenario: ['B'],
  speed: ['F'],
  escape: ['Esc'],
  help: ['?'],
} as const;

export type KeyName = keyof typeof keyCaps;

export type Command =
  | { readonly name: Exclude<KeyName, 'arrows' | 'enter' | 'numbers'> }
  | { readonly name: 'numbers'; readonly index: number };

/** The parts of a keyboard event that matter; `code` does not depend on the alphabet. */
export type Stroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'
>;

const plain: Readonly<Record<string, Command>> = {
  KeyN: { name: 'warriors' },
  KeyR: { name: 'turn' },
  KeyC: { name: 'centre' },
  KeyU: { name: 'undo' },
  KeyE: { name: 'end' },
  KeyM: { name: 'menu' },
  KeyB: { name: 'scenario' },
  KeyF: { name: 'speed' },
};

/** The command of a stroke, or null: then the map or the browser may have it. */
export function commandOf({
  key,
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Stroke): Command | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return code === 'KeyZ' && !shiftKey ? { name: 'undo' } : null;
  if (key === '?' || (shiftKey && code === 'Slash')) return { name: 'help' };
  if (key === 'Escape') return { name: 'escape' };
  if (shiftKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit ? { name: 'numbers', index: Number(digit) - 1 } : (plain[code] ?? null);
}
