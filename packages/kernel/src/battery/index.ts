export * from './play.ts';
export type { GameOnTrial, Trial, TrialFault, TrialReport } from './trial.ts';
