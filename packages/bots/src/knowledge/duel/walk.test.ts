import { type Duel, duel } from '@oubliette/dungeon-twister';
import { expect, it } from 'vitest';
import { type Guessed, worldOf } from '../../world.ts';
import { walkEnds } from './walk.ts';

const world = worldOf<Duel>(duel, ['blue', 'yellow']);

const ROCKS = `room cell 91 clockwise
+   +   +   +   +   +
  G   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   R
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +`;

it('DT-PND-22, DT-EXIT-01: falling rocks beside the way do not hide the way out', () => {
  const move = 'asks move B:naga steps 5 load - handled -';
  const read = duel.notation.parsePosition(
    `${ROCKS}\nmaze cell@0\nturn 3 blue\nB:naga @20,2\n${move}`,
  );
  if (!read.ok) throw new Error(read.faults[0]!.text);
  const state = read.value as Guessed<Duel>;
  const ends = walkEnds(world, state, 'blue', state.names.indexOf('B:naga'));
  const out = ends.filter(({ cell }) => cell < 0);
  expect(out.map(({ actions }) => actions.map(action => world.print(action)))).toEqual([
    ['step east'],
  ]);
});
