import { type DuelAction, type DuelView, neighbour } from '@oubliette/dungeon-twister';
import { small } from '../../opponent/counsel/small.ts';
import { actionWords } from '../deeds/words.ts';
import { cellIn, planIn } from '../seen/reading.ts';
import { pieceName } from '../words/index.ts';
import { squareName } from '../words/square-name.ts';
import { text } from './messages.ts';

/** Where a walk leads, square by square; nothing if nobody knows where it begins. */
export function wayOf(actions: readonly DuelAction[], view: DuelView): readonly number[] {
  const plan = planIn(view);
  const start = cellIn(view, moverOf(actions, view));
  if (start === null) return [];
  const way = [start];
  for (const action of actions) {
    if (action.do !== 'step') continue;
    const next = neighbour(plan, way.at(-1)!, action.to);
    if (next === null) return [];
    way.push(next);
  }
  return way;
}

/** What is done on the way, besides walking. */
const BESIDES: ReadonlySet<DuelAction['do']> = new Set(['take', 'swap', 'drop']);
/** What goes without saying. */
const SILENT: ReadonlySet<DuelAction['do']> = new Set(['move', 'step', 'stop']);

/** A whole move in words: “Naga goes to d7 and takes the Key”. */
export function deedWords(actions: readonly DuelAction[], view: DuelView): string {
  const [first] = actions;
  const words = (action: DuelAction) => actionWords(action, view);
  const way = wayOf(actions, view);
  if (way.length > 1) {
    const mover = pieceName(moverOf(actions, view));
    const goes = text().goes(mover, squareName(planIn(view), way.at(-1)!));
    return [
      goes,
      ...actions.filter(({ do: verb }) => BESIDES.has(verb)).map(a => small(words(a))),
    ].join(', ');
  }
  const told = actions.filter(({ do: verb }) => !SILENT.has(verb));
  const [one = first, ...others] = told;
  if (one === undefined) return '';
  const actor =
    'token' in one && one.token && !NAMED.has(one.do) ? `${pieceName(one.token)}: ` : '';
  const start = actor ? actor + small(words(one)) : words(one);
  return [start, ...others.map(action => small(words(action)))].join(', ');
}

/** Actions whose words name the token already. */
const NAMED: ReadonlySet<DuelAction['do']> = new Set([
  'starter',
  'hide',
  'put',
  'move',
  'take',
  'swap',
  'support',
  'enlist',
  'remove',
]);

/** Whoever begins to move, or is on the move already. */
function moverOf([first]: readonly DuelAction[], { asked }: DuelView): string {
  if (first?.do === 'move') return first.token;
  return asked?.kind === 'move' ? asked.mover : '';
}

/** What the other side may do, in words; nothing where it is about tokens that nobody sees. */
export function answerWords(actions: readonly DuelAction[], view: DuelView): string | null {
  const isSeen = (token: string | undefined) => token === undefined || cellIn(view, token) !== null;
  const named = actions.every(
    action =>
      isSeen('token' in action ? action.token : undefined) &&
      isSeen('target' in action ? action.target : undefined),
  );
  return named ? deedWords(actions, view) : null;
}
