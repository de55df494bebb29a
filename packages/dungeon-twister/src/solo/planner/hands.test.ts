import { describe, expect, it } from 'vitest';
import { entriesOf } from './entries.ts';
import { mayEnter } from './ground.ts';
import { NO_ERRAND } from './hands.ts';
import { sceneOf } from './scene.ts';
import { BOARD_T, positionOf, square, tokenIn } from './testing/position.ts';

const GOING = { from: square(3, 3), to: square(3, 4), lands: false };

/** What happens when one NPC enters the square of another. */
function crossing(mover: string, ...lines: string[]) {
  const state = positionOf('maze hall@0', ...lines);
  const scene = sceneOf(state, tokenIn(state, mover));
  const [entry] = entriesOf(scene, scene.start, GOING, NO_ERRAND);
  const name = (token: number) => state.names[token] ?? null;
  return { hand: entry!.hand?.do ?? null, load: name(entry!.world.load), scene, entry: entry! };
}

describe('two NPCs whose paths cross', () => {
  it('DS-ITEM-06, DT-SOLO-03: Artos’ Wand for Amestin’s Large Shield', () => {
    const { hand, load } = crossing(
      'N:artos',
      'N:artos @3,3',
      'N:fireball-wand @3,3',
      'N:amestin @4,3',
      'N:large-shield @4,3',
    );
    expect([hand, load]).toEqual(['swap', 'N:large-shield']);
  });

  it('DS-ITEM-06, DT-SOLO-03: equal ranks exchange nothing', () => {
    const { hand, load } = crossing(
      'N:father-junk',
      'N:father-junk @3,3',
      'N:key @3,3',
      'N:jen @4,3',
      'N:xant @4,3 wounded',
    );
    expect([hand, load]).toEqual([null, 'N:key']);
  });

  it('DS-ITEM-05: the mover may lose its object too', () => {
    const { hand, load } = crossing(
      'N:artos',
      'N:artos @3,3',
      'N:fireball-wand @3,3',
      'N:maldon @4,3',
    );
    expect([hand, load]).toEqual(['drop', null]);
  });

  it('DS-ITEM-05: on equal rank, or if neither lists it, the holder keeps it', () => {
    const { hand } = crossing('N:maldon', 'N:maldon @3,3', 'N:amestin @4,3', 'N:bow @4,3');
    expect(hand).toBeNull();
  });

  it('DS-ITEM-07: who loses the Rope on the way cannot cross the pit behind', () => {
    const state = positionOf(BOARD_T, 'N:artos @13,4', 'N:rope @13,4', 'N:little-bo @14,4');
    const scene = sceneOf(state, tokenIn(state, 'N:artos'));
    const [friend, pit] = [square(4, 14), square(4, 15)];
    const going = { from: square(4, 13), to: friend, lands: false };
    const [entry] = entriesOf(scene, scene.start, going, NO_ERRAND);
    expect(entry!.hand?.do).toBe('drop');
    expect(mayEnter(scene, scene.start, friend, pit)).toBe(true);
    expect(mayEnter(scene, entry!.world, friend, pit)).toBe(false);
  });
});
