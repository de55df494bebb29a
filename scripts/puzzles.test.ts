import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PUZZLE_SUBJECTS } from '../packages/bots/src/puzzles/index.ts';
import {
  altered,
  duel,
  edgeOf,
  isIntactPortcullis,
  planUnder,
  setEdge,
} from '../packages/dungeon-twister/src/index.ts';
import { duelPuzzles } from '../packages/dungeon-twister/src/puzzles/index.ts';
import type { PlayedPuzzle } from '../packages/kernel/src/puzzle/index.ts';
import { prove } from '../packages/kernel/src/puzzle/index.ts';
import { puzzleFiles, toldFaults } from './puzzles/files.ts';

const files = puzzleFiles();
const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const puzzleNamed = (id: string): PlayedPuzzle => {
  const found = files.find(({ puzzle }) => puzzle.ok && puzzle.value.id === id)?.puzzle;
  if (!found?.ok || found.value.kind !== 'play') throw new Error(`There is no puzzle ${id}.`);
  return found.value;
};

/** Faults of a proof, each with its place. */
function faultsOf(puzzle: PlayedPuzzle, subject = duelPuzzles): string[] {
  const proof = prove(puzzle, subject);
  return proof.ok ? [] : proof.faults.map(({ at, text }) => `${at}: ${text}`);
}

describe('our puzzles', () => {
  it.each(files.map(({ path, puzzle }) => [path, puzzle] as const))('%s holds', (path, puzzle) => {
    if (!puzzle.ok) throw new Error(toldFaults(path, puzzle));
    const proof = prove(puzzle.value, PUZZLE_SUBJECTS[puzzle.value.game]!);
    expect(proof.ok ? '' : toldFaults(path, proof)).toBe('');
  });

  it('have different ids', () => {
    const ids = files.flatMap(({ puzzle }) => (puzzle.ok ? [puzzle.value.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a proof', () => {
  const puzzle = puzzleNamed('no-key-no-matter');

  /** The duel, only that portcullises hold nobody up. */
  function withoutPortcullises(): typeof duelPuzzles {
    const { notation } = duel;
    const raised = (state: ReturnType<typeof duel.clone>) => {
      state.labyrinth = altered(state.labyrinth, copy => {
        for (const position of planUnder(copy).positions) {
          for (let drawn = 0; drawn < 60; drawn++) {
            const edge = edgeOf(position, drawn);
            if (isIntactPortcullis(copy, edge)) setEdge(copy, edge, 'open');
          }
        }
      });
      return state;
    };
    const parsePosition: typeof notation.parsePosition = (text, options) => {
      const read = notation.parsePosition(text, options);
      return read.ok ? { ok: true, value: raised(read.value) } : read;
    };
    return { ...duelPuzzles, game: { ...duel, notation: { ...notation, parsePosition } } };
  }

  it('DT-PORT-01: fails where a portcullis does not stop', () => {
    expect(faultsOf(puzzle)).toEqual([]);
    expect(faultsOf(puzzle, withoutPortcullises())).toEqual([
      'deeds: It claims 3 deeds, but the shortest solution takes 2.',
    ]);
  });

  it('DT-MEKANORK-01: fails where he cannot turn a room against its arrow', () => {
    const { refusal, legal } = duel;
    const forbidden = { rule: 'DT-ROT-01' };
    const isTurn = (action: unknown) =>
      (action as { arrow?: string }).arrow === 'counter-clockwise';
    const game: typeof duel = {
      ...duel,
      legal: (state, seat) => legal(state, seat).filter(action => !isTurn(action)),
      refusal: (state, seat, action) => (isTurn(action) ? forbidden : refusal(state, seat, action)),
    };
    expect(faultsOf(puzzleNamed('against-the-arrow'), { ...duelPuzzles, game })).toEqual([
      'chance: It claims a solution (certain), but there is none.',
      'solution.1: “turn B:mekanork R7 counter-clockwise” is refused by DT-ROT-01.',
    ]);
  });

  it('fails where more is claimed than is true', () => {
    expect(faultsOf({ ...puzzle, deeds: 4 })[0]).toMatch(/^deeds: .* takes 3/);
    expect(faultsOf({ ...puzzle, best: 'deeds' })[0]).toMatch(/^best: Solutions of that length/);
    expect(faultsOf({ ...puzzle, best: 'first' })[0]).toMatch(/^best: \d+ first deeds/);
    expect(faultsOf({ ...puzzle, best: { deed: 'end' } })[0]).toMatch(/^best.deed: It can be/);
    expect(faultsOf({ ...puzzle, goal: ['points blue 9'] })[0]).toMatch(
      /^chance: .* there is none/,
    );
    expect(faultsOf({ ...puzzle, goal: ['points blue 2'] })[0]).toMatch(/^goal: Nothing is left/);
    expect(faultsOf({ ...puzzle, teaches: ['DT-NO-01'] })[0]).toMatch(/^teaches: .*DT-NO-01/);
    expect(faultsOf({ ...puzzle, seat: 'yellow' })[0]).toMatch(/^seat: /);
    expect(faultsOf({ ...puzzle, given: ['maze nowhere'] })[0]).toMatch(/^line 1: /);
    expect(faultsOf({ ...puzzle, goal: ['rules blue'] })[0]).toContain('rules blue');
    const [first, ...rest] = puzzle.solution;
    expect(faultsOf({ ...puzzle, solution: [first!] })[0]).toMatch(/^solution: .* ends before/);
    expect(faultsOf({ ...puzzle, solution: rest })[0]).toMatch(/^solution.0: /);
    const wasted = { ...first!, do: ['end'] };
    expect(faultsOf({ ...puzzle, solution: [wasted, ...rest] })[0]).toMatch(/less likely/);
  });
});

describe('a file of a puzzle', () => {
  const read = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    const [file] = puzzleFiles([path]);
    return file!.puzzle.ok ? '' : toldFaults(name, file!.puzzle);
  };
  const { title, ...untitled } = puzzleNamed('no-key-no-matter');

  it('is told what is wrong with it, and where', () => {
    expect(read('a.json', '{')).toMatch(/^a.json: This is no JSON/);
    expect(read('b.json', '{"kind": "riddle"}')).toMatch(/^b.json: kind: /);
    const missing = read('c.json', JSON.stringify(untitled));
    expect(missing).toBe('c.json: title: This field of a puzzle is missing.');
    const named = read('d.json', JSON.stringify({ ...untitled, title }));
    expect(named).toBe('d.json: The puzzle is called “no-key-no-matter”, unlike its file.');
  });
});
