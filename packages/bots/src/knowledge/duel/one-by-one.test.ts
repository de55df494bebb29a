import { type Duel, duel } from '@oubliette/dungeon-twister';
import { furtherOf, SHIPPED_SETS } from '@oubliette/dungeon-twister/documents';
import { fastRandom, type Result, toldTo } from '@oubliette/kernel';
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

const TURN = 'maze hall@0\nturn 3 blue\nleft 3\n';

/** The position after some actions of Blue. */
function after(facts: string, ...actions: string[]) {
  const lines = facts.startsWith('players') ? facts.replace('\n', `\n${TURN}`) : `${TURN}${facts}`;
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

const three = worldOf<Duel>(duel, ['blue', 'yellow', 'purple']);
const CHARM = 'B:wizard @1,3\nB:charm-scroll @1,3\nY:troll @3,3';
const REST = 'actions 2,3,4,5 last 0 jumps 3';

it('DT-ALL-14, DT-MULTI-06: among three the two are asked who lay, whoever attacks', () => {
  const mixesOf = (facts: string, target: string) => {
    const state = after(
      `players 3\n${CHARM}\n${facts}`,
      'charm B:wizard Y:troll',
      `attack Y:troll ${target}`,
    );
    return duelKnowledge.mixed!(three, state)?.mixes.map(mix => mix.length > 0);
  };
  expect(mixesOf('P:cleric @4,3', 'P:cleric')).toEqual([false, true, true]);
  expect(mixesOf('P:cleric @4,3\nB:naga @4,2', 'P:cleric')).toEqual([true, false, true]);
  expect(mixesOf('Y:cleric @4,3\nB:naga @4,2', 'Y:cleric')).toEqual([true, true, false]);
});

it('DT-ALL-14, DT-CBT-04: the cards of a third decide for whom he lays them', () => {
  const purpleWith = (hand: string) => {
    const state = after(
      `players 3\n${CHARM}\nP:cleric @4,3 wounded\ncards yellow ${REST} combat 0\ncards purple ${REST} combat ${hand}`,
      'charm B:wizard Y:troll',
      'attack Y:troll P:cleric',
    );
    const { mixes } = duelKnowledge.mixed!(three, state)!;
    const best = mixes[2]!.toSorted((one, other) => other.share - one.share)[0]!;
    return duel.notation.printAction(best.action);
  };
  // Against the +0 of Yellow, a Troll of 4: the +5 saves her, the +6 does no more.
  expect(purpleWith('0,5,6')).toBe('choose 5');
  expect(purpleWith('0,2')).toBe('choose 0');
});

it.each([
  ['its owner lays both', '', ['choose 2 3'], 'yellow'],
  ['the user lays his own', '\nB:naga @4,2', ['choose 2', 'choose 3'], 'blue yellow'],
])(
  'DT-ALL-14: cards of a charmed one are remembered by who laid them: %s',
  (_, more, choices, seats) => {
    const facts = `B:wizard @1,3\nB:charm-scroll @1,3\nY:troll @3,3\nY:cleric @4,3${more}`;
    const state = after(facts, 'charm B:wizard Y:troll');
    const story: Duel['Event'][] = [];
    const answers = ['attack Y:troll Y:cleric', ...choices];
    for (const [index, seat] of [
      'blue' as const,
      ...(seats.split(' ') as Duel['Seat'][]),
    ].entries()) {
      const action = known(duel.notation.parseAction(answers[index]!));
      story.push(...toldTo(duel.apply(state, seat, action, fastRandom(1)), 'blue'));
    }
    const guessed = world.guess(duel.view(state, 'blue'), fastRandom(2));
    duelKnowledge.remember!(guessed, 'blue', story, fastRandom(3));
    expect([...guessed.cards]).toEqual([...state.cards]);
  },
);
