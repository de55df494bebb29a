/** Puzzles: positions with a goal, and the search that proves them. */
export * from './appraise.ts';
export * from './best.ts';
export * from './chance.ts';
export * from './deeds.ts';
export * from './foresee.ts';
export * from './goal.ts';
export * from './position.ts';
export * from './prove.ts';
export * from './puzzle.ts';
export * from './search.ts';
export * from './subject.ts';
