export * from './play.ts';
export {
  CHECKS,
  type CheckName,
  type GameOnTrial,
  type Trial,
  type TrialFault,
  type TrialReport,
} from './trial.ts';
