export { mutatedJson, mutatedText } from './mutation.ts';
export * from './play.ts';
export {
  answersOf,
  type MomentAnswers,
  nextOf,
  type SentMoment,
  type WitnessedMoment,
  witnessed,
} from './restored.ts';
export {
  CHECKS,
  type CheckName,
  type GameOnTrial,
  type GameTrial,
  type TrialFault,
  type TrialReport,
} from './trial.ts';
