import { type Crew, webCrew } from '@oubliette/bots/browser';
import type { Inside } from '../keeping.ts';
import { createMachine, type InTurn } from './keeping.ts';

/** One who thinks: the same match is played alike wherever it is played, and a core is left to the page. */
const SIZE = 1;

let crew: Crew | null = null;

/** The machine in the browser; whoever thinks for it comes with the first question. */
export const hired = (inside: Inside, inTurn: InTurn) =>
  createMachine(inside, inTurn, () => (crew ??= webCrew(SIZE)));
