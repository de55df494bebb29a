import {
  type TableCommand as AnyCommand,
  commandIn,
  KEY_CAPS,
  type KeyStroke,
} from '../../table/keys.ts';

const { arrows, enter, numbers, ...common } = KEY_CAPS;

/** What each key does, as the list of keys shows it. */
export const keyCaps = {
  arrows,
  enter,
  numbers,
  warriors: ['N'],
  turn: ['R'],
  centre: ['C'],
  scenario: ['B'],
  counsel: ['H'],
  ...common,
} as const;

const OWN = {
  KeyN: 'warriors',
  KeyR: 'turn',
  KeyC: 'centre',
  KeyB: 'scenario',
  KeyH: 'counsel',
} as const;

export type CaveCommand = AnyCommand<(typeof OWN)[keyof typeof OWN]>;

/** The command of a stroke, or null: then the map or the browser may have it. */
export const commandOf = (stroke: KeyStroke): CaveCommand | null => commandIn(OWN, stroke);
