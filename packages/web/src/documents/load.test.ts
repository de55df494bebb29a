import { faultLine, readNpcCards } from '@oubliette/dungeon-twister/documents';
import { expect, it } from 'vitest';
import { loadDocument, readFile } from './load.ts';

async function refusal(file: File): Promise<readonly string[]> {
  const { read } = await loadDocument(file);
  return read.ok ? [] : read.faults.map(wrong => faultLine(wrong, 'en'));
}

it('a file that is no document is refused with its own reason', async () => {
  expect(await refusal(new File(['x'.repeat(600_000)], 'film.json'))).toEqual([
    'It is larger than 500 KB: no document is.',
  ]);
  expect(await refusal(new File(['{'], 'half.json'))).toEqual([
    expect.stringMatching(/^This is not JSON: ./),
  ]);
  const gone = new File([], 'gone.json');
  gone.text = () => Promise.reject(new Error('NotReadableError'));
  expect(await refusal(gone)).toEqual([
    'The file cannot be read. It may have been moved or deleted.',
  ]);
});

it('so is a file of NPC cards', async () => {
  const read = await readFile(new File(['x'.repeat(600_000)], 'film.json'), readNpcCards);
  expect(read).toMatchObject({ ok: false, faults: [{ code: 'too-large' }] });
});
