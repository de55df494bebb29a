import { type Crew, webCrew } from '@oubliette/bots/browser';
import type { HostInternals } from '@oubliette/host';
import { createBotSeats, type InTurn } from '@oubliette/host/machine';

/** One who thinks: the same match is played alike wherever it is played, and a core is left to the page. */
const SIZE = 1;

let crew: Crew | null = null;

/** The machine in the browser; whoever thinks for it comes with the first question. */
export const hired = (inside: HostInternals, inTurn: InTurn) =>
  createBotSeats(inside, inTurn, () => (crew ??= webCrew(SIZE)));
