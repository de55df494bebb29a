import type { CellId, RoomPosition } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { advance, undo } from './history.ts';
import { read, written } from './memory.ts';
import { afterStep, beginStory, type LabyrinthHistory, type LabyrinthStep } from './story.ts';

const focus = 7 as CellId;
const steps: readonly LabyrinthStep[] = [
  { kind: 'reveal-all' },
  { kind: 'turn', position: 0 as RoomPosition, arrow: 'counter-clockwise' },
  { kind: 'deal', deal: { set: 'base', seed: 'rope' } },
  { kind: 'reveal', position: 1 as RoomPosition },
  { kind: 'reset' },
];
const begun = beginStory({ set: 'prison', seed: 'torch' }, () => 'fresh');
const whole = steps.reduce<LabyrinthHistory>(
  (story, step) => advance(story, afterStep(story.now, step)),
  begun,
);

/** The text of a story with one more step behind it. */
const withStep = (step: unknown): string => {
  const kept = JSON.parse(written({ story: begun, focus }));
  return JSON.stringify({ ...kept, steps: [...kept.steps, step] });
};

describe('what is kept of a table', () => {
  it('is the whole story, what was taken back included', () => {
    const story = undo(undo(whole));
    expect(read(written({ story, focus }))).toEqual({ story, focus });
  });

  it.each([
    '',
    'null',
    '[]',
    '{"version":1}',
    written({ story: begun, focus }).replace('"version":1', '"version":0'),
    written({ story: begun, focus }).replace('"at":0', '"at":3'),
    written({ story: begun, focus }).replace('"focus":7', '"focus":220'),
    written({ story: begun, focus }).replace('prison', 'attic'),
  ])('is ignored when it is broken: %s', text => {
    expect(read(text)).toBeNull();
  });

  it.each([
    null,
    { kind: 'fly' },
    { kind: 'turn', position: 9, arrow: 'clockwise' },
    { kind: 'turn', position: 0, arrow: 'sideways' },
    { kind: 'turn', position: 1, arrow: 'clockwise' },
    { kind: 'work', edge: 9999, state: 'open' },
    { kind: 'put', explorer: 'naga', cell: -1 },
    { kind: 'put', explorer: 'dragon', cell: 20 },
    { kind: 'deal', deal: { set: 'base', seed: '' } },
  ])('is ignored when a step cannot be taken: %j', step => {
    expect(read(withStep(step))).toBeNull();
    expect(read(withStep({ kind: 'reveal-all' }))).not.toBeNull();
  });
});
