import { LEVEL_IDS } from '@oubliette/bots/levels';
import { levelName } from '../opponent/names.ts';
import { text } from './messages.ts';

export const LEVELS: readonly string[] = LEVEL_IDS;

/** The machine of a level, as one of those who may sit at a seat. */
export const levelOption = (level: string) => ({
  value: level,
  label: text().machineAt(levelName(level)),
});
