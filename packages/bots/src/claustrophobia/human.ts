import { type Action, type HumanKind, LINES, warriorNamed } from '@oubliette/claustrophobia';
import { linesLeft, sightOf } from './sight.ts';
import type { HabitScript, SeenHere } from './trying.ts';

const NAMES = ['RD', 'BR1', 'BR2', 'BL1', 'BL2'] as const;

/** Cards that are played whenever they can be. */
const WELCOME: ReadonlySet<string> = new Set(['faith', 'fury', 'breach', 'hold', 'map']);

/** How the Human player answers what needs no thought; their actions are tried out. */
export const humanScript: HabitScript = seen => {
  const first = (verb: Action['do']) => seen.legal.find(action => action.do === verb) ?? null;
  switch (seen.view.asked?.kind) {
    case 'window':
      return first('look') ?? welcome(seen) ?? first('pass') ?? seen.legal[0]!;
    case 'foresee':
      return first('keep');
    case 'assign':
      return first('confirm') ?? assign(seen);
    case 'gifts':
      return first('use') ?? comfort(seen) ?? first('done');
    case 'orders':
      return potion(seen) ?? nextHuman(seen) ?? first('end');
    case 'guard':
      return guard(seen);
    case 'line':
      return cheapestLine(seen);
    case 'reroll':
      return seen.legal.at(-1) ?? null;
    case 'bid':
      return first('pass');
    default:
      return null;
  }
};

/** Oil waits for a Mechanism that it can stop. */
function welcome({ view, legal }: SeenHere): Action | undefined {
  const isWelcome = (card: string) =>
    WELCOME.has(card) || (card === 'oil' && view.facts.mechanisms > 0);
  return legal.find(action => action.do === 'play' && isWelcome(action.card));
}

function kindOf(who: string): HumanKind {
  return who.slice(0, 2) as HumanKind;
}

/** What a die would be worth to a human: their line, or nothing at all. */
function lineWorth({ view }: SeenHere, who: string, die: number, pressed: boolean): number {
  const { lines } = view.warriors[who]!;
  if (lines.includes(die)) return pressed ? -3 : -1;
  const [mvt, cbt, def] = LINES[kindOf(who)][die]!;
  const gift = who === 'RD' && view.facts.gifts.includes(`G${die}`) ? 1.5 : 0;
  return gift + (pressed ? cbt + 0.7 * def + 0.3 * mvt : 1.6 * Math.min(2, mvt) + 0.5 * def);
}

/** The best way to give out the dice, and its first step. */
function assign(seen: SeenHere): Action {
  const { view, legal } = seen;
  const { places, foes, humans } = sightOf(view);
  const waiting = humans.map(who => NAMES[who]!).filter(who => view.warriors[who]!.die === null);
  const pressed = (who: string) =>
    foes.some(foe => places[foe] === places[warriorNamed(who)]) || view.facts.scenario === 'S4';
  const best = (index: number, dice: readonly number[]): { sum: number; die: number } => {
    const who = waiting[index];
    if (who === undefined) return { sum: 0, die: 0 };
    let found = { sum: Number.NEGATIVE_INFINITY, die: 0 };
    for (const die of new Set(dice)) {
      const rest = dice.toSpliced(dice.indexOf(die), 1);
      const sum = lineWorth(seen, who, die, pressed(who)) + best(index + 1, rest).sum;
      if (sum > found.sum) found = { sum, die };
    }
    return found;
  };
  const { die } = best(0, view.dice);
  return (
    legal.find(
      action => action.do === 'give' && action.who === waiting[0] && action.value === die,
    ) ?? legal[0]!
  );
}

/** Whoever is exhausted is blessed or stubborn. */
function comfort({ view, legal }: SeenHere): Action | null {
  const tired = (who: string) => view.warriors[who]?.flags.includes('exhausted') === true;
  return (
    legal.find(action => action.do === 'bless' && action.with === 'cbt' && tired(action.who)) ??
    legal.find(action => action.do === 'play' && action.card === 'stubborn') ??
    null
  );
}

/** A potion for the line that a die points at. */
function potion({ view, legal }: SeenHere): Action | null {
  const found = legal.find(action => {
    if (action.do !== 'play' || action.card !== 'potion') return false;
    const [who = '', line = ''] = action.target.split(' ');
    const { flags, die } = view.warriors[who]!;
    return flags.includes('exhausted') && die === Number(line);
  });
  return found ?? null;
}

/** Those among enemies act first, then those who are nearest to an opening. */
function nextHuman({ view, legal }: SeenHere): Action | null {
  const { places, foes, openings } = sightOf(view);
  const urgency = (who: string) => {
    const place = places[warriorNamed(who)]!;
    return foes.filter(foe => places[foe] === place).length * 10 + openings[place]!;
  };
  let best: Action | null = null;
  let most = -1;
  for (const action of legal) {
    if (action.do !== 'act' || urgency(action.who) <= most) continue;
    most = urgency(action.who);
    best = action;
  }
  return best;
}

/** The Bodyguard steps in while they are better off than the victim. */
function guard({ view, legal }: SeenHere): Action {
  const sight = sightOf(view);
  const hits = view.work.findLast(work => work.kind === 'hits');
  const victim = warriorNamed(hits?.target ?? 'RD');
  const spare = (who: string) => linesLeft(sight, NAMES.indexOf(who as (typeof NAMES)[number]));
  const keen = legal.find(
    action =>
      action.do === 'guard' && spare(action.who) > Math.max(1, linesLeft(sight, victim) - 1),
  );
  return keen ?? legal[0]!;
}

function cheapestLine({ view, legal }: SeenHere): Action {
  const work = view.work.findLast(({ kind }) => kind === 'line');
  const kind = kindOf((work?.kind === 'line' && work.who) || 'RD');
  const value = (action: Action) => {
    if (action.do !== 'cancel') return 0;
    const [mvt, cbt, def] = LINES[kind][action.value]!;
    return mvt + cbt + 0.6 * def;
  };
  return legal.reduce((one, other) => (value(other) < value(one) ? other : one));
}
