export const SEATS = ['human', 'demon'] as const;
export type CaveSeat = (typeof SEATS)[number];

/** Which side somebody plays. */
export type Role = 0 | 1;
export const HUMAN: Role = 0;
export const DEMON: Role = 1;
