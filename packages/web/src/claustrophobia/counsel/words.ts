import type { Action, CaveView } from '@oubliette/claustrophobia';
import { small } from '../../opponent/counsel/small.ts';
import { actorOf as actingIn, cellOf, doerOf, isOwnDeed } from '../seen/reading.ts';
import { actionWords, warriorName } from '../words/index.ts';

/** Who is chosen to act by these actions, if anybody is. */
export function actorOf(actions: readonly Action[]): string | null {
  const act = actions.find(({ do: verb }) => verb === 'act');
  return act?.do === 'act' ? act.who : null;
}

/** A whole move in words: “Brute: go to the corridor, attack the Troglodytes”. */
export function deedWords(actions: readonly Action[], view: CaveView): string {
  const deeds = actions.filter(
    ({ do: verb }, at) => verb !== 'act' && !(verb === 'go' && actions[at + 1]?.do === 'go'),
  );
  const [first] = deeds;
  const actor = actorOf(actions) ?? (first ? doerOf(first, view) : actingIn(view));
  if (first === undefined) return actor ? warriorName(actor, view) : '';
  let from = actor ? cellOf(view, actor) : null;
  const told = deeds.map((action, at) => {
    const words = actionWords(action, view, from);
    // Whoever has gone somewhere goes on from there.
    if (action.do === 'go' || action.do === 'dive') from = action.to;
    return isOwnDeed(action) && (actor || at > 0) ? small(words) : words;
  });
  return (actor ? `${warriorName(actor, view)}: ` : '') + told.join(', ');
}

/** Done with dice that are not rolled yet, or with a tile that nobody has drawn; or not worth a word. */
const GUESSED: readonly Action['do'][] = [
  'place',
  'give',
  'bless',
  'confirm',
  'dice',
  'buy',
  'done',
  'cancel',
  'pass',
];

/** What the other side may do, in words; nothing where it hangs on what chance will bring. */
export const answerWords = (actions: readonly Action[], view: CaveView): string | null =>
  actions.some(action => GUESSED.includes(action.do)) ? null : deedWords(actions, view);

/** The tiles that it is about: where whoever acts stands, where he goes, whom he strikes. */
export function cellsOf(actions: readonly Action[], view: CaveView): readonly string[] {
  const cells = actions.flatMap(action => {
    if ('to' in action) return [action.to];
    const who = 'who' in action ? action.who : 'target' in action ? action.target : '';
    const [, tile = null] = /(@-?\d+,-?\d+)/.exec(who) ?? [];
    return tile ?? cellOf(view, who) ?? [];
  });
  return [...new Set(cells)];
}
