import type { KeyStroke } from '../../table/keys.ts';

/** What a key asks for; the bracket's own steps are apart, since they have a direction. */
export const keyCaps = {
  arrows: ['←', '↑', '→', '↓'],
  enter: ['Enter'],
  turn: ['G'],
  turnAgainst: ['Shift', 'G'],
  turnTwin: ['T'],
  reveal: ['R'],
  revealAll: ['A'],
  portcullis: ['P'],
  portcullisSide: ['Shift', '← ↑ → ↓'],
  break: ['B'],
  breakByClick: ['Shift', 'click'],
  explorers: ['1', '2', '3', '4'],
  sight: ['S'],
  reach: ['M'],
  undo: ['U'],
  redo: ['Shift', 'U'],
  reset: ['Shift', 'R'],
  deal: ['Shift', 'D'],
  escape: ['Esc'],
  help: ['?'],
} as const;

export type KeyName = keyof typeof keyCaps;

export type PlainKey = Exclude<KeyName, 'arrows' | 'portcullisSide' | 'explorers' | 'breakByClick'>;

export type LabyrinthCommand =
  | { readonly name: PlainKey }
  | { readonly name: 'arrows' | 'portcullisSide'; readonly side: number }
  | { readonly name: 'explorers'; readonly index: number };

/** Sides of the screen from the top clockwise. */
const sides: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
};

const plain: Readonly<Record<string, PlainKey>> = {
  KeyG: 'turn',
  KeyT: 'turnTwin',
  KeyR: 'reveal',
  KeyA: 'revealAll',
  KeyP: 'portcullis',
  KeyB: 'break',
  KeyS: 'sight',
  KeyM: 'reach',
  KeyU: 'undo',
};

const shifted: Readonly<Record<string, PlainKey>> = {
  KeyG: 'turnAgainst',
  KeyU: 'redo',
  KeyR: 'reset',
  KeyD: 'deal',
};

/** The command of a stroke, or null: then the browser may have it. */
export function commandOf(stroke: KeyStroke): LabyrinthCommand | null {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = stroke;
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (code === 'KeyY' && !shiftKey) return { name: 'redo' };
    if (code !== 'KeyZ') return null;
    return { name: shiftKey ? 'redo' : 'undo' };
  }
  const side = sides[key];
  if (side !== undefined) return { name: shiftKey ? 'portcullisSide' : 'arrows', side };
  if (key === '?' || (shiftKey && code === 'Slash')) return { name: 'help' };
  if (key === 'Escape') return { name: 'escape' };
  if (key === 'Enter' || key === ' ') return { name: 'enter' };
  const digit = /^Digit([1-4])$/.exec(code)?.[1];
  if (digit && !shiftKey) return { name: 'explorers', index: Number(digit) - 1 };
  const name = (shiftKey ? shifted : plain)[code];
  return name ? { name } : null;
}
