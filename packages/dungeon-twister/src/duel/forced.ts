import type { RuleId } from '../../rules/ids.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { areAdjacent } from './company.ts';
import type { Crowd } from './crowd.ts';
import { hasFreeHand, isCursed } from './curse.ts';
import { whyNotOntoPit } from './handling.ts';
import { isPit } from './pit.ts';
import {
  type Battle,
  can,
  cellOf,
  type DuelState,
  isCharacter,
  isHandless,
  isMiniature,
  isOnBoard,
  loadOf,
  loadsOf,
  rosterIn,
  secondOf,
} from './state.ts';
import { type DuelStory, loseObjects, nameOf } from './story.ts';

/** What comes of a cursed object (DT-ALL-09). */

/** Why somebody cannot leave something where he is, for what is cursed there beyond, or null. */
export function whyNotLeft(
  state: DuelState,
  crowd: Crowd,
  token: Token,
  left: Token,
): RuleId | null {
  const cell = cellOf(state, token);
  if (left === NOBODY || !isPit(state, cell)) return null;
  return whyNotOntoPit(state, crowd, { token, cell }, left) === null ? null : 'DT-ALL-09';
}

/** Whoever has come upon a cursed thing holds it now. */
export function tellForced(state: DuelState, token: Token, forced: Token, story: DuelStory): void {
  const what = nameOf(state, forced);
  const cell = cellOf(state, token);
  story.push({ kind: 'took', to: 'all', token: nameOf(state, token), what, cell });
}

/** Somebody who loses a close combat with something cursed, and who would have it from him. */
export interface CursedLegacy {
  readonly holder: Token;
  readonly cursed: Token;
  readonly heirs: readonly Token[];
}

/** What the winners beside the losers would have to take; whoever attacked or was attacked comes first. */
export function legaciesOf(
  state: DuelState,
  { attacker, target }: Battle,
  losers: readonly Token[],
  winners: readonly Token[],
): CursedLegacy[] {
  if (!rosterIn(state).anybodysWords.has('curses')) return [];
  const leads = (token: Token) => Number(token === attacker || token === target);
  const all = winners.toSorted((one, other) => leads(other) - leads(one));
  return losers.flatMap(holder => {
    const heirs = all.filter(other => areAdjacent(state, holder, other));
    return loadsOf(state, holder)
      .filter(cursed => isCursed(state, cursed, cellOf(state, holder)))
      .map(cursed => ({ holder, cursed, heirs }));
  });
}

/** Of those who are gone a winner takes what is cursed, and leaves his own object in its place. */
export function inherit(
  state: DuelState,
  legacies: readonly CursedLegacy[],
  story: DuelStory,
): void {
  for (const { holder, cursed, heirs } of legacies) {
    if (isOnBoard(state, holder) || !isOnBoard(state, cursed)) continue;
    const heir = heirs.find(other => mayInherit(state, other));
    if (heir === undefined) continue;
    const behind = givenFor(state, heir)!;
    const left = cellOf(state, cursed);
    state.places[cursed] = cellOf(state, heir);
    if (behind !== NOBODY) {
      state.places[behind] = left;
      const [bearer, what] = [nameOf(state, heir), nameOf(state, behind)];
      story.push({ kind: 'dropped', to: 'all', token: bearer, what, cell: left });
      if (isPit(state, left)) loseObjects(state, left, story);
    }
    tellForced(state, heir, cursed, story);
  }
}

function mayInherit(state: DuelState, token: Token): boolean {
  if (!isMiniature(state, token) || can(state, token, ABILITY.incorporeal)) return false;
  return !isHandless(state, token) && givenFor(state, token) !== null;
}

/** What an heir leaves for it: NOBODY with a free hand, else no curse and no friend; null where there is nothing else. */
function givenFor(state: DuelState, heir: Token): Token | null {
  const load = loadOf(state, heir);
  const second = secondOf(state, heir, load);
  if (hasFreeHand(state, { token: heir, load, second })) return NOBODY;
  const mayGive = (held: Token) =>
    held !== NOBODY && !isCharacter(state, held) && !isCursed(state, held, cellOf(state, heir));
  return [load, second].find(mayGive) ?? null;
}
