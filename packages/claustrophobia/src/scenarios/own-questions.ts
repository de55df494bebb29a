/**
 * Questions that only one scenario asks. The answer is an action of the same name that names somebody
 * (`sacrifice TR1`) or a tile (`wake @1,0`). What is asked by a work of its own, which has the same
 * name too, says whether that work knows a tile; the others are asked by a work that knows more.
 *
 * Actions, notation, views, the screen and the wishes of the battery follow from this table; how a
 * question is put and answered stands in `own-rules.ts`, its words in the page's `own-questions`.
 */
const OWN_QUESTIONS = {
  raise: { names: 'who', work: 'other' },
  settle: { names: 'to', work: 'other' },
  sacrifice: { names: 'who', work: 'tile' },
  wake: { names: 'to', work: 'alone' },
  guide: { names: 'to', work: 'alone' },
} as const satisfies Readonly<
  Record<string, { names: 'who' | 'to'; work: 'tile' | 'alone' | 'other' }>
>;

type Table = typeof OWN_QUESTIONS;
export type OwnQuestion = keyof Table;
type With<Field extends 'names' | 'work', Value> = {
  [K in OwnQuestion]: Table[K][Field] extends Value ? K : never;
}[OwnQuestion];

export type OwnAboutWarrior = With<'names', 'who'>;
export type OwnAboutTile = With<'names', 'to'>;
export type OwnAtTile = With<'work', 'tile'>;
type OwnAlone = With<'work', 'alone'>;

/** Work that does nothing but ask an own question. */
export type OwnWork =
  | { [K in OwnAtTile]: { readonly kind: K; readonly tile: number } }[OwnAtTile]
  | { [K in OwnAlone]: { readonly kind: K } }[OwnAlone];

export const OWN_NAMES = Object.keys(OWN_QUESTIONS) as readonly OwnQuestion[];

const naming = (field: 'who' | 'to') => OWN_NAMES.filter(own => OWN_QUESTIONS[own].names === field);
export const OWN_ABOUT_WARRIOR = naming('who') as readonly OwnAboutWarrior[];
export const OWN_ABOUT_TILE = naming('to') as readonly OwnAboutTile[];

const asking = (work: 'tile' | 'alone') =>
  OWN_NAMES.filter(own => OWN_QUESTIONS[own].work === work);
export const OWN_AT_TILE = asking('tile') as readonly OwnAtTile[];
export const OWN_ALONE = asking('alone') as readonly OwnAlone[];

/** The same for each of some questions. */
export const forEachOwn = <K extends OwnQuestion, V>(
  questions: readonly K[],
  value: (question: K) => V,
): Readonly<Record<K, V>> =>
  Object.fromEntries(questions.map(own => [own, value(own)])) as Record<K, V>;
