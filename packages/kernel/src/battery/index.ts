export { mutatedJson, mutatedText } from './mutation.ts';
export * from './play.ts';
export {
  type Answers,
  answersOf,
  nextOf,
  type SentMoment,
  type Witnessed,
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
