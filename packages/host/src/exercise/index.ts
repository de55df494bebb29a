export * from './contract.ts';
export { layExercise } from './lay-exercise.ts';
export { SCRIPTED } from './script.ts';
