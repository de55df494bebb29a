import type { Action, CaveView } from '@oubliette/claustrophobia';
import { small } from '../../opponent/counsel/small.ts';
import { deedOf, doerOf } from '../deeds/index.ts';
import { actionWords } from '../deeds/words.ts';
import { actorOf as actingIn, cellOf } from '../seen/reading.ts';
import { warriorName } from '../words/index.ts';

/** Who is chosen to act by these actions, if anybody is. */
export function actorOf(actions: readonly Action[]): string | null {
  const act = actions.find(({ do: verb }) => verb === 'act');
  return act?.do === 'act' ? act.who : null;
}

/** A whole move in words: “Brute: go to the corridor, attack the Troglodytes”. */
export function deedWords(actions: readonly Action[], view: CaveView): string {
  const deeds = actions.filter(
    (action, at) =>
      action.do !== 'act' && !(deedOf(action).isStep && actions[at + 1]?.do === action.do),
  );
  const [first] = deeds;
  const actor = actorOf(actions) ?? (first ? doerOf(first, view) : actingIn(view));
  if (first === undefined) return actor ? warriorName(actor, view) : '';
  let from = actor ? cellOf(view, actor) : null;
  const told = deeds.map((action, at) => {
    const words = actionWords(action, view, from);
    // Whoever has gone somewhere goes on from there.
    const { doer, leadsTo } = deedOf(action);
    from = leadsTo?.(action) ?? from;
    return doer && (actor || at > 0) ? small(words) : words;
  });
  return (actor ? `${warriorName(actor, view)}: ` : '') + told.join(', ');
}

/** What the other side may do, in words; nothing where it hangs on what chance will bring. */
export const answerWords = (actions: readonly Action[], view: CaveView): string | null =>
  actions.some(action => deedOf(action).isOpen) ? null : deedWords(actions, view);

/** The tiles that it is about: where whoever acts stands, where they go, whom they strike. */
export function cellsOf(actions: readonly Action[], view: CaveView): readonly string[] {
  const cells = actions.flatMap(action => {
    if ('to' in action) return [action.to];
    const who = 'who' in action ? action.who : 'target' in action ? action.target : '';
    const [, tile = null] = /(@-?\d+,-?\d+)/.exec(who) ?? [];
    return tile ?? cellOf(view, who) ?? [];
  });
  return [...new Set(cells)];
}
