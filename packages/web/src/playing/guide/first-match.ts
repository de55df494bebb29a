import { ask } from '../../keeper/ask.ts';
import { freshSeed } from '../../keeper/fresh.ts';
import { enterMatch } from '../../match/enter.ts';
import { faultWords } from '../../match/fault-words.ts';
import { guidedMatch, guideMatch } from '../../storage/guide.ts';

/** The first whole match of a game: the easiest opponent, everything can be taken back. */
const FIRST: Readonly<Record<string, FirstMatch>> = {
  duel: { game: 'duel', options: { quick: true }, machine: 'yellow', isGuided: true },
  mixing: { game: 'duel', options: { quick: true, forces: 'draft' }, machine: 'yellow' },
  solo: { game: 'solo', options: { quick: true }, isGuided: true },
  claustrophobia: {
    game: 'claustrophobia',
    options: { scenario: 'S1' },
    machine: 'demon',
    isGuided: true,
  },
};

interface FirstMatch {
  readonly game: string;
  readonly options: object;
  readonly machine?: string;
  /** Somebody says what can be done (`TOPICS`). */
  readonly isGuided?: true;
}

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
