import type { Shape } from '@oubliette/kernel';
import type { Settings } from './settings.ts';
import type { Fork, SearchArm } from './tree.ts';

/**
 * Which arm to try next: what it led to so far, and the more of its promise the less it was tried
 * (PUCT). Counted against the times that it was possible, as information sets demand. What counts as
 * much is measured by the spread of the chances in the tree: a tight race is searched like a wild one.
 */
export function mostPromising<G extends Shape>(
  { list, weight, visits, total }: Fork<G>,
  settings: Settings,
  spread: number,
): SearchArm<G> {
  const curiosity = settings.curiosity * spread;
  const { keenness } = settings;
  const untried = visits === 0 ? 0 : total / visits - settings.modesty * spread;
  let best = list[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (const arm of list) {
    arm.available++;
    const value = arm.visits === 0 ? untried : arm.total / arm.visits;
    const share = (keenness * arm.play.weight) / weight + (1 - keenness) / list.length;
    const score = value + (curiosity * share * Math.sqrt(arm.available)) / (1 + arm.visits);
    if (score > highest) {
      highest = score;
      best = arm;
    }
  }
  return best;
}
