import { describe, expect, it } from 'vitest';
import type { BoxPiece } from './piece.ts';
import { seek, wishIn } from './seek.ts';

const piece = (name: string, words: string, over: Partial<BoxPiece> = {}): BoxPiece => ({
  game: 'dungeon-twister',
  kind: 'objects',
  name,
  said: [{ words, rule: 'DT-ROPE-01' }],
  picture: () => null,
  ...over,
});

const ROPE = piece('Верёвка', 'С ней проходят через ловушку.');
const KEY = piece('Ключ', 'Открывает решётку.');
const TILE = piece('Логово', 'Троглодиты входят здесь.', { game: 'claustrophobia', kind: 'tiles' });
const ALL = [ROPE, KEY, TILE];

const everything = { words: '', game: '', kind: '' } as const;

describe('seeking a piece', () => {
  it('without a wish finds all of them', () => {
    expect(seek(ALL, everything)).toEqual(ALL);
  });

  it('wants every word, in any form, in the name or in what it does', () => {
    expect(seek(ALL, { ...everything, words: 'веревки ЛОВУШКАМИ' })).toEqual([ROPE]);
    expect(seek(ALL, { ...everything, words: 'верёвка решётка' })).toEqual([]);
    expect(seek(ALL, { ...everything, words: 'dt-rope' })).toEqual([ROPE, KEY, TILE]);
  });

  it('keeps to a game and a kind', () => {
    expect(seek(ALL, { ...everything, game: 'claustrophobia' })).toEqual([TILE]);
    expect(seek(ALL, { ...everything, kind: 'objects' })).toEqual([ROPE, KEY]);
  });

  it('reads a wish from an address, and nothing that there is not', () => {
    expect(wishIn(new URLSearchParams('game=claustrophobia&kind=tiles&words=a'))).toEqual({
      words: 'a',
      game: 'claustrophobia',
      kind: 'tiles',
    });
    expect(wishIn(new URLSearchParams('game=chess&kind=pawns'))).toEqual(everything);
  });
});
