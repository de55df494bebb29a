import { type Duel, duel } from '@oubliette/dungeon-twister';
import { fastRandom, type Result } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { type Guessed, worldOf } from '../../world.ts';
import { duelKnowledge } from './duel.ts';

const world = worldOf<Duel>(duel, ['blue', 'yellow']);

function known<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return result.value;
}

/** Blue has just attacked; both are asked for a card. */
function attacked(attacker: string, target: string, blue: string, yellow: string) {
  const state = known(
    duel.notation.parsePosition(
      [
        'maze hall@0\nturn 3 blue\nleft 2',
        `cards blue actions 2,4 last 3 jumps 1 combat ${blue}`,
        `cards yellow actions 2,4 last 3 jumps 1 combat ${yellow}`,
        `B:${attacker} @8,4\nY:${target} @9,4`,
      ].join('\n'),
    ),
  ) as Guessed<Duel>;
  const action = { do: 'attack', token: `B:${attacker}`, target: `Y:${target}` } as const;
  duel.apply(state, 'blue', action, fastRandom(1));
  return state;
}

const mixedIn = (state: Guessed<Duel>) => duelKnowledge.mixed!(world, state)!;
const shares = (state: Guessed<Duel>, side: number) =>
  Object.fromEntries(
    mixedIn(state).mixes[side]!.map(({ action, share }) => [world.print(action), share]),
  );

describe('Combat cards', () => {
  it('DT-CBT-02: nobody spends a high card where a low one wins for certain', () => {
    const state = attacked('colossus', 'cleric', '0,1,6', '0');
    const { 'choose 0': none, 'choose 6': six } = shares(state, 0);
    expect(six).toBeLessThan(0.05);
    expect(none).toBeGreaterThan(0.5);
  });

  it('DT-CBT-02: where both could win by the right card, nobody plays one card always', () => {
    const state = attacked('cleric', 'cleric', '0,1,3,4', '0,2,3,5');
    for (const side of [0, 1]) {
      for (const share of Object.values(shares(state, side))) expect(share).toBeLessThan(0.95);
    }
  });

  it('DT-CBT-04: the better hand has the better chances, from both seats', () => {
    const strong = mixedIn(attacked('cleric', 'cleric', '0,5,6', '0,1')).chances;
    const weak = mixedIn(attacked('cleric', 'cleric', '0,1', '0,5,6')).chances;
    expect(strong[0]).toBeGreaterThan(weak[0]!);
    expect(strong[0]! + strong[1]!).toBeCloseTo(1);
  });

  it('says nothing where nobody fights', () => {
    const state = known(
      duel.notation.parsePosition('maze hall@0\nturn 3 blue\nB:naga @5,4\nY:naga @16,4'),
    ) as Guessed<Duel>;
    expect(duelKnowledge.mixed!(world, state)).toBeNull();
  });
});
