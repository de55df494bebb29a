/** What is wrong with a document: the place, a stable name of the reason, and its figures. */
export interface DocumentFault {
  readonly code: FaultCode;
  /** A path: `rooms.0.picture`; empty for the whole document. */
  readonly at: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export const FAULT_CODES = [
  'not-json',
  'too-large',
  'unreadable',
  'unknown-format',
  'other-kind',
  'wrong-type',
  'unknown-field',
  'missing-field',
  'not-one-of',
  'bad-text',
  'out-of-range',
  'wrong-count',
  'no-drawing',
  'line-count',
  'line-too-long',
  'no-corner',
  'unknown-edge',
  'unknown-square',
  'no-gear',
  'second-gear',
  'sealed',
  'no-twin',
  'twin-turns-alike',
  'twice',
  'taken',
  'no-shot',
  'no-likeness',
  'no-room',
  'room-count',
  'no-piece',
  'starters',
  'too-few',
  'too-many',
  'hidden',
  'alike',
  'crowd',
  'not-brought',
  'changed',
  'not-for-class',
  'no-primary',
  'class-full',
  'more',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];
