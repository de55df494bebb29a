import { seatList } from './seat-list.ts';

const blocked = seatList('oubliette.blocked');

/** Whom this device does not want to meet again, by where they sat: there it can be undone. */
export const isBlocked = blocked.has;
export const rememberBlocked = blocked.put;
