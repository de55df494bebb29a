import { dayOf, markDay, markSolved } from '../../storage/puzzles-solved.ts';
import { daily } from './daily.ts';
import { PUZZLES } from './shelf.ts';

/** Writes down that a puzzle is solved, and the day if it is the day's own. */
export function solve(id: string): void {
  markSolved(id);
  const today = dayOf(Date.now());
  if (daily(PUZZLES, today).id === id) markDay(today);
}
