import type { FurtherContent } from '@oubliette/dungeon-twister';
import { characterPictograms } from '@oubliette/dungeon-twister/drawing';
import { afterEach, expect, it } from 'vitest';
import { faceOf } from '../duel/seen/pieces.ts';
import { declined } from '../duel/words/declension.ru.ts';
import { isObject, pieceOf, worthOf } from '../duel/words/mention.ts';
import { showPack } from '../duel/words/pack.ts';
import { nameOf as english } from '../duel/words/pieces.en.ts';
import { nameOf as russian } from '../duel/words/pieces.ru.ts';
import { packOf } from './further.ts';

const ghost = { kind: 'character', id: 'ghost', combat: 1, abilities: ['incorporeal'] } as const;

const content: FurtherContent = {
  hash: '',
  rooms: [],
  pieces: [
    { ...ghost, move: 5, worth: 2 },
    { kind: 'object', id: 'ring', abilities: [] },
  ],
  names: { ghost: { en: 'Ghost', ru: 'Призрак' }, ring: { en: 'Ring', ru: 'Кольцо' } },
  likenesses: { ghost: 'banshee', ring: 'key' },
};

afterEach(() => showPack());

it('DT-EXT-07: pieces of a further set have a face, figures and names at the table', () => {
  const pack = packOf(content);
  showPack(pack);
  expect(faceOf('Y:ghost#2')).toEqual({
    seat: 'yellow',
    pictogram: characterPictograms.banshee,
    figures: { move: 5, combat: 1 },
  });
  expect(faceOf('B:ring').figures).toBeNull();
  expect(isObject(pieceOf('B:ring'))).toBe(true);
  expect(worthOf(pieceOf('B:ghost'))).toBe(2);
  expect(pack.get('ghost')!.gists.en.map(({ title }) => title)).toEqual([
    'Incorporeal',
    'Worth 2 VP',
  ]);
  expect([english(pieceOf('B:ghost')), russian(pieceOf('B:ring'))]).toEqual(['Ghost', 'Кольцо']);
  expect(declined(pieceOf('B:ghost'), 'gen')).toBe('Призрак');
});

it('DT-EXT-07: another match has another piece under that id, and a third one none', () => {
  showPack(packOf(content));
  const likenesses = { ghost: 'naga' };
  const names = { ghost: { en: 'Shade', ru: 'Тень' } };
  showPack(packOf({ ...content, pieces: [{ ...ghost, move: 3 }], names, likenesses }));
  expect(faceOf('B:ghost')).toMatchObject({
    pictogram: characterPictograms.naga,
    figures: { move: 3, combat: 1 },
  });
  expect(english(pieceOf('B:ghost'))).toBe('Shade');
  expect(worthOf(pieceOf('B:ghost'))).toBe(0);
  showPack();
  expect(isObject(pieceOf('B:ring'))).toBe(false);
  expect(english(pieceOf('B:ghost'))).toBeUndefined();
});
