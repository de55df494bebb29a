import type { Game, Seat, Shape } from '../game.ts';
import { decide, type Match, startMatch } from '../match/match.ts';
import { claimFault, gameOf, optionsOf } from '../notation/exercise.ts';
import type { OwnClaims } from '../notation/subject.ts';
import { faultLines } from '../result.ts';
import { answerOf } from './answer.ts';
import type { Lesson, LessonStep } from './lesson.ts';

interface Checked {
  readonly game: Game<Shape>;
  readonly claims: OwnClaims<Shape>;
}

/** Everything that is wrong with a lesson; nothing if its own solution leads through it. */
export function lessonFaults(lesson: Lesson, { game: plain, claims }: Checked): string[] {
  const game = gameOf(lesson, plain);
  if (!game.ok) return [faultLines(game.faults)];
  const options = game.value.parseOptions(optionsOf(lesson, plain));
  if (!options.ok) return [faultLines(options.faults)];
  const match = startMatch(game.value, options.value, lesson.id);
  const holds = (claim: string) => claimFault(match, claim, claims) === null;
  const unmet = (list: readonly string[]) => list.filter(claim => !holds(claim));
  const faults: string[] = [];
  const report = (...problems: string[]) => faults.push(...problems);

  report(...missingRules(lesson, plain).map(id => `The ledger has no rule ${id}.`));
  answerOthers(match, lesson);
  report(...unmet(lesson.facts).map(claim => `It is not true that “${claim}”.`));
  for (const [index, step] of lesson.steps.entries()) {
    const at = `Step ${index + 1}`;
    if (step.goal.length > 0 && unmet(step.goal).length === 0) report(`${at} is done already.`);
    report(...mistakesIn(step, holds).map(when => `${at} begins with a mistake: ${when}.`));
    for (const wish of step.solution) {
      const problem = carriedOut(match, lesson, wish);
      if (problem !== null) return [...faults, `${at}: ${problem}`];
      answerOthers(match, lesson);
    }
    report(
      ...unmet(step.goal).map(claim => `${at} is not done: ${claimFault(match, claim, claims)}`),
    );
    if (unmet(step.goal).length > 0) return faults;
  }
  return faults;
}

const mistakesIn = ({ mistakes = [] }: LessonStep, holds: (claim: string) => boolean) =>
  mistakes.filter(({ when }) => when.every(holds)).map(({ when }) => when.join(', '));

/** Carries out a wish of several actions; why not, if it does not go. */
function carriedOut(match: Match<Shape>, lesson: Lesson, wish: string): string | null {
  for (const written of wish.split(';')) {
    const action = match.game.notation.parseAction(written.trim());
    if (!action.ok) return faultLines(action.faults);
    const verdict = decide(match, lesson.seat, action.value);
    if (!verdict.ok) return `“${written.trim()}” is refused by ${verdict.refusal.rule}.`;
  }
  return null;
}

/** Lets the other seats do what the lesson says, until the player is asked or nobody. */
function answerOthers(match: Match<Shape>, lesson: Lesson): void {
  for (let seat = otherAsked(match, lesson); seat; seat = otherAsked(match, lesson)) {
    decide(match, seat, answerOf(match, lesson, seat));
  }
}

function otherAsked({ game, state }: Match<Shape>, { seat }: Lesson): Seat | undefined {
  const asked = game.decision(state)?.seats ?? [];
  return asked.find(each => each !== seat);
}

function missingRules({ rules, steps }: Lesson, { rules: book }: Game<Shape>): string[] {
  const refused = steps.flatMap(({ refusals = {} }) => Object.keys(refusals));
  return [...rules, ...refused].filter(id => !book.ids.has(id));
}
