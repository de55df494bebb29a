import type { PictogramName, TokenSide } from '@oubliette/art';
import { AREAS, type CardKind, LINES, TILES } from '@oubliette/claustrophobia';
import {
  DEMON_SIGNS,
  drawnTile,
  HUMAN_SIGNS,
  openingsIn,
  TILE,
} from '@oubliette/claustrophobia/drawing';
import { type Book, entriesOf, type LedgerEntry } from '@oubliette/kernel/ledger';
import {
  CARD_SIGNS,
  GIFT_SIGNS,
  OBJECT_SIGNS,
  TALENT_SIGNS,
} from '../../claustrophobia/pieces/signs.ts';
import { areaWords, objectOf, windowWords } from '../../claustrophobia/words/index.ts';
import { CARD_NUMBERS, TILE_NUMBERS } from '../../claustrophobia/words/numbers.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { Token } from '../../components/Token.tsx';
import { text } from './messages.ts';
import { SignPicture } from './pictures.tsx';
import type { BoxPiece, BoxPieceKind, PieceNote } from './piece.ts';

const game = 'claustrophobia' as const;

/** The books that the pieces are read from. */
export interface CaveBooks {
  readonly rules: Book;
  readonly content: Book;
}

const figure = (side: TokenSide, pictogram: PictogramName) => () => (
  <Token side={side} pictogram={pictogram} size={56} />
);
const sign =
  (name: PictogramName, dark = false) =>
  () => <SignPicture sign={name} dark={dark} />;

/** A window by what happens in it: the code is for those who check (CL-ROUND-03). */
const inWords = (when: string): string =>
  when
    .replaceAll(/\bW(\d+)\b/g, (_, window: string) => windowWords(Number(window)))
    .replaceAll(/\bF\b/g, text().free);

/** Facts of an entry, by their label in either language, in the order of the line. */
const FIGURES = /^(MVT\/CBT\/DEF|Движение\/атака\/защита)$/;
const CARD_TEXT = /^(Card text|Текст карты)$/;
const TOLD = /^(Talents|Навыки|Health|Здоровье|Cost|Цена|When|Когда|Who|Кто|Die|Кубик)$/;

const COPIES = /^(Copies|Экземпляров)$/;

const factOf = ({ facts }: LedgerEntry, label: RegExp): string =>
  facts.find(fact => label.test(fact.label))?.text ?? '';

function asideOf(entry: LedgerEntry): string {
  const figures = factOf(entry, FIGURES);
  const told = entry.facts.filter(
    ({ label, text: words }) => TOLD.test(label) || (COPIES.test(label) && words !== '1'),
  );
  return [
    ...(figures ? [text().worth(figures)] : []),
    ...told.map(({ label, text: words }) => `${label}: ${inWords(words)}`),
  ].join(' · ');
}

/** What its card says, then the rule itself. */
function saidBy(entry: LedgerEntry): PieceNote[] {
  const [rule = ''] = entry.ids;
  const paragraphs = entry.body.flatMap(block => (block.kind === 'paragraph' ? block.text : []));
  return [factOf(entry, CARD_TEXT), ...paragraphs]
    .filter(Boolean)
    .map(words => ({ words: inWords(words), rule }));
}

const linesOf = (kind: keyof typeof LINES): string =>
  LINES[kind]
    .slice(1)
    .map((line, at) => `${at + 1}: ${line.join('/')}`)
    .join(' · ');

/** Everything in the box of Claustrophobia, in the words of its ledger. */
export function cavePieces({ rules, content }: CaveBooks): BoxPiece[] {
  const entries = new Map(
    [...entriesOf(content), ...entriesOf(rules)].flatMap(entry =>
      entry.ids.map(id => [id, entry] as const),
    ),
  );
  const piece = (
    kind: BoxPieceKind,
    id: string,
    picture: BoxPiece['picture'],
    more: PieceNote[] = [],
  ): BoxPiece => {
    const entry = entries.get(id)!;
    const said = [...saidBy(entry), ...more];
    return { game, kind, name: entry.title, aside: asideOf(entry), said, picture };
  };
  return [
    ...(['RD', 'BR', 'BL'] as const).map(id =>
      piece('warriors', id, figure('humans', HUMAN_SIGNS[id]!), [
        { title: text().lines, words: linesOf(id), rule: 'CL-INIT-03' },
      ]),
    ),
    piece('warriors', 'TR', figure('troglodytes', 'troglodyte')),
    piece('warriors', 'TT', figure('troglodytes', 'lizardman')),
    ...DEMON_SIGNS.slice(1).map((sign, at) =>
      piece('warriors', `D${at + 1}`, figure('demon', sign)),
    ),
    ...TALENTS.map(([id, of]) => piece('talents', id, sign(of))),
    ...GIFT_SIGNS.map((of, at) => piece('gifts', `G${at + 1}`, sign(of))),
    ...['O1', 'O3', 'O5', 'O6'].map(id =>
      piece('cave-objects', id, sign(OBJECT_SIGNS[objectOf(id)])),
    ),
    ...Object.entries(CARD_NUMBERS).map(([kind, id]) =>
      piece(
        id.startsWith('A') ? 'advantages' : 'events',
        id,
        sign(CARD_SIGNS[kind as CardKind], id.startsWith('E')),
      ),
    ),
    ...Object.values(TILE_NUMBERS).map(id => piece('tiles', id, () => <TilePicture id={id} />)),
    ...AREAS.map(({ name: area, rule, red }, at): BoxPiece => {
      const { name, wants } = areaWords(area);
      const picture = () => (
        <span class="piece-area" data-red={red || undefined}>
          {at + 1}
        </span>
      );
      const said = saidBy(entries.get(rule)!);
      return { game, kind: 'areas', name, aside: text().wants(wants), said, picture };
    }),
  ];
}

const TALENTS: readonly (readonly [rule: string, sign: PictogramName])[] = [
  ['CL-TAL-02', TALENT_SIGNS.BL!],
  ['CL-TAL-03', 'claw-slashes'],
  ['CL-TAL-04', TALENT_SIGNS.BR!],
  ['CL-TAL-07', 'mailed-fist'],
  ['CL-TAL-09', TALENT_SIGNS.RD!],
];

function TilePicture(props: { readonly id: string }) {
  const { masks } = TILES.find(({ id }) => id === props.id)!;
  return <Drawing of={drawnTile(props.id, openingsIn(masks[0]!), '')} reach={TILE / 2} size={84} />;
}
