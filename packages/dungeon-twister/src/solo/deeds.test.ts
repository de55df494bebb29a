import { scriptedRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { type EdgeId, stateOf } from '../board/index.ts';
import { solo } from './game.ts';
import { BOARD_T, positionOf, tokenIn } from './planner/testing/position.ts';
import { shutBehind } from './portcullises.ts';

describe('what NPCs do', () => {
  it('NC-DIE-01, DT-SOLO-07: the rotation die has each direction with 1, 2 and 3', () => {
    const faces = [0, 1, 2, 3, 4, 5].map(face => {
      const state = positionOf(BOARD_T, 'N:cogwheel-kuzma @14,1', 'row N:cogwheel-kuzma');
      const events = solo.apply(
        state,
        'yellow',
        { do: 'watch' },
        scriptedRandom({ rotation: [face] }),
      );
      const rolled = events.find(event => event.kind === 'rolled')!;
      return `${rolled.arrow} ${rolled.quarters}`;
    });
    expect(faces).toEqual([
      'clockwise 1',
      'clockwise 2',
      'clockwise 3',
      'counter-clockwise 1',
      'counter-clockwise 2',
      'counter-clockwise 3',
    ]);
  });

  it('NC-BACK-04: at the end she shuts what stands open beside her, but not what is broken', () => {
    const gate = (now: 'open' | 'broken') => {
      const state = positionOf(BOARD_T, `edge R3 H3.1 ${now}`, 'N:mirabelle-draught @19,1');
      shutBehind(state, tokenIn(state, 'N:mirabelle-draught'), []);
      return stateOf(state.labyrinth, (3 * 60 + 3 * 5 + 1) as EdgeId);
    };
    expect([gate('open'), gate('broken')]).toEqual(['closed', 'broken']);
  });
});
