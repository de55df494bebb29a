import { type Crew, webCrew } from '@oubliette/bots/browser';
import type { HostInternals } from '@oubliette/host';
import { createBotSeats, type InTurn } from '@oubliette/host/machine';

/** One who thinks: the same match is played alike wherever it is played, and a core is left to the page. */
const SIZE = 1;

let hired: Crew | null = null;

/** Whoever thinks for the machine comes with the first question. */
export const crew = () => (hired ??= webCrew(SIZE));

/** The machine in the browser. */
export const machineSeats = (inside: HostInternals, inTurn: InTurn) =>
  createBotSeats(inside, inTurn, crew);
