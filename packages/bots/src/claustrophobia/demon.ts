import { type Action, type AreaName, warriorNamed } from '@oubliette/claustrophobia';
import { DEMON, linesLeft, REDEEMER, sightOf, stepsFrom, type TableSight } from './sight.ts';
import type { HabitScript, SeenHere } from './trying.ts';

const NAMES = ['RD', 'BR1', 'BR2', 'BL1', 'BL2'];
/** Scenarios that are lost with the Redeemer. */
const FOR_THE_REDEEMER: ReadonlySet<string> = new Set(['S4', 'S5']);

/** How the Demon player answers what needs no thought; entry and actions are tried out. */
export const demonScript: HabitScript = seen => {
  const first = (verb: Action['do']) => seen.legal.find(action => action.do === verb) ?? null;
  switch (seen.view.asked?.kind) {
    case 'window':
      return reaction(seen) ?? first('pass');
    case 'destiny':
      return bestArea(seen);
    case 'trap':
      return weakest(seen);
    case 'orders':
      return nextFoe(seen) ?? first('end');
    case 'guard':
      return first('suffer');
    case 'critical':
      return first('cancel');
    case 'reroll':
      return seen.legal.at(-1) ?? null;
    case 'bid':
      return first('pass');
    default:
      return null;
  }
};

/** Whatever can be played; a Crisis of Faith only against a gift that the Redeemer could use. */
function reaction({ view, legal }: SeenHere): Action | null {
  const gifted = view.facts.gifts.includes(`G${view.warriors.RD!.die}`);
  const plays = legal.filter(action => action.do === 'play');
  return plays.find(({ card }) => card !== 'crisis' || gifted) ?? null;
}

/** What a use of each area is worth, by what lies on the table. */
const AREA_WORTH: Readonly<Record<AreaName, (sight: TableSight, dice: number) => number>> = {
  calm: () => 1,
  sounds: (_sight, dice) => 1.4 * dice,
  speed: sight => 0.25 * pack(sight),
  legion: sight => 0.3 * pack(sight) + 0.5,
  claws: sight => 0.6 * besideHumans(sight),
  destiny: (_sight, dice) => 1.3 * dice,
  taste: ({ view }) => (view.facts.tp >= 3 ? 2.5 : 0),
  burrowing: ({ view }) => (view.facts.tp >= 3 ? 2 : 0),
  futile: sight => 0.3 * besideHumans(sight) + 0.5,
  trap: () => 3.5,
};

const pack = ({ foes }: TableSight) => foes.filter(who => who < DEMON).length;

function besideHumans(sight: TableSight): number {
  const { foes, humans, places } = sight;
  const steps = stepsFrom(sight, new Set(humans.map(who => places[who]!)));
  return foes.filter(who => who < DEMON && steps[places[who]!]! <= 1).length;
}

/** The placement that makes most of its dice. */
function bestArea({ view, legal }: SeenHere): Action {
  const sight = sightOf(view);
  let best = legal[0]!;
  let most = 0.5;
  for (const action of legal) {
    if (action.do !== 'dice') continue;
    const dice = action.dice.split(' ').length;
    const each = AREA_WORTH[action.area](sight, dice) / dice;
    if (each <= most) continue;
    most = each;
    best = action;
  }
  return best;
}

/** The Redeemer where all depends on him, otherwise whoever has least left. */
function weakest({ view, legal }: SeenHere): Action {
  const sight = sightOf(view);
  const left = (action: Action) => {
    if (action.do !== 'trap') return 0;
    const who = NAMES.indexOf(action.who);
    const wanted = who === REDEEMER && FOR_THE_REDEEMER.has(view.facts.scenario);
    return linesLeft(sight, who) - (wanted ? 6 : 0);
  };
  return legal.reduce((one, other) => (left(other) < left(one) ? other : one));
}

/** Those nearest to the humans act first. */
function nextFoe({ view, legal }: SeenHere): Action | null {
  const sight = sightOf(view);
  const { humans, places } = sight;
  const steps = stepsFrom(sight, new Set(humans.map(who => places[who]!)));
  let best: Action | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const action of legal) {
    if (action.do !== 'act') continue;
    const far = steps[sight.places[warriorNamed(action.who)]!]!;
    if (far >= least) continue;
    least = far;
    best = action;
  }
  return best;
}
