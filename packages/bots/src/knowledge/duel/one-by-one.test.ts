import { type Duel, duel } from '@oubliette/dungeon-twister';
import { furtherOf, SHIPPED_SETS } from '@oubliette/dungeon-twister/documents';
import { fastRandom, type Result } from '@oubliette/kernel';
import { expect, it } from 'vitest';
import { type Guessed, worldOf } from '../../world.ts';
import { duelKnowledge } from './duel.ts';

const world = worldOf<Duel>(duel, ['blue', 'yellow']);
const sets = await Promise.all(SHIPPED_SETS.map(({ load }) => load()));

function known<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return result.value;
}

const options = known(duel.parseOptions({ forces: 'free', content: furtherOf(sets) }));

/** The position after some actions of Blue. */
function after(facts: string, ...actions: string[]) {
  const lines = `maze hall@0\nturn 3 blue\nleft 3\n${facts}`;
  const state = known(duel.notation.parsePosition(lines, options)) as Guessed<Duel>;
  for (const text of actions) {
    duel.apply(state, 'blue', known(duel.notation.parseAction(text)), fastRandom(1));
  }
  return state;
}

it('DT-PND-09: before a Weapon Master cards are thought out one by one', () => {
  const state = after('B:weapon-master @3,3\nY:troll @3,4', 'attack B:weapon-master Y:troll');
  expect(duel.decision(state)!.seats).toEqual(['yellow']);
  expect(duelKnowledge.mixed!(world, state)).toBeNull();
});

it('DT-ALL-14: so are the two that the owner of a charmed one lays', () => {
  const state = after(
    'B:wizard @1,3\nB:charm-scroll @1,3\nY:troll @3,3\nY:cleric @4,3',
    'charm B:wizard Y:troll',
    'attack Y:troll Y:cleric',
  );
  expect(duel.decision(state)!.seats).toEqual(['yellow']);
  expect(duelKnowledge.mixed!(world, state)).toBeNull();
});

it('DT-ALL-14: with a piece of the user both sides lay as ever', () => {
  const state = after(
    'B:wizard @1,3\nB:charm-scroll @1,3\nB:naga @4,2\nY:troll @3,3\nY:cleric @4,3',
    'charm B:wizard Y:troll',
    'attack Y:troll Y:cleric',
  );
  expect(duelKnowledge.mixed!(world, state)!.mixes.every(mix => mix.length > 0)).toBe(true);
});
