import { expect, it } from 'vitest';
import { furtherOf, SHIPPED_SETS } from '../documents/index.ts';
import { duel } from '../duel/game.ts';
import { position, prospects } from './testing/positions.ts';

const loaded = await Promise.all(SHIPPED_SETS.map(({ load }) => load()));
const options = duel.parseOptions({ forces: 'free', content: furtherOf(loaded) });

/** What changes hands on the moves of a Naga to a square beyond a Ball and Chain that bars her way. */
function handsTo(x: number, y: number, ...facts: readonly string[]) {
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const lines = ['maze hall@0', 'turn 3 blue', 'left 1', 'B:naga @0,0', ...facts];
  const read = duel.notation.parsePosition(lines.join('\n'), options.value);
  if (!read.ok) throw new Error(read.faults[0]!.text);
  const { moves } = prospects(read.value, 'B:naga');
  return moves.filter(({ to }) => to === y * 22 + x).map(({ hands }) => hands);
}

const BALL = 'W:ball-and-chain';

it('DT-ALL-09: a whole move tells what is cursed on its way, and what is left for it', () => {
  const cell = 2;
  expect(handsTo(3, 0, `${BALL} @2,0`)).toContainEqual([{ do: 'take', cell, token: BALL }]);
  const swap = { do: 'swap', cell, token: BALL, for: 'B:key' };
  expect(handsTo(3, 0, `${BALL} @2,0`, 'B:key @0,0')).toContainEqual([swap]);
});

it('DT-MERC-22: a whole move tells who dies of it, beside the way on which nobody does', () => {
  const works = `room works 91 clockwise
+   +   +   +   +   +
  G   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   J   .   Q   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +`;
  const facts = ['turn 3 blue', 'left 1', 'B:naga @1,3', 'B:troll @4,3'];
  const { moves } = prospects(position(works, 'maze works@0 hall@0', ...facts), 'B:naga');
  const there = moves.filter(({ to }) => to === 3 * 22 + 3);
  expect(there.map(({ fells }) => fells)).toEqual([['B:troll'], undefined]);
  expect(there.map(({ way }) => way.length)).toEqual([3, 5]);
});

it('DT-MERC-09: a Samurai without AP lacks an enemy, and AP only after his free combat', () => {
  const whyNoAttack = (facts: string) => {
    if (!options.ok) throw new Error(options.faults[0]!.text);
    const text = `maze hall@0\nturn 3 blue\nleft 0\nB:samurai @5,3${facts}\nY:naga @9,3`;
    const read = duel.notation.parsePosition(text, options.value);
    if (!read.ok) throw new Error(read.faults[0]!.text);
    return prospects(read.value, 'B:samurai').deeds.find(({ deed }) => deed === 'attack')?.rule;
  };
  expect(whyNoAttack('')).toBe('DT-CBT-01');
  expect(whyNoAttack(' used')).toBe('DT-ACT-01');
});
