import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { refuse } from './wishes.ts';

/** Lessons that are written down one by one, so that a run that was stopped goes on. */
export interface LessonsFile<T> {
  readonly lessons: readonly T[];
  keep(lesson: T): void;
}

/** The first line says which run the lessons are of; a last one that was cut off is left out. */
export function lessonsIn<T>(path: string | undefined, run: object): LessonsFile<T> {
  if (path === undefined) return { lessons: [], keep: () => {} };
  const heading = JSON.stringify(run);
  const [first, ...lines] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [heading];
  if (first !== heading) refuse(`${path} holds the lessons of another run.`);
  const whole = lines.slice(0, -1);
  const lessons = whole.map((line, at) => readLesson<T>(line, `${path}, line ${at + 2}`));
  writeFileSync(path, [heading, ...whole, ''].join('\n'));
  return { lessons, keep: lesson => appendFileSync(path, `${JSON.stringify(lesson)}\n`) };
}

function readLesson<T>(line: string, where: string): T {
  try {
    return JSON.parse(line) as T;
  } catch {
    return refuse(`${where} is no lesson; nothing was changed.`);
  }
}
