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
import { gatesOf } from '../../board/gates.ts';
import { thinking } from '../../solo/thinking/questions.ts';
import { tapOn } from './choosing.ts';
import { withGate, without, withPlace, withRoom, withTurn, withWound } from './editing.ts';
import { impossible, impossibleIn, labyrinthIn } from './impossible.ts';

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
    const planned = thinking.forecast(view, 'N:puny-ed');
    expect(planned?.trace.choice).toMatchObject({
      aim: 'combat',
      target: { token: 'Y:cleric' },
      reached: true,
      ap: 4,
      squares: 4,
      end: '@17,4',
    });
  });

  it('DT-MOVE-05: refuses two healthy characters on a square, and lets one carry a wounded', () => {
    const view = withPlace(table('Y:cleric @18,4'), 'Y:naga', at(18, 4));
    expect(impossible(view, 'Y:naga')).toBe('two-standing');
    expect(impossibleIn(withWound(view, 'Y:naga'))).toEqual([]);
    expect(impossibleIn(without(view, 'Y:naga'))).toEqual([]);
  });

  it('DT-MOVE-04: refuses a third token, and an enemy in one square with a wounded', () => {
    const carrying = table('Y:cleric @18,4', 'Y:rope @18,4', 'Y:naga @19,1 wounded');
    expect(impossible(withPlace(carrying, 'Y:naga', at(18, 4)), 'Y:naga')).toBe('three');
    const enemy = withPlace(carrying, 'N:jen', at(19, 1));
    expect(impossible(enemy, 'N:jen')).toBe('lying-enemy');
  });

  it('DT-EXIT-01: nobody stands on the line over which he would have left', () => {
    expect(impossible(withPlace(table(), 'N:jen', at(21, 3)), 'N:jen')).toBe('has-left');
    expect(impossible(withPlace(table(), 'Y:naga', at(0, 3)), 'Y:naga')).toBe('has-left');
    expect(impossible(withPlace(table(), 'Y:naga', at(21, 3)), 'Y:naga')).toBeNull();
  });

  it('DT-ROT-04: a room turns with everybody in it', () => {
    const turned = withTurn(table('Y:cleric @16,4'), 3);
    expect(turned.tokens.find(({ name }) => name === 'Y:cleric')?.place).toBe('@16,0');
    const back = [0, 1, 2].reduce(view => withTurn(view, 3), turned);
    expect(back).toEqual(table('Y:cleric @16,4'));
  });

  it('a tap on another token chooses it, and nothing moves', () => {
    const view = table('Y:cleric @18,4', 'Y:naga @19,1', 'N:jen @7,2');
    expect(tapOn(view, at(19, 1), 'Y:cleric', false)).toEqual({ do: 'choose', token: 'Y:naga' });
    expect(tapOn(view, at(19, 1), 'Y:naga', false)).toEqual({ do: 'choose', token: null });
    expect(tapOn(view, at(18, 3), 'Y:naga', false)).toEqual({ do: 'put', token: 'Y:naga' });
    expect(tapOn(view, at(18, 3), 'Y:wizard', false)).toEqual({ do: 'choose', token: null });
    expect(tapOn(view, at(18, 4), 'Y:rope', true)).toEqual({ do: 'put', token: 'Y:rope' });
  });

  it('DS-NP-03: a card that lies sideways stays so when the table is changed', () => {
    const view = table('N:jen @7,2', 'N:mangdu @8,2', 'row N:mangdu/turned/acted N:jen');
    const next = withPlace(view, 'N:yom', at(9, 2));
    expect(next.row.map(({ name, turned }) => `${name}${turned ? ' turned' : ''}`)).toEqual([
      'N:mangdu turned',
      'N:jen',
      'N:yom',
    ]);
  });

  it('a position is read as it was written', () => {
    const [gate] = gatesOf(labyrinthIn(table()));
    const set = withGate(table('Y:cleric @18,4', 'N:jen @7,2 wounded', 'row N:jen'), gate!.edge);
    const view = withRoom(set, 5, null);
    const read = thinking.read(thinking.write(view));
    expect(read.ok && read.value.tokens).toEqual(view.tokens);
    expect(read.ok && read.value.rooms.map(({ name }) => name)).toEqual(
      view.rooms.map(({ name }) => name),
    );
    expect(read.ok && read.value.rooms.map(({ open }) => open)).toEqual(
      view.rooms.map(({ open }) => open),
    );
  });

  it('DS-SET-05: refuses tokens on a room that lies face down', () => {
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
    expect(opened.rooms[0]!.open).toEqual(['H1.0']);
    expect(withGate(opened, edge).rooms[0]!.broken).toEqual(['H1.0']);
    expect(withGate(withGate(opened, edge), edge).rooms[0]).toMatchObject({ open: [], broken: [] });
  });
});
