import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../run-cli.ts';
import { labyrinth } from './labyrinth.ts';

const folder = temporaryFolder();

type Laid = { rooms: string[]; long: number; seed: string };
const laid = (wish: Partial<Parameters<typeof labyrinth>[0]>) =>
  labyrinth({ set: 'prison', ...wish }).json as Laid;
const numbers = ({ rooms }: Laid) => rooms.map(name => Number.parseInt(name, 10)).sort();
const twins = (found: readonly number[]) =>
  found.every(number => found.filter(other => other === number).length === 2);

describe('oubliette labyrinth', () => {
  it('DT-SET-01: the same seed lays the same rooms with the same turns', () => {
    expect(laid({ seed: '7' })).toEqual(laid({ seed: '7' }));
    expect(laid({ seed: '7' }).rooms).not.toEqual(laid({ seed: '8' }).rooms);
    expect(laid({}).seed).not.toBe(laid({}).seed);
  });

  it('lays the eight rooms of a set', () => {
    expect(numbers(laid({ seed: '7' }))).toEqual([37, 37, 38, 38, 39, 39, 40, 40]);
    expect(numbers(laid({ seed: '7', set: 'base' }))).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('DT-MIX-01: mixed sets bring four whole pairs', () => {
    const mazes = ['1', '2', '3', '4', '5'].map(seed => numbers(laid({ seed, set: 'mixed' })));
    expect(mazes.every(maze => maze.length === 8 && twins(maze))).toBe(true);
    expect(new Set(mazes.map(maze => maze.join())).size).toBeGreaterThan(1);
  });

  it('DT-OPT-05: three long, it has three whole pairs', () => {
    const maze = numbers(laid({ seed: '7', long: '3' }));
    expect(maze).toHaveLength(6);
    expect(twins(maze)).toBe(true);
  });

  it('lays named rooms in their order and turned as named', () => {
    const rooms = ['37L@0', '37R@1', '38L@2', '38R@3', '39L@0', '39R@0'];
    const { text, json } = labyrinth({ set: 'prison', rooms: rooms.join(',') });
    expect(json).toMatchObject({ rooms, long: 3 });
    expect(text).toContain('R0 37L@0');
    expect(text).toContain('R5 39R@0');
  });

  it('names the labyrinth so that it can be laid again', () => {
    const { rooms } = laid({ seed: '7', set: 'mixed' });
    expect(laid({ rooms: rooms.join(', ') }).rooms).toEqual(rooms);
  });

  it('draws every room face up, as text and as a picture', () => {
    const svg = folder.file('labyrinth.svg');
    const { text } = labyrinth({ set: 'prison', seed: '7', svg });
    expect(text.match(/R\d \d\d[LR]@\d [↻↺]/g)).toHaveLength(8);
    expect(text).toContain(`The picture is in ${svg}.`);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  });
});
