import type { Outcome, Random } from '@oubliette/kernel';
import { actionWork } from './action/acting.ts';
import { auctionWork, teamWork } from './auction.ts';
import { eventWork, windowWork } from './cards/window.ts';
import { attackWork } from './combat/attack.ts';
import { blastWork } from './combat/blast.ts';
import { hitsWork, lineWork } from './combat/hits.ts';
import type { Story } from './event.ts';
import { arrivalWork } from './exploration/arrival.ts';
import { explorationWork } from './exploration/exploration.ts';
import { foreseeWork } from './exploration/foresight.ts';
import { holeWork } from './exploration/hole.ts';
import { F } from './facts.ts';
import { giftWork } from './handicap.ts';
import { secondChanceWork } from './initiative/initiative.ts';
import { type Doing, done } from './point.ts';
import { isStandstill, isTimeUp, STAGES } from './round.ts';
import { exorcismWork } from './scenarios/exorcism.ts';
import { guideWork } from './scenarios/guide.ts';
import { scenarioOf } from './scenarios/index.ts';
import { markerWork } from './scenarios/marker.ts';
import { sacrificeWork } from './scenarios/sacrifice.ts';
import { sealsWork } from './scenarios/seals.ts';
import { wakeWork } from './scenarios/waking.ts';
import { DEMON, HUMAN, type Seat } from './seats.ts';
import { STAGE, STAGE_NAMES } from './stages.ts';
import { isOver, type State, seatOf, setFact } from './state.ts';
import { ambushWork } from './threat/entry.ts';
import { trapsWork } from './threat/trap.ts';
import type { Work } from './work.ts';

/** What the scenario makes of a death (S5, S6, S7). */
const fallenWork: Doing<'fallen'> = (state, { who, tile }, _random, story) => {
  done(state);
  scenarioOf(state).fallen?.(state, who, tile, story);
};

const DOINGS: { readonly [K in Work['kind']]: Doing<K> } = {
  auction: auctionWork,
  team: teamWork,
  gift: giftWork,
  marker: markerWork,
  seals: sealsWork,
  guide: guideWork,
  window: windowWork,
  event: eventWork,
  'second-chance': secondChanceWork,
  traps: trapsWork,
  action: actionWork,
  exploration: explorationWork,
  arrival: arrivalWork,
  foresee: foreseeWork,
  hole: holeWork,
  ambush: ambushWork,
  attack: attackWork,
  hits: hitsWork,
  blast: blastWork,
  line: lineWork,
  exorcism: exorcismWork,
  fallen: fallenWork,
  sacrifice: sacrificeWork,
  wake: wakeWork,
};

/** Goes on with the pending work and the round until somebody is asked or the match is over. */
export function advance(state: State, random: Random, story: Story): void {
  while (state.frames.length === 0) {
    if (judge(state, story)) return;
    const work = state.work[state.work.length - 1];
    if (work === undefined) STAGES[STAGE_NAMES[state.facts[F.stage]!]!](state, random, story);
    else (DOINGS[work.kind] as Doing<Work['kind']>)(state, work, random, story);
  }
}

/** Ends the match as soon as a condition of the scenario holds (CL-WIN-01 to 03). */
function judge(state: State, story: Story): boolean {
  if (state.facts[F.stage] === STAGE.setup || isUnsettled(state)) return false;
  const { human, demon, draw = false } = scenarioOf(state).verdict(state);
  const late = isTimeUp(state);
  if (!human && !demon && !draw && !late && !isStandstill(state)) return false;
  const result = winner(human, demon || (late && !human), draw);
  setFact(state, 'result', result);
  state.work = [];
  story.push({ kind: 'over', to: 'all', winners: winnersOf(state) });
  return true;
}

function winner(human: boolean, demon: boolean, draw: boolean): 0 | 1 | 2 {
  if (draw || human === demon) return 2;
  return human ? HUMAN : DEMON;
}

/** A death is not dealt with yet, or a Grenade has dice to roll (CL-WIN-03). */
function isUnsettled(state: State): boolean {
  for (const work of state.work) {
    if (work.kind === 'fallen' || (work.kind === 'blast' && work.whole)) return true;
  }
  return false;
}

function winnersOf(state: State): Seat[] {
  const result = state.facts[F.result]!;
  return result === HUMAN || result === DEMON ? [seatOf(state, result)] : [];
}

export function outcome(state: State): Outcome<Seat> | null {
  if (!isOver(state)) return null;
  return { winners: winnersOf(state), scores: {} };
}
