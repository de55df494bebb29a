/** What an NPC does when it is activated, found the slow way: the second opinion on the planner. */
import type { NpcAim } from '../../content/npcs/card.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import type { SoloState } from '../state.ts';
import { type Aimed, objectiveOf, type PlainAim, patient, weapon } from './aims.ts';
import type { OpinionErrand } from './entering.ts';
import { errandFor, isCourier, receivers, things } from './errands.ts';
import { type Facts, factsOf, has } from './facts.ts';
import { errandGoals, goalsIn, KEEPS, type Opinion, settled } from './goals.ts';
import { firstHolding } from './holding.ts';
import { approached } from './nearing.ts';
import { type OpinionReach, reachFrom } from './ways.ts';

const SHEDS: OpinionErrand = { ...KEEPS, sheds: true };

export function opinionOn(state: SoloState, npc: Token): Opinion | null {
  const facts = factsOf(state, npc);
  const mind = mindOf(facts);
  for (const { aim, ap } of facts.card.objectives) {
    const found = achieved(mind, aim, ap);
    if (found !== null) return found;
  }
  const { primary, objectives } = facts.card;
  return approached(mind.keeping, primary, objectives.find(({ aim }) => aim === primary)!.ap);
}

/** Searches that several objectives share. */
interface Mind {
  readonly facts: Facts;
  readonly keeping: OpinionReach;
  readonly shedding: () => OpinionReach;
}

function mindOf(facts: Facts): Mind {
  const most = Math.max(...facts.card.objectives.map(({ ap }) => ap));
  const keeping = reachFrom(facts, most, KEEPS);
  let shedding: OpinionReach | null = null;
  return {
    facts,
    keeping,
    shedding: () => {
      shedding ??= reachFrom(facts, most, SHEDS);
      return shedding;
    },
  };
}

function achieved(mind: Mind, aim: NpcAim, ap: number): Opinion | null {
  const { facts } = mind;
  const armed = weapon(firstHolding(facts).first, facts.origin);
  switch (aim) {
    case 'combat':
      return (
        (has(facts.roster, armed, ABILITY.shoots) ? plainly(mind, 'combat', 'shoot', ap) : null) ??
        plainly(mind, 'combat', 'combat', ap)
      );
    case 'get':
    case 'deliver': {
      if (aim === 'deliver' || isCourier(facts)) return errand(facts, 'deliver', ap);
      const fires =
        has(facts.roster, facts.npc, ABILITY.casts) && has(facts.roster, armed, ABILITY.burns);
      return (fires ? plainly(mind, 'get', 'fire', ap) : null) ?? errand(facts, 'get', ap);
    }
    case 'heal':
      return healing(mind, ap);
    default:
      return plainly(mind, aim, aim, ap);
  }
}

/** First with what is carried, then without it (DS-OBJ-08). */
function plainly(mind: Mind, aim: NpcAim, rules: PlainAim, ap: number): Opinion | null {
  const { price, targets } = objectiveOf(mind.facts, rules);
  const kept = bestWays(mind.keeping, aim, targets, ap - price);
  if (kept !== null || mind.facts.load === NOBODY || targets.length === 0) return kept;
  return bestWays(mind.shedding(), aim, targets, ap - price);
}

function bestWays(
  reach: OpinionReach,
  aim: NpcAim,
  targets: readonly Aimed[],
  ap: number,
): Opinion | null {
  const inReach = goalsIn(reach, aim, targets).filter(({ cost }) => cost >> 8 <= ap);
  return settled(reach, aim, inReach);
}

/** Whom they carry they set down first (DS-HEAL-02). */
function healing(mind: Mind, ap: number): Opinion | null {
  const { facts } = mind;
  const { load, roster } = facts;
  if (load === NOBODY || roster.isCharacter[load] === 0) return plainly(mind, 'heal', 'heal', ap);
  const { targets } = objectiveOf(facts, 'heal');
  const others = goalsIn(mind.keeping, 'heal', targets).filter(({ cost }) => cost >> 8 <= ap - 1);
  const bare = reachFrom({ ...facts, load: NOBODY }, ap - 1, KEEPS);
  // They do not take up again whom they have just set down.
  const carried = goalsIn(bare, 'heal', [patient(facts, load)]).filter(
    ({ cost }) => cost >> 8 <= ap - 1,
  );
  const rank = Math.min(...[...others, ...carried].map(({ target }) => target.rank));
  const mine = carried.filter(({ target }) => target.rank === rank);
  const theirs = others.filter(({ target }) => target.rank === rank);
  if (mine.length === 0) return settled(mind.keeping, 'heal', theirs);
  const one = afterDrop(facts, settled(bare, 'heal', mine)!);
  const two = settled(mind.keeping, 'heal', theirs);
  if (two === null || one.cost! < two.cost!) return one;
  if (two.cost! < one.cost!) return two;
  return { ...one, options: new Set([...one.options, ...two.options]) };
}

function afterDrop({ origin }: Facts, opinion: Opinion): Opinion {
  return { ...opinion, options: new Set([...opinion.options].map(one => `drop@${origin} ${one}`)) };
}

function errand(facts: Facts, aim: 'get' | 'deliver', ap: number): Opinion | null {
  const all = aim === 'get' ? things(facts) : receivers(facts);
  for (const rank of [...new Set(all.map(one => one.rank))].sort((a, b) => a - b)) {
    const targets = all.filter(one => one.rank === rank);
    const reach = reachFrom(facts, ap, errandFor(aim, targets));
    const found = settled(reach, aim, errandGoals(reach, targets));
    if (found !== null) return found;
  }
  return null;
}
