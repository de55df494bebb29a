/** The planner and the second opinion on one position. */
import { fastRandom } from '@oubliette/kernel';
import { loadOf } from '../../duel/state.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import type { TieDie } from '../planner/dice.ts';
import { type NpcPlan, planActivation } from '../planner/plan.ts';
import { printSought } from '../planner/trace.ts';
import { cloneSolo, type SoloState } from '../state.ts';
import { act, endMove } from '../walk.ts';
import { factsOf } from './facts.ts';
import type { Opinion } from './goals.ts';
import { opinionOn } from './opinion.ts';

/** What the planner does, in the terms of the second opinion; a string says what went wrong. */
function planned(state: SoloState, npc: Token): Opinion | string | null {
  const options = new Set<string>();
  let found: Omit<Opinion, 'options'> | null = null;
  let count = 1;
  for (let pick = 0; pick < count; pick++) {
    const die: TieDie = {
      ties: [],
      pick(all) {
        count = all.length;
        return pick;
      },
    };
    let plan: NpcPlan | null;
    try {
      const { plan: made, trace } = planActivation(state, npc, die);
      plan = made;
      const { choice } = trace;
      if (plan !== null && choice !== null) {
        const deed =
          plan.deed === null || plan.deed.do === 'roll' ? 0 : priceOf(plan.deed.do, state, npc);
        const isCut = choice.rule === 'DS-PRIM-03';
        const cost = isCut ? null : (choice.ap - deed) * 256 + choice.squares;
        found = { aim: plan.aim, reached: plan.reached, cost };
        options.add(
          carriedOut(
            state,
            npc,
            plan,
            isCut || plan.target === null ? null : printSought(plan.target),
          ),
        );
      }
    } catch (error) {
      return `throws: ${error instanceof Error ? error.message : error}`;
    }
    if (plan === null) return null;
  }
  if (count !== options.size)
    return `rolls between ${count} ways, but they are ${options.size}: ${[...options].join(' | ')}`;
  return found === null ? null : { ...found, options };
}

function priceOf(deed: string, state: SoloState, npc: Token): number {
  if (deed !== 'scream') return 1;
  return factsOf(state, npc).card.trait === 'whispers' ? 1 : 2;
}

/** Carries the plan out by the duel's own rules, which may refuse nothing, and tells what was done where. */
function carriedOut(state: SoloState, npc: Token, plan: NpcPlan, target: string | null): string {
  const facts = factsOf(state, npc);
  const table = cloneSolo(state);
  table.left = plan.budget;
  const random = fastRandom(1);
  const deeds: string[] = [];
  const next = (from: number, way: number) => facts.plan.neighbours[from * 4 + way]!;
  let cell: number = facts.origin;
  // What lies underfoot where a move ends is dropped by the duel's rules when the next one begins: if
  // it was never taken up, nothing was done with it.
  const lies = new Map<Token, number>();
  for (const token of facts.roster.tokens) {
    if (token !== facts.load) lies.set(token, state.places[token]!);
  }
  for (const action of plan.actions) {
    const from = cell;
    const what = inHand(table, npc);
    const isLeft = action.do === 'drop' || (action.do === 'jump' && action.leave);
    if (isLeft && what !== NOBODY && lies.get(what) !== from) deeds.push(`drop@${from}`);
    if (isLeft || action.do === 'swap') lies.set(what, from);
    if (action.do === 'take' || action.do === 'swap')
      deeds.push(`${action.do} ${action.token}@${from}`);
    if (action.do === 'open') deeds.push(`open@${from}-${action.side}`);
    if (action.do === 'step') cell = next(from, action.to);
    if (action.do === 'jump') {
      const pit = next(from, action.over);
      cell = next(pit, action.land);
      deeds.push(`jump@${from}-${pit}-${cell}`);
    }
    act(table, action, random, []);
  }
  if (plan.deed !== null || !plan.reached) endMove(table, random, []);
  return [...deeds, `${target ?? 'cut'} from ${cell}`].join(' ');
}

function inHand(table: SoloState, npc: Token): Token {
  const frame = table.frames.at(-1);
  return frame?.kind === 'move' ? (frame.load as Token) : loadOf(table, npc);
}

/** What differs, or null. */
export function differenceOn(state: SoloState, npc: Token): string | null {
  const quick = planned(state, npc);
  const slow = opinionOn(state, npc);
  if (typeof quick === 'string') return `${quick}; second opinion: ${told(slow)}`;
  return told(quick) === told(slow) ? null : `planner: ${told(quick)}\n  second: ${told(slow)}`;
}

function told(opinion: Opinion | null): string {
  if (opinion === null) return 'nothing';
  const { aim, reached, cost, options } = opinion;
  const price = cost === null ? '' : ` ${cost >> 8} AP ${cost & 255} squares`;
  return `${aim} ${reached ? 'reached' : 'approached'}${price} {${[...options].sort().join(' | ')}}`;
}
