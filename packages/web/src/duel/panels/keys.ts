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
  tab: ['Tab'],
  standings: ['B'],
  counsel: ['H'],
  ...common,
} as const;

const OWN = { KeyB: 'standings', KeyH: 'counsel' } as const;

export type DuelCommand = AnyCommand<(typeof OWN)[keyof typeof OWN]>;

/** The command of a stroke, or null: then the board or the browser may have it. */
export const commandOf = (stroke: KeyStroke): DuelCommand | null => commandIn(OWN, stroke);
