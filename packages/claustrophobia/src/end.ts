import type { Outcome } from '@oubliette/kernel';
import type { CaveEndReason, CaveStory } from './event.ts';
import { F } from './facts.ts';
import { isStandstill, isTimeUp } from './round.ts';
import { inPlay } from './scenarios/counting.ts';
import { scenarioOf } from './scenarios/index.ts';
import type { GoalsReached } from './scenarios/scenario.ts';
import { type CaveSeat, DEMON, HUMAN } from './seats.ts';
import { STAGE } from './stages.ts';
import { isOver, type State, seatOf, setFact } from './state.ts';

const NOBODY = 2;

/** Ends the match as soon as a condition of the scenario holds (CL-WIN-01 to 03). */
export function judge(state: State, story: CaveStory): boolean {
  if (state.facts[F.stage] === STAGE.setup || isUnsettled(state)) return false;
  const verdict = scenarioOf(state).verdict(state);
  const reason = reasonOf(state, verdict);
  if (reason === null) return false;
  setFact(state, F.result, winnerOf(reason, verdict));
  state.work = [];
  story.push({
    kind: 'over',
    to: 'all',
    winners: winnersOf(state),
    reason,
    rule: (verdict.draw ? null : RULES[reason]) ?? scenarioOf(state).id,
  });
  return true;
}

/** The rule that makes it the end, where it is not the scenario's own. */
const RULES = {
  both: 'CL-WIN-03',
  'round-limit': 'CL-WIN-05',
  still: 'CL-WIN-06',
  'nobody-left': 'CL-WIN-02',
  goal: null,
  lost: null,
} as const satisfies Readonly<Record<CaveEndReason, string | null>>;

function reasonOf(state: State, { human, demon, draw }: GoalsReached): CaveEndReason | null {
  if (human && demon) return 'both';
  if (human) return 'goal';
  if (demon || draw) return inPlay(state) === 0 ? 'nobody-left' : 'lost';
  if (isTimeUp(state)) return 'round-limit';
  return isStandstill(state) ? 'still' : null;
}

function winnerOf(reason: CaveEndReason, { draw }: GoalsReached): number {
  if (draw || reason === 'both' || reason === 'still') return NOBODY;
  return reason === 'goal' ? HUMAN : DEMON;
}

/** A death is not dealt with yet, or a Grenade has dice to roll (CL-WIN-03). */
function isUnsettled(state: State): boolean {
  for (const work of state.work) {
    if (work.kind === 'fallen' || (work.kind === 'blast' && work.whole)) return true;
  }
  return false;
}

function winnersOf(state: State): CaveSeat[] {
  const result = state.facts[F.result]!;
  return result === HUMAN || result === DEMON ? [seatOf(state, result)] : [];
}

export function outcome(state: State): Outcome<CaveSeat> | null {
  if (!isOver(state)) return null;
  return { winners: winnersOf(state), scores: {} };
}
