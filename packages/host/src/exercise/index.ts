export * from './contract.ts';
export { layExercise } from './lay-exercise.ts';
export { type LaidPuzzle, layPuzzle } from './lay-puzzle.ts';
export { SCRIPTED } from './script.ts';
