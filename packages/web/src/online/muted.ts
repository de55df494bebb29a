import { seatList } from './seat-list.ts';

const muted = seatList('oubliette.muted');

/** Whether this device shows nothing of what a seat says. */
export const isMuted = muted.has;
export const mute = muted.put;
