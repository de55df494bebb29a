import type { Appraisal } from '@oubliette/kernel/puzzles';
import { text } from './messages.ts';

/** What is to be said of a try; nothing while it goes well. */
export function verdict(
  { is, mistake }: Appraisal,
  chance: number,
  deeds: number | null,
): string | null {
  if (mistake === null) {
    if (is === 'open') return null;
    if (chance < 1) {
      const often = text().percent(chance);
      return is === 'reached' ? text().solvedChance(often) : text().unlucky(often);
    }
    return deeds === null ? text().solvedOwn : text().solved(deeds);
  }
  const { from, to, answer } = mistake;
  if (is === 'reached') return text().luck(text().percent(from));
  if (chance < 1 && to > 0) return text().lessLikely(text().percent(to), text().percent(from));
  const [, card] = /^choose (\d+)$/.exec(answer?.actions[0] ?? '') ?? [];
  if (answer && card !== undefined) return text().answered(answer.seat, card);
  if (answer) return text().answeredOtherwise(answer.seat);
  return is === 'open' ? text().tooLittle : text().missed;
}
