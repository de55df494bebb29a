import { TILES, tileNumber } from '../content/tiles.ts';
import { forEachOwn, OWN_AT_TILE } from '../scenarios/own-questions.ts';
import type { State } from '../state.ts';
import { WARRIOR_NAMES, warriorNamed } from '../warriors/roster.ts';
import { PACK, SEAL_TARGET, type Work, type WorkOf } from '../work.ts';
import {
  cell,
  numberOrNone,
  numbers,
  orNone,
  role,
  type SeenAs,
  seat,
  side,
  type ViewForm,
  warrior,
  warriors,
} from './form.ts';

type Kind = Work['kind'];

/** A tile in the hand; nothing before it is drawn. */
const drawn: ViewForm<number, string | null> = {
  show: kept => TILES[kept]?.id || null,
  read: seen => (seen === null ? 0 : tileNumber(seen)),
};

/** Whom an attack is aimed at: a warrior, the plain Troglodytes of a tile, a seal. */
const target: ViewForm<number, string> = {
  show(kept) {
    if (kept === PACK) return 'TR';
    return kept === SEAL_TARGET ? 'seal' : WARRIOR_NAMES[kept]!;
  },
  read(seen) {
    if (seen === 'TR') return PACK;
    return seen === 'seal' ? SEAL_TARGET : warriorNamed(seen);
  },
};

/** Fields that are more than a number, a word, or yes and no. */
const FORMS = {
  auction: { turn: seat, bid: numberOrNone },
  marker: { role, tile: orNone(cell) },
  window: { role },
  'second-chance': { picked: numbers },
  action: { who: warrior },
  exploration: { who: warrior, from: cell, side, tile: drawn, placer: role },
  arrival: { who: warrior, tile: cell },
  ambush: { tile: cell },
  attack: { who: warrior, target, tile: cell, dice: numbers },
  hits: { target, tile: cell, striker: warrior },
  blast: { tile: cell, left: warriors },
  line: { who: warrior },
  exorcism: { tile: cell, who: warrior },
  fallen: { who: warrior, tile: cell },
  ...forEachOwn(OWN_AT_TILE, () => ({ tile: cell })),
} as const satisfies {
  readonly [K in Kind]?: { readonly [Field in keyof WorkOf<K>]?: unknown };
};

type FormsOf<K extends Kind> = K extends keyof typeof FORMS ? (typeof FORMS)[K] : object;

/** One kind of work, as a view tells of it: warriors, cells, sides by name. */
export type WorkViewOf<K extends Kind> = {
  readonly [Field in keyof WorkOf<K>]: Field extends keyof FormsOf<K>
    ? SeenAs<FormsOf<K>[Field]>
    : WorkOf<K>[Field];
};

export type CaveWorkView = { [K in Kind]: WorkViewOf<K> }[Kind];

type Field = readonly [name: string, form: ViewForm<unknown, unknown>];
const FIELDS = new Map(
  Object.entries(FORMS).map(([kind, forms]) => [kind, Object.entries(forms) as unknown as Field[]]),
);
const fieldsOf = (kind: string): readonly Field[] => FIELDS.get(kind) ?? [];

export function workView(work: Work, state: State): CaveWorkView {
  const seen: Record<string, unknown> = { ...work };
  for (const [name, form] of fieldsOf(work.kind)) seen[name] = form.show(seen[name], state);
  return seen as CaveWorkView;
}

/** The work that such a view was made of; the tiles of the board lie there already. */
export function workOf(seen: CaveWorkView, state: State): Work {
  const work: Record<string, unknown> = { ...seen };
  for (const [name, form] of fieldsOf(seen.kind)) work[name] = form.read(work[name], state);
  return work as Work;
}
