import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Shape } from '@oubliette/kernel';
import { lantern } from '@oubliette/kernel/reference';
import { describe, expect, it } from 'vitest';
import { positionsOf } from '../testing/positions.ts';
import { type CrewMember, crewOf } from './crew.ts';
import type { ThinkingTask, WorkerThought } from './errand.ts';
import { mindFor, think } from './think.ts';
import { threadCrew, threadMate } from './threads.ts';

const [position] = positionsOf<Shape>(lantern, 'plain', 1, 4);
const wondering: ThinkingTask = {
  game: 'lantern',
  seats: ['red', 'white'],
  seen: position!.seen,
  budget: { nodes: 200 },
  seed: 4,
};

/** Thinks where it stands, after a detour through what a message can carry. */
function besideUs(): CrewMember {
  let tell: (thought: WorkerThought) => void = () => {};
  return {
    send: errand =>
      void Promise.resolve().then(() => tell(structuredClone(think(structuredClone(errand))))),
    hear: told => {
      tell = told;
    },
    end: () => {},
  };
}

describe('a crew', () => {
  it('shares the nodes and comes to one choice', async () => {
    const crew = crewOf(2, besideUs);
    const choice = await crew.choose(wondering);
    // What one of them is sure of could still be outvoted: nobody stops early.
    expect(choice.nodes).toBe(200);
    expect(wondering.seen.legal).toContainEqual(choice.action);
    expect(await crew.choose(wondering)).toEqual(choice);
  });

  it('thinks in threads as it does beside us', async () => {
    const threads = threadCrew(2);
    const choice = await threads.choose(wondering);
    threads.end();
    expect(choice).toEqual(await crewOf(2, besideUs).choose(wondering));
  });

  it('looks back on a match', async () => {
    const { game, seats, seen } = wondering;
    const moments = [
      { at: 4, view: seen.view, seat: seen.seat },
      { at: 5, view: seen.view },
    ];
    const lookingBack = { game, seats, seat: seen.seat, moments, seed: 1 };
    const curve = await crewOf(1, besideUs).review(lookingBack);
    expect(curve.map(({ at, seat }) => [at, seat])).toEqual([
      [4, seen.seat],
      [5, null],
    ]);
    for (const { chances } of curve) expect(chances[0]! + chances[1]!).toBeCloseTo(1);
  });

  it('knows no game that nobody has told it of', () => {
    expect(() => mindFor({ game: 'chess', seats: ['white', 'black'] })).toThrow('chess');
  });

  it('tells whoever still waits when it is sent home', async () => {
    const deaf: CrewMember = { send: () => {}, hear: () => {}, end: () => {} };
    const crew = crewOf(1, () => deaf);
    const waiting = crew.choose(wondering);
    crew.end();
    await expect(waiting).rejects.toThrow('sent home');
    await expect(crew.choose(wondering)).rejects.toThrow('sent home');
  });

  it('replaces a thread that died, before and during a thought', async () => {
    const threads: Worker[] = [];
    const hire = () => {
      const thread = threadMate();
      threads.push(thread.worker);
      return thread;
    };
    const crew = crewOf(1, hire);
    const expected = await crew.choose(wondering);
    await threads[0]!.terminate();
    expect(await crew.choose(wondering)).toEqual(expected);
    const interrupted = crew.choose(wondering);
    await threads[1]!.terminate();
    expect(await interrupted).toEqual(expected);
    expect(threads).toHaveLength(3);
    crew.end();
  });

  it('keeps its process alive until every thought has come back', () => {
    const asking = `
      import { threadCrew } from ${JSON.stringify(new URL('./threads.ts', import.meta.url))};
      const crew = threadCrew(1);
      const wondering = ${JSON.stringify(wondering)};
      const choices = await Promise.all([1, 2, 3].map(seed => crew.choose({ ...wondering, seed })));
      console.log(choices.length);
    `;
    const folder = mkdtempSync(join(tmpdir(), 'oubliette-'));
    const file = join(folder, 'asking.mjs');
    writeFileSync(file, asking);
    const said = execFileSync(process.execPath, [file]);
    rmSync(folder, { recursive: true });
    expect(said.toString().trim()).toBe('3');
  });

  it('gives up a thought that breaks a second time, says why, and thinks on about others', async () => {
    const crew = threadCrew(1);
    const unknown = crew.choose({ ...wondering, game: 'tiddlywinks' });
    await expect(unknown).rejects.toThrow(/broke off twice: nobody knows how to play tiddlywinks/);
    expect((await crew.choose(wondering)).nodes).toBeGreaterThan(100);
    crew.end();
  });
});
