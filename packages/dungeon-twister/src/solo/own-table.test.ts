import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { guess } from './guess.ts';
import { parsePosition, printPosition } from './notation/position.ts';
import {
  type AwaitedEntry,
  playLeg,
  readyToAct,
  type TableReport,
  withNewTurn,
} from './own-table.ts';
import { BOARD_T, positionOf } from './planner/testing/position.ts';
import { type SoloView, view } from './view.ts';

const table = (...facts: string[]): SoloView => view(positionOf(BOARD_T, ...facts), 'yellow');
const placeOf = ({ tokens }: SoloView, name: string) =>
  tokens.find(token => token.name === name)!.place;

/** Plays deed after deed; whatever die is asked for shows the next face. */
function play(start: SoloView, deeds: readonly TableReport[], faces: readonly number[] = []) {
  const left = [...faces];
  const asked: AwaitedEntry[] = [];
  let seen = start;
  for (const deed of deeds) {
    const dice: number[] = [];
    for (;;) {
      const leg = playLeg(seen, deed, dice);
      asked.push(leg.awaits);
      if (leg.awaits.for === 'die') dice.push(left.shift() ?? 1);
      else {
        seen = leg.view;
        break;
      }
    }
  }
  return { seen, asked };
}

const activate = (npc: string): TableReport => ({ do: 'activate', npc });
const WON: TableReport = { do: 'fought', outcome: 'won' };

describe('an activation at somebody’s own table', () => {
  it('DS-CMB-06: illustration 6, Hur-Ban beats two and walks towards the third', () => {
    const { seen, asked } = play(
      table(
        'N:hur-ban @12,7',
        'Y:cleric @10,7',
        'Y:wizard @13,8',
        'Y:backstabber @13,7',
        'row N:hur-ban',
      ),
      [activate('N:hur-ban'), WON, WON],
    );
    expect(asked.at(-1)).toEqual({ for: 'nothing' });
    expect(asked.filter(one => one.for === 'combat')).toHaveLength(2);
    expect(placeOf(seen, 'N:hur-ban')).toBe('@11,7');
    expect(readyToAct(seen)).toEqual([]);
    expect(readyToAct(withNewTurn(seen))).toEqual(['N:hur-ban']);
  });

  it('DS-CMB-05, DS-MODE-04: a tie is fought again, whoever loses is done', () => {
    const start = table('N:hur-ban @12,7', 'Y:cleric @10,7', 'row N:hur-ban');
    const { asked } = play(start, [
      activate('N:hur-ban'),
      { do: 'fought', outcome: 'tied' },
      { do: 'fought', outcome: 'lost' },
    ]);
    expect(asked.map(one => one.for)).toEqual(['combat', 'combat', 'nothing']);
  });

  it('DS-REG-03: illustration 8, Tinker Al ends beside Father Goodfellow with the Spear', () => {
    const { seen } = play(
      table(
        'N:tinker-al @13,4',
        'N:jen @11,4',
        'N:father-goodfellow @19,5',
        'N:yom @20,0',
        'Y:telescoping-spear @17,5',
        'row N:tinker-al N:jen N:father-goodfellow N:yom',
      ),
      [activate('N:tinker-al')],
    );
    expect(placeOf(seen, 'N:tinker-al')).toBe('@18,5');
    expect(placeOf(seen, 'Y:telescoping-spear')).toBe('@18,5');
    expect(readyToAct(seen)).toEqual(['N:jen', 'N:father-goodfellow', 'N:yom']);
  });

  it('DS-GET-04: illustration 9, Serpico fetches Xant, hands him over, takes the Wand and leaves', () => {
    const { seen, asked } = play(
      table(
        'N:serpico @6,0',
        'N:xant @13,4 wounded',
        'N:father-goodfellow @15,1',
        'Y:fireball-wand @18,1',
        'row N:serpico N:father-goodfellow',
      ),
      [activate('N:serpico')],
    );
    expect(asked.at(-1)).toEqual({ for: 'nothing' });
    expect(placeOf(seen, 'N:xant')).toBe('@15,1');
    const gone = ['N:serpico', 'Y:fireball-wand'].map(name => placeOf(seen, name));
    expect(gone).toEqual(['out', 'out']);
  });

  it('DS-BRK-02: illustration 10, Artos breaks two portcullises and ends before the third', () => {
    const { seen } = play(table('N:artos @16,2', 'Y:fireball-wand @18,1', 'row N:artos'), [
      activate('N:artos'),
    ]);
    expect(placeOf(seen, 'N:artos')).toBe('@20,2');
    expect(seen.rooms.flatMap(({ broken }) => broken)).toHaveLength(2);
    expect(seen.tallies).toEqual([{ name: 'N:artos', count: 2 }]);
  });

  it('DS-TIE-03: waits for the die of a tie, and says between what', () => {
    const start = table('N:artos @20,1', 'row N:artos');
    const leg = playLeg(start, activate('N:artos'), []);
    expect(leg.view).toBe(start);
    expect(leg.awaits).toEqual({
      for: 'die',
      die: 'tie',
      options: (['@19,1', '@20,2'] as const).map(square => ({
        target: { square },
        end: square,
        deeds: [],
      })),
    });
  });

  it('DS-WIN-02: goes on whatever the points, also on a table that was written down and read', () => {
    const { seen } = play(
      table('N:hur-ban @12,7', 'Y:cleric @10,7', 'points np 7', 'row N:hur-ban'),
      [activate('N:hur-ban')],
    );
    const read = parsePosition(printPosition(guess(seen, fastRandom(1))));
    if (!read.ok) throw new Error(read.faults[0]!.text);
    const after = playLeg(view(read.value, 'yellow'), { do: 'fought', outcome: 'tied' }, []);
    expect(after.awaits).toEqual({ for: 'combat' });
  });
});
