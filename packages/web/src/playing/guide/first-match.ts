import type { FirstMatch } from '../../games/game.ts';
import { GAMES } from '../../games/index.ts';
import { ask } from '../../keeper/ask.ts';
import { freshSeed } from '../../keeper/fresh.ts';
import { enterMatch } from '../../match/enter.ts';
import { faultWords } from '../../match/fault-words.ts';
import { guidedMatch, guideMatch } from '../../storage/guide.ts';

/** The first whole match after a course. */
const FIRST: Readonly<Record<string, FirstMatch & { readonly game: string }>> = Object.fromEntries(
  GAMES.flatMap(({ id, firstMatches = {} }) =>
    Object.entries(firstMatches).map(([course, first]) => [course, { ...first, game: id }]),
  ),
);

export const hasFirstMatch = (course: string): boolean => FIRST[course] !== undefined;

/** Goes to the first match that is under way, or begins one; why not, in words, if that cannot be. */
export async function playFirst(
  course: string,
  enter: (key: string) => void = enterMatch,
): Promise<string | undefined> {
  const { game, options, machine, isGuided } = FIRST[course]!;
  const open = isGuided ? await openMatch(game) : null;
  if (open !== null) {
    enter(open);
    return undefined;
  }
  const key = await ask('begin', {
    game,
    options,
    seed: freshSeed(),
    players: {},
    openTable: machine === undefined,
    ...(machine && { machine: { levels: { [machine]: 'squire' }, friendly: true } }),
  });
  if (!key.ok) return faultWords(key.faults);
  if (isGuided) guideMatch(game, key.value);
  enter(key.value);
  return undefined;
}

/** The guided match of a game, if it is kept and not over. */
async function openMatch(game: string): Promise<string | null> {
  const guided = guidedMatch(game);
  if (guided === null) return null;
  const kept = await ask('list');
  return kept.some(({ key, winners }) => key === guided && winners === null) ? guided : null;
}
