/** As near as possible to the primary objective (DS-PRIM-01 to 07). */
import type { NpcAim } from '../../content/npcs/card.ts';
import { NOBODY } from '../../pieces/roster.ts';
import { type Aimed, friends, objectiveOf } from './aims.ts';
import { errandFor, isCourier, isToBeHad, receivers, things } from './errands.ts';
import { type Facts, isExit } from './facts.ts';
import { ALL, canEnd, errandGoals, goalsIn, KEEPS, type Opinion, settled } from './goals.ts';
import { firstHolding } from './holding.ts';
import { awayOn, BOARDS } from './nearness.ts';
import { costOf, isAtRest, type OpinionPlace, type OpinionReach, reachFrom } from './ways.ts';

/** The primary objective, as near as possible (DS-PRIM-01 to 07). */
export function approached(keeping: OpinionReach, primary: NpcAim, ap: number): Opinion | null {
  const { facts } = keeping.quest;
  const aim = primary === 'get' && isCourier(facts) ? 'deliver' : primary;
  const isErrand = aim === 'get' || aim === 'deliver';
  const all = targetsOf(facts, aim);
  const rank = Math.min(...all.map(one => one.rank));
  const targets = all.filter(one => one.rank === rank);
  if (targets.length === 0) return null;
  const reach = isErrand
    ? reachFrom(facts, ALL, errandFor(aim, targets as never), place => {
        return place.holding.done !== NOBODY && canEnd(facts, place);
      })
    : reachFrom(facts, ALL, KEEPS, place => isNearOne(facts, aim, targets, place));
  const goals = isErrand ? errandGoals(reach, targets) : goalsIn(reach, aim, targets, true);
  const full = settled(reach, aim, goals, ap);
  // It is as near as it can be.
  if (full?.cost === 0) return null;
  if (full !== null) {
    const options = new Set(
      [...full.options].map(one => one.replace(/\S+ from (\d+)$/, 'cut from $1')),
    );
    return { ...full, reached: false, cost: null, options };
  }
  return relaxed(keeping, aim, targets, ap);
}

function isNearOne(
  facts: Facts,
  aim: NpcAim,
  targets: readonly Aimed[],
  place: OpinionPlace,
): boolean {
  const mayEnd = isExit(facts, place.cell) ? aim === 'exit' : isAtRest(place, facts);
  if (!mayEnd || place.holding.waiting.length > 0) return false;
  return targets.some(target => target.isNear(place.holding, place.cell));
}

function targetsOf(facts: Facts, aim: NpcAim): readonly Aimed[] {
  switch (aim) {
    case 'get':
      return things(facts).filter(({ token, place }) => isToBeHad(facts, token, place));
    case 'deliver':
      return receivers(facts);
    case 'regroup':
      return friends(facts);
    default:
      return objectiveOf(facts, aim).targets;
  }
}

/** On the first board on which the goal is connected (DS-PRIM-04, 05). */
function relaxed(
  keeping: OpinionReach,
  aim: NpcAim,
  targets: readonly Aimed[],
  ap: number,
): Opinion | null {
  const { facts } = keeping.quest;
  const { first } = firstHolding(facts);
  for (const board of BOARDS) {
    const measured = targets.map(target => awayOn(facts, first, aim, target, board));
    const now = Math.min(...measured.map(away => away(facts.origin)));
    if (now === Number.POSITIVE_INFINITY) continue;
    const options = measured.flatMap((away, index) => {
      if (away(facts.origin) !== now) return [];
      return keeping.places
        .filter(place => isAtRest(place, facts) && place.holding.waiting.length === 0)
        .filter(place => !isExit(facts, place.cell) && costOf(keeping, place) >> 8 <= ap)
        .map(place => ({
          place,
          target: targets[index]!,
          away: away(place.cell),
          cost: costOf(keeping, place),
        }))
        .filter(one => one.away < now);
    });
    if (options.length === 0) return null;
    const nearest = Math.min(...options.map(one => one.away));
    const near = options
      .filter(one => one.away === nearest)
      .map(one => ({ ...one, target: { ...one.target, rank: 1 } }));
    const found = settled(keeping, aim, near)!;
    return { ...found, reached: false };
  }
  return null;
}
