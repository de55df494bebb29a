import type { Event } from '@oubliette/claustrophobia';
import { middleOf, standOf } from '@oubliette/claustrophobia/drawing';
import { describe, expect, it } from 'vitest';
import { startOf } from '../words/testing.ts';
import { framesOf } from './poses.ts';
import { beatsOf } from './timeline.ts';

const start = startOf('survivors');
const told = { to: 'all' } as const;

const step = (who: string, from: string, cell: string): Event => ({
  ...told,
  kind: 'moved',
  who,
  from,
  cell,
});

describe('what is seen to happen', () => {
  it('comes one after the other: a tile, an entry, a blow, a wound', () => {
    const beats = beatsOf(
      [
        { ...told, kind: 'placed', tile: 'T05', cell: '@0,1', openings: 'N' },
        { ...told, kind: 'entered', who: 'BL1', cell: '@0,0' },
        { ...told, kind: 'attacked', who: 'BL1', target: 'RD', cell: '@0,0' },
        { ...told, kind: 'line', who: 'RD', line: 3 },
      ],
      start,
      start,
    );
    expect(beats.map(({ kind }) => kind)).toEqual(['lay', 'enter', 'strike', 'hurt']);
    for (const [index, { at }] of beats.slice(1).entries()) {
      expect(at).toBe(beats[index]!.at + beats[index]!.time);
    }
  });

  it('takes steps in a row for one walk, over the tiles that were crossed', () => {
    const steps = [step('RD', '@0,0', '@1,0'), step('RD', '@1,0', '@2,0')];
    const [walk, ...more] = beatsOf(steps, start, start);
    expect(more).toEqual([]);
    expect(walk).toMatchObject({ kind: 'walk', who: 'RD', at: 0 });
    expect('way' in walk! && walk.way[1]).toEqual(middleOf('@1,0'));
  });

  it('lets figures that enter together come together', () => {
    const entered = ['BL1', 'BL2'].map(who => ({
      ...told,
      kind: 'entered' as const,
      who,
      cell: '@0,0',
    }));
    const [one, two] = beatsOf(entered, start, start);
    expect(two!.at).toBe(one!.at);
  });

  it('leads a figure through all of its beats to where it stands', () => {
    const stand = standOf(start, 'RD');
    const events: Event[] = [
      step('RD', '@1,0', '@0,0'),
      { ...told, kind: 'attacked', who: 'RD', target: 'BL1', cell: '@0,0' },
    ];
    const motion = framesOf('RD', beatsOf(events, start, start), stand)!;
    expect(motion.frames.at(-1)).toMatchObject({
      offset: 1,
      transform: 'translate(0px, 0px) scale(1)',
    });
    expect(framesOf('BR1', beatsOf(events, start, start), stand)).toBeNull();
  });
});
