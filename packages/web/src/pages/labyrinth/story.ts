import { type Deal, type DealRequest, firstSet, layOut, sameDeal } from './deal.ts';
import { advance, begin, type History, moments, moveTo } from './history.ts';
import { afterDeed, firstTable, type LabyrinthDeed, type LabyrinthTable } from './table.ts';

/** What can be taken back: a deed, laying the table anew, and dealing other rooms. */
export type LabyrinthStep =
  | LabyrinthDeed
  | { readonly kind: 'reset' }
  | { readonly kind: 'deal'; readonly deal: Deal };

/** A table, the rooms it was dealt from and the step that led to it. */
export interface LabyrinthMoment {
  readonly step: LabyrinthStep;
  readonly deal: Deal;
  readonly table: LabyrinthTable;
}

export type LabyrinthHistory = History<LabyrinthMoment>;

export const dealt = (deal: Deal): LabyrinthMoment => ({
  step: { kind: 'deal', deal },
  deal,
  table: firstTable(layOut(deal)),
});

export function afterStep({ deal, table }: LabyrinthMoment, step: LabyrinthStep): LabyrinthMoment {
  switch (step.kind) {
    case 'deal':
      return dealt(step.deal);
    case 'reset':
      return { step, deal, table: firstTable(layOut(deal)) };
    default:
      return { step, deal, table: afterDeed(table, step) };
  }
}

export const beginStory = ({ set, seed }: DealRequest, freshSeed: () => string): LabyrinthHistory =>
  begin(dealt({ set: set ?? firstSet, seed: seed ?? freshSeed() }));

/** Goes where an address leads: to a deal that was on this table before or, failing that, to a new one. */
export function follow(
  story: LabyrinthHistory,
  { set, seed }: DealRequest,
  freshSeed: () => string,
): LabyrinthHistory {
  const { deal } = story.now;
  if (seed === null && (set === null || set === deal.set)) return story;
  const wanted: Deal = { set: set ?? firstSet, seed: seed ?? freshSeed() };
  if (sameDeal(wanted, deal)) return story;
  const known = lastMomentOf(story, wanted);
  return known === null ? advance(story, dealt(wanted)) : moveTo(story, known);
}

/** How a deal was left: the nearest time before now, else the nearest after. */
function lastMomentOf(story: LabyrinthHistory, deal: Deal): number | null {
  const fits = (moment: LabyrinthMoment): boolean => sameDeal(moment.deal, deal);
  const before = story.past.findLastIndex(fits);
  if (before >= 0) return before;
  const all = moments(story);
  const first = all.findIndex(fits);
  if (first < 0) return null;
  const next = all.findIndex((moment, index) => index > first && !fits(moment));
  return (next < 0 ? all.length : next) - 1;
}
