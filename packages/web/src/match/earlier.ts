import { type Match, type Shape, saveMatch } from '@oubliette/kernel';

/** The document of a match that begins with the first actions of another one. */
export function earlier(match: Match<Shape>, moment: number): string {
  const { log, said, reseedings, ...document } = saveMatch(match);
  return JSON.stringify({
    ...document,
    log: log.slice(0, moment),
    said: said.filter(({ at }) => at < moment),
    reseedings: reseedings.filter(({ at }) => at < moment),
  });
}
