import type { Random } from '@oubliette/kernel';
import { actionWork } from './action/acting.ts';
import { auctionWork, teamWork } from './auction.ts';
import { eventWork, windowWork } from './cards/window.ts';
import { attackWork } from './combat/attack.ts';
import { blastWork } from './combat/blast.ts';
import { hitsWork, lineWork } from './combat/hits.ts';
import { judge } from './end.ts';
import type { CaveStory } from './event.ts';
import { arrivalWork } from './exploration/arrival.ts';
import { explorationWork } from './exploration/exploration.ts';
import { foreseeWork } from './exploration/foresight.ts';
import { holeWork } from './exploration/hole.ts';
import { F } from './facts.ts';
import { giftWork } from './handicap.ts';
import { secondChanceWork } from './initiative/initiative.ts';
import { type DoWork, done } from './point.ts';
import { STAGES } from './round.ts';
import { exorcismWork } from './scenarios/exorcism.ts';
import { scenarioOf } from './scenarios/index.ts';
import { markerWork } from './scenarios/marker.ts';
import { forEachOwn, OWN_ALONE, OWN_AT_TILE, type OwnWork } from './scenarios/own-questions.ts';
import { OWN_RULES } from './scenarios/own-rules.ts';
import { sealsWork } from './scenarios/seals.ts';
import type { State } from './state.ts';
import { ambushWork } from './threat/entry.ts';
import { trapsWork } from './threat/trap.ts';
import type { Work } from './work.ts';

/** What the scenario makes of a death (S5, S6, S7). */
const fallenWork: DoWork<'fallen'> = (state, { who, tile }, _random, story) => {
  done(state);
  scenarioOf(state).fallen?.(state, who, tile, story);
};

const OWN_DOINGS = forEachOwn([...OWN_AT_TILE, ...OWN_ALONE], own => OWN_RULES[own].put) as {
  readonly [K in OwnWork['kind']]: DoWork<K>;
};

const DOINGS: { readonly [K in Work['kind']]: DoWork<K> } = {
  auction: auctionWork,
  team: teamWork,
  gift: giftWork,
  marker: markerWork,
  seals: sealsWork,
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
  ...OWN_DOINGS,
};

/** Goes on with the pending work and the round until somebody is asked or the match is over. */
export function advance(state: State, random: Random, story: CaveStory): void {
  while (state.frames.length === 0) {
    if (judge(state, story)) return;
    const work = state.work[state.work.length - 1];
    if (work === undefined) STAGES[state.facts[F.stage]!]!(state, random, story);
    else (DOINGS[work.kind] as DoWork<Work['kind']>)(state, work, random, story);
  }
}
