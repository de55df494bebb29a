/** From equal ways to one: the die and the order of options (DS-TIE-02, DS-TIE-03). */
import { printCell } from '../../board/index.ts';
import type { DuelAction } from '../../duel/action.ts';
import type { ObjectiveTarget } from '../aims/aim.ts';
import type { TieDie } from './dice.ts';
import type { FoundTarget } from './prospect.ts';
import type { NpcScene } from './scene.ts';
import { type Solution, solutionsTo } from './solutions.ts';
import type { OnTheWay, Option, Sought } from './trace.ts';

/** The one way that is taken to one of the targets found, all of equal cost. */
export function chooseWay(found: readonly FoundTarget[], budget: number, die: TieDie): Solution {
  const { scene } = found[0]!.search;
  const targets: ObjectiveTarget[] = [];
  for (const { target, goals } of found) targets[goals[0]!.target] = target;
  const searches = [...new Set(found.map(({ search }) => search))];
  const all = searches.flatMap(search => {
    const goals = found.filter(one => one.search === search).flatMap(one => one.goals);
    return solutionsTo(search, goals, budget);
  });
  const place = ({ target }: Solution) => targets[target]?.place ?? -1;
  all.sort((a, b) => place(a) - place(b) || a.end - b.end);
  const options = all.map(one => optionOf(scene, targets[one.target]?.sought ?? null, one));
  return all[die.pick(options)]!;
}

function optionOf({ plan }: NpcScene, target: Sought | null, { end, actions }: Solution): Option {
  return { target, end: printCell(plan, end), deeds: actions.flatMap(deedOf) };
}

function deedOf(action: DuelAction): OnTheWay[] {
  switch (action.do) {
    case 'jump':
    case 'open':
    case 'drop':
      return [{ do: action.do }];
    case 'take':
    case 'swap':
      return [{ do: action.do, token: action.token }];
    default:
      return [];
  }
}
