import {
  type CardKind,
  type CaveSeat,
  type CaveView,
  SIDES,
  TILES,
  type TileSide,
} from '@oubliette/claustrophobia';
import { actorOf, cellOf } from '../seen/reading.ts';
import type { GiftId } from '../words/cards.en.ts';
import { type Cast, type CaveMention, castOf, mention } from '../words/mention.ts';
import type { CaveTexts } from '../words/messages.en.ts';
import { isObjectId, objectKind } from '../words/objects.ts';
import type { TileWords } from '../words/tiles.en.ts';
import type { Doer, Party } from '../words/told.en.ts';

/** Where something is told: in which language, on which board, of whom. */
export interface Setting {
  readonly texts: CaveTexts;
  readonly view: CaveView;
  readonly cast: Cast;
  /** The tile from which somebody acts; null where nobody does. */
  readonly from: string | null;
  /** What a seat is called while nobody knows which side it will lead. */
  readonly name: (seat: CaveSeat) => string;
  /** The side that the reader leads against the machine: it is they who do things. */
  readonly you: Party | null;
}

export function settingOf(
  texts: CaveTexts,
  view: CaveView,
  name?: (seat: CaveSeat) => string,
  you: Party | null = null,
): Setting {
  const actor = actorOf(view);
  return {
    texts,
    view,
    cast: castOf(view),
    from: actor === null ? null : cellOf(view, actor),
    name: name ?? (seat => texts.bidders[seat]),
    you,
  };
}

export const who = ({ cast }: Setting, name: string): CaveMention => mention(cast, name);

/** A side, or the reader if they lead it. */
export const doer = ({ you }: Setting, party: Party): Doer => (party === you ? 'you' : party);

/** Whoever leads from that seat. */
export const doerOf = (s: Setting, seat: CaveSeat): Doer =>
  doer(s, seat === s.view.seats.human ? 'human' : 'demon');

const KINDS = new Map(TILES.map(({ id, kind }) => [id, kind]));

export const tileWords = ({ texts }: Setting, id: string): TileWords =>
  texts.tiles[KINDS.get(id) ?? 'plain'];

/** The tile that lies on a cell now. */
export function tileAt(setting: Setting, cell: string): TileWords {
  const tile = setting.view.board.find(each => each.cell === cell);
  return tile ? tileWords(setting, tile.id) : setting.texts.tiles.plain;
}

export const objectName = ({ texts }: Setting, id: string): string =>
  texts.objects[objectKind(id)].name;
export const giftName = ({ texts }: Setting, id: string): string => texts.gifts[id as GiftId].name;

export const sideWord = ({ texts }: Setting, side: string): string => texts.sides[side as TileSide];

const isSide = (word: string): boolean => (SIDES as readonly string[]).includes(word);

function wordOfTarget(setting: Setting, word: string): string {
  const { texts } = setting;
  if (word.startsWith('@')) return tileAt(setting, word).name;
  if (/^\d$/.test(word)) return texts.told.line(Number(word));
  if (isSide(word)) return sideWord(setting, word);
  if (isObjectId(word)) return objectName(setting, word);
  return texts.nameOf(who(setting, word));
}

/** What a card or gift is aimed at: `BR1 3` is “Brute I, line 3”; nothing for no target. */
export function targetWords(setting: Setting, target: string): string | null {
  if (target === '') return null;
  return target
    .split(' ')
    .map(word => wordOfTarget(setting, word))
    .join(', ');
}

export const cardNames = ({ texts }: Setting, cards: readonly CardKind[]): string[] =>
  cards.map(card => texts.cards[card].name);

/** A clause that stands alone. */
export const clause = ({ texts }: Setting, words: string): string => texts.told.sentence([words]);
