import { fold, stem } from '../../ledger/fold.ts';
import type { GameName } from '../../ledger/library.ts';
import { type BoxPiece, type BoxPieceKind, KINDS } from './piece.ts';

/** What a reader looks for; an empty wish is everything. */
export interface PieceQuery {
  readonly words: string;
  readonly game: GameName | '';
  readonly kind: BoxPieceKind | '';
}

/** `?game=claustrophobia&kind=events&words=trap`; what nobody knows is no wish. */
export function wishIn(query: URLSearchParams): PieceQuery {
  const kinds: readonly BoxPieceKind[] = Object.values(KINDS).flat();
  const game = query.get('game') ?? '';
  return {
    words: query.get('words') ?? '',
    game: game in KINDS ? (game as GameName) : '',
    kind: kinds.find(kind => kind === query.get('kind')) ?? '',
  };
}

const textOf = ({ name, aside = '', said }: BoxPiece): string =>
  fold(
    [name, aside, ...said.flatMap(({ title = '', words, rule }) => [title, words, rule])].join(' '),
  );

/** The pieces with every word of the wish, in any of its forms. */
export function seek(pieces: readonly BoxPiece[], { words, game, kind }: PieceQuery): BoxPiece[] {
  const stems = fold(words)
    .split(/\s+/)
    .filter(Boolean)
    .map(word => (word.includes('-') ? word : stem(word)));
  return pieces.filter(
    piece =>
      (game === '' || piece.game === game) &&
      (kind === '' || piece.kind === kind) &&
      stems.every(each => textOf(piece).includes(each)),
  );
}
