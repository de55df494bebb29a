import type { DuelPoint } from '../duel.ts';

/** What those are asked who choose their forces (DT-MIX-04 to 09); brought along like their rules. */
export type ChoicePoints = {
  readonly [K in 'pairs' | 'picks' | 'gathering' | 'removal']: DuelPoint<K>;
};

let brought: ChoicePoints | null = null;

export function provideChoicePoints(points: ChoicePoints): void {
  brought = points;
}

export function choicePoints(): ChoicePoints {
  if (brought === null) throw new Error('Nobody has brought the questions about forces.');
  return brought;
}
