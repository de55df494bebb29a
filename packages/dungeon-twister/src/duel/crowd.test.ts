import { describe, expect, it } from 'vitest';
import { type CellId, cellAt } from '../board/index.ts';
import type { Piece } from '../pieces/piece.ts';
import { ABILITY, type Token } from '../pieces/roster.ts';
import { tokenNamed } from './acting.ts';
import {
  characterIn,
  companyAt,
  crowdOf,
  holdsIn,
  isCarried,
  isEmptyAt,
  loadIn,
  NO_COMPANY,
  supposing,
} from './crowd.ts';
import { parsePosition } from './notation/position.ts';
import { type DuelState, OUT_OF_GAME, planIn, WOUNDED } from './state.ts';

function positionOf(...facts: string[]): DuelState {
  const position = parsePosition(
    [`maze ${'hall@0 '.repeat(5)}hall@0? hall@0`, ...facts].join('\n'),
  );
  if (!position.ok) throw new Error(position.faults[0]!.text);
  return position.value;
}

function square(state: DuelState, x: number, y: number): CellId {
  return cellAt(planIn(state), x, y)!;
}

describe('the crowd', () => {
  const state = positionOf(
    'B:naga @7,1',
    'B:cleric @7,1 wounded',
    'Y:wizard @8,1',
    'Y:bow @8,1',
    'Y:naga @9,1 wounded',
    'B:key @0,0',
    'Y:rope R5',
  );
  const named = (name: string): Token => tokenNamed(state, name);
  const [pair, shooter, lone] = [square(state, 7, 1), square(state, 8, 1), square(state, 9, 1)];

  it('DT-CARRY-02: a miniature carries what shares its square', () => {
    const crowd = crowdOf(state);
    expect(loadIn(crowd, pair)).toBe(named('B:cleric'));
    expect(loadIn(crowd, shooter)).toBe(named('Y:bow'));
    expect(holdsIn(state, crowd, named('Y:wizard'), ABILITY.shoots)).toBe(true);
    expect(holdsIn(state, crowd, named('B:naga'), ABILITY.shoots)).toBe(false);
  });

  it('DT-CARRY-09: a wounded character under a friend is carried, one by itself is not', () => {
    const crowd = crowdOf(state);
    expect(characterIn(crowd, pair)).toBe(named('B:naga'));
    expect(isCarried(state, crowd, named('B:cleric'))).toBe(true);
    expect(isCarried(state, crowd, named('B:naga'))).toBe(false);
    expect(characterIn(crowd, lone)).toBe(named('Y:naga'));
    expect(isCarried(state, crowd, named('Y:naga'))).toBe(false);
  });

  it('DT-LOS-02: characters end sight, standing or lying, objects do not', () => {
    const { characters } = crowdOf(state);
    const seen = Array.from(characters.keys()).filter(cell => characters[cell] === 1);
    expect(seen).toEqual([pair, shooter, lone]);
  });

  it('leaves out whoever asks and what he holds, and everything that is not on the board', () => {
    const crowd = crowdOf(state, named('B:naga'), named('B:cleric'));
    expect(isEmptyAt(crowd, pair)).toBe(true);
    expect(crowd.count).toBe(4);
  });

  it('forgets the last question', () => {
    crowdOf(state);
    const crowd = crowdOf(positionOf('B:naga @3,3'));
    expect(isEmptyAt(crowd, pair)).toBe(true);
    expect(crowd.characters[pair]).toBe(0);
  });

  it('DT-MIX-02: tells hundreds of tokens apart, as many as guests may bring', () => {
    const id = (number: number) =>
      `stone${String.fromCharCode(97 + (number >> 4), 97 + (number & 15))}`;
    const ids = Array.from({ length: 400 }, (_, number) => id(number));
    const names = Object.freeze([
      'Y:naga',
      ...ids.map(piece => `B:${piece}`),
      'B:naga',
      'B:cleric',
    ]);
    const further = ids.map((piece): Piece => ({ kind: 'object', id: piece, abilities: [] }));
    const places = new Int16Array(names.length).fill(OUT_OF_GAME);
    const marks = new Uint8Array(names.length);
    const many: DuelState = { ...state, names, further, places, marks };
    const [key, naga, cleric] = [400, 401, 402] as Token[];
    for (const token of [key!, naga!]) places[token] = pair;
    places[cleric!] = lone;
    marks[cleric!] = WOUNDED;
    const crowd = crowdOf(many);
    expect(companyAt(crowd, pair)).toEqual({ ...NO_COMPANY, standing: naga, thing: key });
    expect(companyAt(crowd, lone)).toEqual({ ...NO_COMPANY, lying: cleric });
  });

  it('supposes another company, and goes back to the real one', () => {
    const crowd = crowdOf(state);
    const real = companyAt(crowd, pair);
    const left = { ...NO_COMPANY, thing: named('B:key') };
    expect(supposing(crowd, pair, left, () => companyAt(crowd, pair))).toEqual(left);
    expect(supposing(crowd, pair, NO_COMPANY, () => isEmptyAt(crowd, pair))).toBe(true);
    expect(companyAt(crowd, pair)).toEqual(real);
    expect(real).toEqual({
      ...NO_COMPANY,
      standing: named('B:naga'),
      lying: named('B:cleric'),
    });
  });
});
