import {
  type CellId,
  cellAt,
  type EdgeId,
  planOf,
  type SoloView,
  solo,
} from '@oubliette/dungeon-twister';
import { TABLE } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { thinking } from '../solo/thinking/questions.ts';
import {
  impossible,
  impossibleIn,
  withGate,
  without,
  withPlace,
  withRoom,
  withWound,
} from './editing.ts';

const MAZE = 'maze 37R@2 38L@2 39L@2 40R@2 40L@2 39R@2 38R@2 37L@2';
const plan = planOf(4);
const at = (x: number, y: number) => cellAt(plan, x, y) as CellId;

function table(...facts: readonly string[]): SoloView {
  const read = solo.notation.parsePosition([MAZE, ...facts].join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return solo.view(read.value, TABLE);
}

describe('the companion', () => {
  it('DS-OBJ-01: finds the plan of the illustration on a position that was put together by hand', () => {
    let view = table();
    view = withPlace(view, 'N:puny-ed', at(13, 4));
    view = withPlace(view, 'Y:cleric', at(18, 4));
    view = withPlace(view, 'Y:wizard', at(19, 5));
    view = withPlace(view, 'Y:naga', at(19, 1));
    view = withPlace(view, 'Y:mekanork', at(11, 4));
    view = withPlace(view, 'Y:fireball-wand', at(17, 1));
    expect(impossibleIn(view)).toEqual([]);
    const planned = thinking.activate(view, 'N:puny-ed', []);
    expect(planned?.trace.choice).toMatchObject({
      aim: 'combat',
      target: 'Y:cleric',
      reached: true,
      ap: 4,
      squares: 4,
      end: '@17,4',
    });
  });

  it('DT-GOLD-01: refuses two healthy characters on a square, and lets one carry a wounded', () => {
    const view = withPlace(table('Y:cleric @18,4'), 'Y:naga', at(18, 4));
    expect(impossible(view, 'Y:naga')).toBe('two-standing');
    expect(impossibleIn(withWound(view, 'Y:naga'))).toEqual([]);
    expect(impossibleIn(without(view, 'Y:naga'))).toEqual([]);
  });

  it('refuses tokens on a room that lies face down', () => {
    const view = withRoom(table('Y:cleric @18,4'), 3, null);
    expect(impossible(view, 'Y:cleric')).toBe('face-down');
  });

  it('lets a room lie only once: laid elsewhere it changes places', () => {
    const names = withRoom(table(), 0, '38L').rooms.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['38L', '37R']);
    expect(new Set(names).size).toBe(8);
  });

  it('takes a portcullis from closed to open, broken, and back', () => {
    const edge = 5 as EdgeId;
    const opened = withGate(table(), edge);
    expect(opened.rooms[0]!.open).toEqual([5]);
    expect(withGate(opened, edge).rooms[0]!.broken).toEqual([5]);
    expect(withGate(withGate(opened, edge), edge).rooms[0]).toMatchObject({ open: [], broken: [] });
  });
});
