import { type Fault, fault } from '../result.ts';
import type { FirstVersion, MatchDocument, MatchEntry } from './form.ts';
import { MATCH_VERSION } from './format.ts';

/** A match of format version 1 as the version of today writes it. */
export function brought({ said, reseedings, log, ...head }: FirstVersion): MatchDocument {
  const entries: MatchEntry[] = [];
  for (let moment = 0; moment <= log.length; moment++) {
    for (const { at, seed } of reseedings) if (at === moment) entries.push({ reseed: seed });
    for (const { at, seat, word } of said) if (at === moment) entries.push({ seat, say: word });
    entries.push(...log.slice(moment, moment + 1));
  }
  return { ...head, version: MATCH_VERSION, log: entries };
}

/** Moments only grow, and none lies behind the last action. */
export function outOfOrder(document: FirstVersion): Fault | null {
  return misplaced('said', document) ?? misplaced('reseedings', document);
}

function misplaced(list: 'said' | 'reseedings', document: FirstVersion): Fault | null {
  const moments = [...document[list].map(({ at }) => at), document.log.length];
  const index = moments.findIndex((at, i) => at > (moments[i + 1] ?? at));
  const text = 'The moments of this list do not follow each other.';
  return index < 0 ? null : fault('match.moments', `${list}.${index}`, text);
}
