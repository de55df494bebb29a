import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { banshee } from '../content/prison/characters/banshee.ts';
import { wizard } from '../content/prison/characters/wizard.ts';
import { fireballWand } from '../content/prison/objects/fireball-wand.ts';
import { type Character, type Piece, tagsOf } from '../pieces/piece.ts';
import type { DuelAction } from './action.ts';
import { duel } from './game.ts';
import type { DuelSeat, DuelState } from './state.ts';

const figure = (id: string, more: Partial<Character>): Character => ({
  kind: 'character',
  id,
  move: 4,
  combat: 2,
  abilities: [],
  ...more,
});

/** A position in which the Nagas are played by a piece of a further set. */
function given(naga: Piece, ...lines: string[]): DuelState {
  const maze = lines[0]?.startsWith('maze') ? [] : ['maze hall@0'];
  const text = [...maze, ...lines, 'turn 3 blue', 'left 5'].join('\n');
  const read = duel.notation.parsePosition(text);
  if (!read.ok) throw new Error(read.faults[0]!.text);
  const names = Object.freeze(read.value.names.map(name => name.replace(/:naga$/, `:${naga.id}`)));
  return { ...read.value, names, further: Object.freeze([naga]) };
}

/** A room around one declared square, and a maze of it. */
const around = (sign: string, tag = ''): string[] => [
  'maze yard@0 hall@0',
  `room yard 91 clockwise${tag}`,
  ...[
    ' G   .   .   .   .',
    ` .   .   ${sign}   .   .`,
    ...new Array(3).fill(' .   .   .   .   .'),
  ].flatMap(row => ['+   +   +   +   +   +', ` ${row}`]),
  '+   +   +   +   +   +',
];

const why = (state: DuelState, action: DuelAction, seat: DuelSeat = 'blue') =>
  duel.refusal(state, seat, action)?.rule ?? null;

function act(state: DuelState, ...moves: (readonly [DuelSeat, DuelAction])[]): unknown[] {
  const random = fastRandom(1);
  return moves.flatMap(([seat, action]) => {
    expect(why(state, action, seat)).toBeNull();
    return duel.apply(state, seat, action, random);
  });
}

const shoot = { do: 'shoot', token: 'B:archer', target: 'Y:cleric' } as const;
const cards = (blue: number, yellow: number) =>
  [
    ['blue', { do: 'choose', value: blue }],
    ['yellow', { do: 'choose', value: yellow }],
  ] as const;

describe('pieces of further sets', () => {
  it('DT-EXT-03: an incorporeal character walks through a 3D block, and does not stop there', () => {
    const state = given(
      figure('ghost', { abilities: ['incorporeal'] }),
      ...around('K'),
      'B:naga @2,1',
    );
    act(state, ['blue', { do: 'move', token: 'B:ghost' }], ['blue', { do: 'step', to: 1 }]);
    expect(why(state, { do: 'stop' })).toBe('DT-EXT-03');
    act(state, ['blue', { do: 'step', to: 1 }], ['blue', { do: 'stop' }]);
  });

  it('DT-EXT-06: an arrow slit does not stop an incorporeal character', () => {
    const slits = around('.').map(line => line.replace('.   .   .   .   .', '.   . s .   .   .'));
    const step = { do: 'step', to: 1 } as const;
    const plain = given(figure('guard', {}), ...slits, 'B:naga @2,1');
    act(plain, ['blue', { do: 'move', token: 'B:guard' }]);
    expect(why(plain, step)).not.toBeNull();
    const state = given(figure('ghost', { abilities: ['incorporeal'] }), ...slits, 'B:naga @2,1');
    act(state, ['blue', { do: 'move', token: 'B:ghost' }], ['blue', step]);
  });

  it('DT-EXT-01, DT-THIEF-01: whoever treads pits does not tread lava', () => {
    const state = given(
      figure('cat', { abilities: ['treads-pits'] }),
      ...around('L'),
      'B:naga @2,1',
    );
    act(state, ['blue', { do: 'move', token: 'B:cat' }]);
    expect(why(state, { do: 'step', to: 1 })).toBe('DT-EXT-01');
  });

  it('DT-EXT-07: pieces are tagged', () => {
    expect(tagsOf(wizard)).toEqual(['flying', 'spellcaster']);
    expect(tagsOf(banshee)).toEqual(['undead']);
    expect(tagsOf(fireballWand)).toEqual(['magic']);
    expect(tagsOf(figure('ghost', { abilities: ['incorporeal'] }))).toEqual(['incorporeal']);
  });

  it('DT-EXT-07: wings carry where levitation does not: in an anti-magic room', () => {
    const bat = figure('bat', { abilities: ['flies'] });
    const state = given(bat, ...around('O', ' anti-magic'), 'B:naga @2,1');
    act(state, ['blue', { do: 'move', token: 'B:bat' }], ['blue', { do: 'step', to: 1 }]);
    expect(why(state, { do: 'step', to: 1 })).toBeNull();
  });

  it('DT-EXT-08: of a weapon of his own and the Bow a shooter uses one, never the sum', () => {
    const archer = figure('archer', { abilities: ['shoots'], shot: 3, oncePerTurn: true });
    const state = given(archer, 'B:naga @3,3', 'B:bow @3,3', 'Y:cleric @7,3');
    const first = act(state, ['blue', shoot], ...cards(0, 2));
    expect(first).toContainEqual(expect.objectContaining({ kind: 'fought', totals: [3, 4] }));
    const second = act(state, ['blue', shoot], ...cards(0, 0));
    expect(second).toContainEqual(expect.objectContaining({ kind: 'fought', totals: [1, 2] }));
  });

  it('DT-EXT-08: a weapon that fires once in a turn does so again in the next', () => {
    const archer = figure('archer', { abilities: ['shoots'], shot: 3, oncePerTurn: true });
    const state = given(archer, 'B:naga @3,3', 'Y:cleric @7,3');
    act(state, ['blue', shoot], ...cards(0, 2));
    expect(why(state, shoot)).toBe('DT-EXT-08');
    act(
      state,
      ['blue', { do: 'end' }],
      ['yellow', { do: 'card', value: 2 }],
      ['yellow', { do: 'end' }],
      ['blue', { do: 'card', value: 2 }],
    );
    expect(why(state, shoot)).toBeNull();
  });

  it('DT-EXT-08, DT-SHIELD-01: the Large Shield stops a weapon of his own too', () => {
    const archer = figure('archer', { abilities: ['shoots'], shot: 2 });
    const state = given(archer, 'B:naga @3,3', 'Y:cleric @7,3', 'Y:large-shield @7,3');
    expect(why(state, shoot)).toBe('DT-SHIELD-01');
  });

  it('DT-EXT-09: what a target is by nature counts against shots, for better and for worse', () => {
    for (const [defence, total] of [
      [-1, 1],
      [1, 3],
    ] as const) {
      const state = given(
        figure('elemental', { defence }),
        'B:cleric @3,3',
        'B:bow @3,3',
        'Y:naga @7,3',
      );
      const target = 'Y:elemental';
      const story = act(
        state,
        ['blue', { do: 'shoot', token: 'B:cleric', target }],
        ...cards(0, 0),
      );
      expect(story).toContainEqual(expect.objectContaining({ kind: 'fought', totals: [1, total] }));
    }
  });

  it('DT-EXT-10: of two cards a Telepath names one, the other is chosen freely and unseen', () => {
    const berserker = figure('berserker', { abilities: ['plays-two'] });
    const state = given(berserker, 'B:naga @3,3', 'Y:telepath @4,3');
    const attack = { do: 'attack', token: 'B:berserker', target: 'Y:telepath' } as const;
    const announced = { do: 'declare', token: 'B:berserker' } as const;
    act(state, ['blue', attack], ['blue', announced], ['yellow', { do: 'demand', value: 2 }]);
    expect(duel.decision(state)?.seats).toEqual(['blue', 'yellow']);
    expect(why(state, { do: 'choose', value: 3, second: 5 })).toBe('DT-TELEPATH-01');
    expect(why(state, { do: 'choose', value: 2 })).toBe('DT-CBT-02');
    expect(why(state, { do: 'choose', value: 2, second: 2 })).toBeNull();
    act(state, ['blue', { do: 'choose', value: 2, second: 5 }]);
    expect(duel.view(state, 'yellow').asked).toMatchObject({ given: ['blue'], cards: {} });
    const story = act(state, ['yellow', { do: 'choose', value: 6 }]);
    expect(story).toContainEqual(expect.objectContaining({ kind: 'fought', totals: [9, 6] }));
    expect(duel.view(state, 'blue').hands.blue!.combatCards).toEqual([0, 1, 2, 3, 3, 4, 6]);
  });

  it('DT-EXT-10: whoever has one card left announces no second, and plays that one', () => {
    const berserker = figure('berserker', { abilities: ['plays-two'] });
    const hand = 'cards blue actions 2,3,4,5 last 0 jumps 3 combat 0';
    const state = given(berserker, 'B:naga @3,3', 'Y:cleric @4,3', hand);
    act(
      state,
      ['blue', { do: 'attack', token: 'B:berserker', target: 'Y:cleric' }],
      ['blue', { do: 'choose', value: 0 }],
    );
  });
});
