import { outlineOf } from '@oubliette/art';
import { expect, it } from 'vitest';
import { solo } from '../solo/game.ts';
import { soloDocument } from './solo.ts';

it('DS-NP-07: an NPC is drawn as the class on its card, on the side of the prison', () => {
  const position =
    'maze 37L@0 38L@0? 39L@0 40L@0 37R@0 38R@0 39R@0 40R@0\nN:serpico @3,3\nY:cleric @4,3 wounded';
  const state = solo.notation.parsePosition(position);
  if (!state.ok) throw new Error(state.faults[0]!.text);
  const svg = soloDocument(solo.view(state.value, 'table'));
  expect(/<title>(.*)<.title>/.exec(svg)?.[1]).toBe('turn 9: Non-Player 0 VP, yellow 0 VP');
  expect(svg.split('class="oub-token"').length - 1).toBe(2);
  expect(svg.includes('>N<')).toBe(true);
  expect(svg.includes(outlineOf('snake-tongue'))).toBe(true);
  expect(/NaN|undefined/.test(svg)).toBe(false);
});
