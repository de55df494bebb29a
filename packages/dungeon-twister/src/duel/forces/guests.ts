import { fail, fault, type Result } from '@oubliette/kernel';
import { planFor } from '../../board/index.ts';
import { readContent } from '../../documents/content.ts';
import { TEAM_OBJECTS, wholeTeam } from '../measures.ts';
import { CROWDS } from '../options.ts';
import type { SetsInUse } from './brought.ts';
import { type FurtherContent, furtherRooms } from './further.ts';
import { pairsWith, poolFor, sizesOf } from './pool.ts';

/** Further sets among those that forces are chosen from (DT-MIX-02): the guests of a match. */

/** As many as the tables of a board can tell apart. */
const MOST_TOKENS = 1000;

export function readGuests(raw: unknown, forces: string): Result<FurtherContent> {
  if (forces === 'scenario') {
    const text = 'A scenario brings along what it needs; further sets are for all others.';
    return fail(fault('options', 'options.content', text));
  }
  const content = readContent(raw, 'options.content');
  if (!content.ok) return content;
  const { pieces: further, also = [] } = content.value;
  const tokens = poolFor(CROWDS.at(-1)!, { further, also }).length;
  if (tokens <= MOST_TOKENS) return content;
  const text = `They make ${tokens} tokens; no more than ${MOST_TOKENS} fit.`;
  return fail(fault('options', 'options.content.pieces', text));
}

/** Characters that each player must be able to choose: in a draft every pick takes one from two (DT-ALL-18). */
const charactersWanted = (forces: string): number =>
  wholeTeam(false) * (forces === 'draft' ? 2 : 1);

/** What the sets in use are too small for, in the words of the options (DT-ALL-18). */
export function shortagesOf(
  { forces, content, without = [] }: SetsInUse & { readonly forces: string },
  players: number,
  wide: boolean,
): string[] {
  const { pieces: further = [], also = [] } = content ?? {};
  const { characters, objects } = sizesOf({ further, also, without });
  const wanted = charactersWanted(forces);
  const pairs = pairsWith({ guests: furtherRooms(content), without }).length;
  const inAll = planFor(players, wide).rooms / 2;
  // In the open each pair may lie there twice; in secret nobody takes one twice (DT-MULTI-24, DT-MIX-07).
  const least = forces === 'free' ? Math.ceil(inAll / players) : Math.ceil(inAll / 2);
  return [
    ...(characters < wanted ? [`They have ${characters} characters; it takes ${wanted}.`] : []),
    ...(objects < TEAM_OBJECTS ? [`They have ${objects} objects; it takes ${TEAM_OBJECTS}.`] : []),
    ...(pairs < least ? [`They have ${pairs} pairs of rooms; it takes ${least}.`] : []),
  ];
}
