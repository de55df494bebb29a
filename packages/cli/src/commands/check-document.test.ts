import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EXIT } from '../fault.ts';
import { checkDocuments } from './check-document.ts';
import { newMatch } from './new.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-document-'));
const shipped = new URL('../../../dungeon-twister/scenarios/vault.json', import.meta.url);
const cardsPage = new URL('../../../../docs/own-npc-cards.md', import.meta.url);
const vault = readFileSync(shipped, 'utf8');

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

it('a sound scenario is named, and a match can be begun with it', () => {
  const file = written('vault.json', vault);
  expect(checkDocuments([file])).toMatchObject({
    text: `${file}: a sound scenario, “The Vault”`,
    exit: EXIT.fine,
  });
  const out = join(folder, 'match.json');
  newMatch('duel', { document: file, out, seed: '1' });
  expect(readFileSync(out, 'utf8')).toContain('"id": "91L"');
  expect(() => newMatch('solo', { document: file, out, seed: '1', force: true })).toThrow(
    'NPC cards',
  );
});

it('NC-OWN-01: sound NPC cards are named, and a solo match can be begun with them', () => {
  const [page] = /```json\n([\s\S]*?)```/.exec(readFileSync(cardsPage, 'utf8'))!.slice(1);
  const file = written('cards.json', page!);
  expect(checkDocuments([file])).toMatchObject({
    text: `${file}: sound NPC cards: “Sly Pete”`,
    exit: EXIT.fine,
  });
  const out = join(folder, 'solo.json');
  newMatch('solo', { document: file, mode: 'green', out, seed: '1' });
  expect(JSON.parse(readFileSync(out, 'utf8')).options).toMatchObject({
    level: 'green',
    cards: [{ name: 'Sly Pete' }],
  });
  expect(() => newMatch('duel', { document: file, out, seed: '1', force: true })).toThrow('a set');
});

it('DT-MIX-02: a set joins ours where forces are chosen', () => {
  const [set] = JSON.parse(vault).sets;
  const file = written('set.json', JSON.stringify(set));
  const out = join(folder, 'draft.json');
  newMatch('duel', { document: file, mode: 'draft', out, seed: '1' });
  const { options } = JSON.parse(readFileSync(out, 'utf8'));
  expect(options).toMatchObject({ forces: 'draft', content: { rooms: [{ id: '91L' }, {}] } });
});

it('every fault of a broken one is told with its place', () => {
  const broken = vault.replaceAll('"thief"', '"dragon"').replace('"arrow"', '"arow"');
  const file = written('broken.json', broken);
  const answer = checkDocuments([file]);
  expect(answer.exit).toBe(EXIT.no);
  expect(answer.text.split('\n')).toEqual([
    `${file}: sets.0.rooms.0: The field “arrow” is missing.`,
    expect.stringMatching(/sets\.0\.rooms\.0\.arow: There is no such field/),
  ]);
  expect(() => newMatch('duel', { document: file, out: join(folder, 'no.json') })).toThrow('arrow');
});
