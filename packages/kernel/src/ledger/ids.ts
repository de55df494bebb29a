/**
 * A rule id is long (`XX-TOPIC-07`) or, for a card, tile, scenario or warrior, short (`T07`, `TR`).
 * A text may also name a whole topic (`XX-TOPIC`). A word is taken for a mention only if its family
 * exists in the ledger, so that windows (W1), room places (R0) and the like stay plain words.
 */
const ID = /^(?:[A-Z]{2}-[A-Z]+-\d{2}|[A-Z]\d{1,2}|[A-Z]{2})$/;
const MENTION = /(?<![\p{L}\d-])(?:[A-Z]{2}-[A-Z]+(?:-\d+)?|[A-Z]\d{1,2})(?![\p{L}\d]|-\p{L})/gu;

/** `XX-TOPIC-07` is of the family `XX-`, `T07` of the family `T`. */
const familyOf = (id: string): string => (id.match(/^[A-Z]+-?/) ?? [''])[0];

export const familiesOf = (ids: Iterable<string>): Set<string> => new Set([...ids].map(familyOf));

export interface RuleMention {
  /** The word as it stands in the text: an id or a topic. */
  readonly word: string;
  readonly at: number;
}

/** Where the text speaks of something that has the shape of an id or a topic. */
export const mentionsIn = (text: string): RuleMention[] =>
  [...text.matchAll(MENTION)].map(match => ({ word: match[0], at: match.index }));

/** The entry that a mention leads to; a topic leads to its first entry. */
export const entryMentioned = (word: string, known: (id: string) => boolean): string | undefined =>
  [word, `${word}-01`].find(known);

/** Mentions of these families that lead nowhere. */
export const danglingIn = (
  text: string,
  ids: ReadonlySet<string>,
  families: ReadonlySet<string>,
): string[] =>
  mentionsIn(text)
    .map(mention => mention.word)
    .filter(word => families.has(familyOf(word)) && !entryMentioned(word, id => ids.has(id)));

/** The ids of a heading, `A01, A02` or `T28–T31`; undefined if one of its words is no id. */
export function readIds(heading: string): string[] | undefined {
  const parts = heading.split(',').map(part => part.trim().split('–'));
  if (!parts.flat().every(word => ID.test(word))) return undefined;
  return parts.flatMap(([first = '', last = first]) => range(first, last));
}

function range(first: string, last: string): string[] {
  if (first === last) return [first];
  const family = familyOf(first);
  const digits = first.length - family.length;
  const from = Number(first.slice(family.length));
  const to = Number(last.slice(family.length));
  return Array.from(
    { length: Math.max(0, to - from + 1) },
    (_, step) => family + String(from + step).padStart(digits, '0'),
  );
}
