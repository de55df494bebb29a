import type { Shape } from '../game.ts';
import { reading, wordsOf } from '../notation/reading.ts';
import { faultLines, type Result } from '../result.ts';
import type { PuzzleSubject } from './subject.ts';

type Judge<G extends Shape> = (state: G['State']) => boolean;

/** Whether all claims hold in a state. One that means nothing in the first state is refused. */
export function goalOf<G extends Shape>(
  subject: PuzzleSubject<G>,
  claims: readonly string[],
  start: G['State'],
): Result<Judge<G>> {
  return reading(() => {
    const judges = claims.map(claim => judgeOf(subject, claim, start));
    return (state: G['State']) => judges.every(judge => judge(state));
  });
}

function judgeOf<G extends Shape>(
  subject: PuzzleSubject<G>,
  claim: string,
  start: G['State'],
): Judge<G> {
  const quick = subject.quickly?.(claim) ?? null;
  if (quick !== null) return quick;
  const judged = reading(() => judge(subject, claim, start));
  if (!judged.ok) wordsOf('', `“${claim}”`).refuse(faultLines(judged.faults));
  // What cannot be said of a later state, because a piece has gone, does not hold there.
  return state => {
    const found = reading(() => judge(subject, claim, state));
    return found.ok && found.value;
  };
}

function judge<G extends Shape>(
  { game, claims }: PuzzleSubject<G>,
  claim: string,
  state: G['State'],
): boolean {
  const words = wordsOf(claim, 'goal');
  const wanted = !words.take('not');
  const name = words.oneOf('claim of a goal', [...Object.keys(claims), 'over', 'is']);
  if (name === 'over') {
    const winner = words.word('a seat');
    words.end();
    return (game.outcome(state)?.winners.includes(winner) ?? false) === wanted;
  }
  if (name === 'is') {
    const line = words.rest();
    const lines = game.notation.printPosition(state).split('\n');
    return lines.some(text => text.trim().replace(/\s+/g, ' ') === line) === wanted;
  }
  const { holds } = claims[name]!.judge(state, words);
  words.end();
  return holds === wanted;
}
