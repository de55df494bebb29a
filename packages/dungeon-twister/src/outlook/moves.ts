import type { RuleId } from '../../rules/ids.ts';
import { type CellId, groundAt } from '../board/index.ts';
import { spared } from '../duel/purse.ts';
import { type DuelState, purseOf } from '../duel/state.ts';
import { deedNamed } from '../duel/turn.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import { beyondReach } from './beyond.ts';
import type { BarredSquare, Exchange, WholeMove } from './outlook.ts';
import {
  begun,
  dropped,
  exchanges,
  hasDied,
  hasLeft,
  standing,
  steps,
  stopped,
  type Walk,
  whyNotStop,
} from './walk.ts';

/** Times that something changes hands on a whole move; whoever wants more walks step by step. */
const MOST_HANDS = 2;

/** Movement does not reach: the weakest of all reasons. */
const TOO_FAR: RuleId = 'DT-MOVE-01';

interface End {
  readonly walk: Walk;
  readonly ap: number;
}

/**
 * What tells one way from another: the square, what is held, where that lies which was ever held, and
 * who has died of it.
 */
function keyOf(
  { state, load, second, touched, busy, fells, cell: here }: Walk,
  cell: CellId,
): string {
  const lying = touched
    .filter(token => token !== load && token !== second)
    .map(token => state.places[token]);
  const held = second === NOBODY ? load : [load, second].sort((one, other) => one - other);
  return `${cell}/${held}/${lying}/${busy && cell === here}/${fells}`;
}

/** Nothing has changed hands. */
const isPlain = ({ hands }: Walk): boolean => hands === 0;

/** What a search has found so far. */
interface Findings {
  readonly ends: Map<string, End>;
  /** Squares that were not reached, and why not: the last word counts, that of the most AP. */
  readonly barred: Map<CellId, RuleId>;
}

export interface Prospects {
  readonly moves: WholeMove[];
  readonly barred: BarredSquare[];
}

/** Something was left behind only to be fetched again, or fetched only to be left behind. */
const isForNothing = (walk: Walk): boolean =>
  new Set(walk.touched).size < walk.touched.length || isFetchedInVain(walk);

/** What was taken on the way lies somewhere else at its end; as a bridge over a pit it is of use. */
function isFetchedInVain({ state, touched, brought, load, second }: Walk): boolean {
  const fetched = touched.filter(
    token => !brought.includes(token) && token !== load && token !== second,
  );
  return fetched.some(token => {
    const place = state.places[token]!;
    return place >= 0 && groundAt(state.labyrinth, place as CellId) !== 'pit';
  });
}

/**
 * Every move that a character can make now: to each square the cheapest way, and the ways that change
 * what lies where. Hands are used within the first AP only.
 */
export function wholeMoves(state: DuelState, mover: Token): Prospects {
  const here = standing(state, mover);
  const underWay = state.frames.at(-1)?.kind === 'move';
  const first = underWay ? here : begun(here);
  if (first === null) return { moves: [], barred: [] };
  const findings: Findings = { ends: new Map(), barred: new Map() };
  let ap = underWay ? 0 : 1;
  let layer = explore([first], ap, findings, MOST_HANDS);
  const purse = purseOf(first.state, mover);
  for (let left = purse; left > 0 && layer.length > 0; left--) {
    ap++;
    const next = layer.map(begun).filter(walk => walk !== null);
    layer = explore(next, ap, findings, 0);
  }
  const isIdle = ({ walk }: End) => !underWay && isPlain(walk) && walk.cell === here.cell;
  const moves = worthwhile([...findings.ends.values()].filter(end => !isIdle(end))).map(end =>
    tell(end, state, mover),
  );
  const reached = new Set(moves.map(({ to }) => to));
  // What bars a square beside the ways says more.
  const walker = { token: mover, load: here.load, second: here.second };
  for (const [cell, rule] of beyondReach(state, walker, here.cell)) {
    if (!findings.barred.has(cell)) findings.barred.set(cell, rule);
  }
  const barred = [...findings.barred].filter(([cell]) => !reached.has(cell) && cell !== here.cell);
  return { moves, barred: barred.map(([cell, rule]) => ({ cell, rule })) };
}

/** Walks on from some squares within one AP, the fewest steps first; the new ends where nothing changed hands. */
function explore(
  begin: readonly Walk[],
  ap: number,
  { ends, barred }: Findings,
  mostHands: number,
): Walk[] {
  const fresh: Walk[] = [];
  const seen = new Set<string>();
  const record = (walk: Walk): void => {
    if (isForNothing(walk)) return;
    const key = `${keyOf(walk, walk.cell)}/${hasLeft(walk)}`;
    if (ends.has(key)) return;
    ends.set(key, { walk, ap });
    if (isPlain(walk) && !hasLeft(walk)) fresh.push(walk);
  };
  const keep = (walk: Walk): boolean => {
    const key = keyOf(walk, walk.cell);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const bar = (cell: CellId, rule: RuleId): void => {
    if (rule !== TOO_FAR || !barred.has(cell)) barred.set(cell, rule);
  };
  let level = begin.filter(keep);
  while (level.length > 0) {
    const next: Walk[] = [];
    for (const walk of level) {
      const end = stopped(walk);
      if (end !== null) record(end);
      else if (isPlain(walk)) bar(walk.cell, whyNotStop(walk)!);
      // The list grows while it is walked along: hands take no step.
      if (walk.hands < mostHands && !walk.busy) {
        level.push(...exchanges(walk).filter(keep));
      }
      const isWanted = (cell: CellId) => !seen.has(keyOf(walk, cell));
      for (const beyond of steps(walk, isWanted, isPlain(walk) ? bar : undefined)) {
        if (hasLeft(beyond)) for (const way of waysOut(walk, beyond, mostHands)) record(way);
        else if (keep(beyond)) next.push(beyond);
      }
    }
    level = next;
  }
  return fresh;
}

/** Out of the maze with all that is held, or leaving it on the last square (DT-EXIT-04). */
function waysOut(walk: Walk, out: Walk, mostHands: number): Walk[] {
  if (walk.load === NOBODY || walk.hands >= mostHands || walk.busy) return [out];
  const bare = dropped(walk);
  return bare === null ? [out] : [out, ...steps(bare, cell => cell === out.cell)];
}

/** Hands are worth offering only where the square is not reached for fewer AP without them. */
function worthwhile(ends: readonly End[]): End[] {
  const cheapest = new Map<CellId, number>();
  for (const { walk, ap } of ends) {
    cheapest.set(walk.cell, Math.min(ap, cheapest.get(walk.cell) ?? ap));
  }
  return ends.filter(({ walk, ap }) => isPlain(walk) || cheapest.get(walk.cell) === ap);
}

function tell({ walk, ap }: End, state: DuelState, mover: Token): WholeMove {
  const chain: Walk[] = [];
  for (let at: Walk | null = walk; at !== null; at = at.before) chain.unshift(at);
  const [start, ...rest] = chain as [Walk, ...Walk[]];
  const walked = rest.filter(({ action }) => action?.do === 'step');
  const paid = rest.filter(({ action }) => action?.do === 'move');
  const actions = rest.map(({ action }) => action!);
  const sparing = spared(state, mover, actions, ({ do: act }) =>
    act === 'move' ? deedNamed(act).price : 0,
  );
  return {
    to: walk.cell,
    ap,
    way: [start.cell, ...walked.map(({ cell }) => cell)],
    stops: paid.filter(({ before }) => before !== start).map(({ cell }) => cell),
    actions,
    ...(sparing && { spared: sparing }),
    hands: rest.map(({ hand }) => hand).filter((hand): hand is Exchange => hand !== null),
    leaves: hasLeft(walk) && !hasDied(walk),
    ...(hasDied(walk) && { dies: true }),
    ...(walk.fells.length > 0 && { fells: walk.fells }),
  };
}
