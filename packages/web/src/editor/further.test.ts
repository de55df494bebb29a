import { characterPictograms } from '@oubliette/dungeon-twister/drawing';
import { expect, it } from 'vitest';
import { faceOf } from '../duel/pieces.ts';
import { gists } from '../duel/words/gists.en.ts';
import { isObject, pieceOf, worthOf } from '../duel/words/mention.ts';
import { names as english } from '../duel/words/pieces.en.ts';
import { names as russian } from '../duel/words/pieces.ru.ts';
import { welcome } from './further.ts';

it('DT-EXT-07: pieces of a further set have a face, figures and names at the table', async () => {
  await welcome({
    hash: '',
    rooms: [],
    pieces: [
      { kind: 'character', id: 'ghost', move: 5, combat: 1, abilities: ['incorporeal'], worth: 2 },
      { kind: 'object', id: 'ring', abilities: [] },
    ],
    names: { ghost: { en: 'Ghost', ru: 'Призрак' }, ring: { en: 'Ring', ru: 'Кольцо' } },
    likenesses: { ghost: 'banshee', ring: 'key' },
  });
  expect(faceOf('Y:ghost#2')).toEqual({
    seat: 'yellow',
    pictogram: characterPictograms.banshee,
    figures: { move: 5, combat: 1 },
  });
  expect(faceOf('B:ring').figures).toBeNull();
  expect(isObject(pieceOf('B:ring'))).toBe(true);
  expect(worthOf(pieceOf('B:ghost'))).toBe(2);
  expect(gists[pieceOf('B:ghost')].map(({ title }) => title)).toEqual([
    'Incorporeal',
    'Worth 2 VP',
  ]);
  expect([english[pieceOf('B:ghost')], russian[pieceOf('B:ring')]]).toEqual(['Ghost', 'Кольцо']);
});
