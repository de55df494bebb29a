import { TABLE } from '@oubliette/kernel';
import { expect, it } from 'vitest';
import { ownCard } from '../content/npcs/testing/own-card.ts';
import { isOnBoard } from '../duel/seen/token.ts';
import { parsePosition } from './notation/position.ts';
import { withCards } from './recast.ts';
import { view } from './view.ts';

const read = parsePosition(
  ['maze hall@0', 'N:jen @3,3 wounded', 'N:slippery-zoya @1,1', 'row N:slippery-zoya N:jen'].join(
    '\n',
  ),
);
if (!read.ok) throw new Error(read.faults[0]!.text);
const seen = view(read.value, TABLE);
const standing = ({ tokens }: typeof seen) =>
  tokens.filter(isOnBoard).map(({ name, wounded }) => (wounded ? `${name} wounded` : name));

it('NC-OWN-01: who has a card before and after stays, whoever has none any more goes', () => {
  const next = withCards(seen, [ownCard('Pete')]);
  expect(next.names).toHaveLength(seen.names.length);
  expect(standing(next)).toEqual(['N:jen wounded']);
  expect(next.row.map(({ name }) => name)).toEqual(['N:jen']);
  expect(withCards(next, undefined)).toEqual({ ...withCards(seen, undefined), ...zoyaGone(next) });
});

const zoyaGone = ({ tokens, row }: typeof seen) => ({
  tokens: seen.tokens.map(
    token => tokens.find(({ name }) => name === token.name) ?? { name: token.name, place: 'out' },
  ),
  row,
});

function placed(before: typeof seen, name: string): typeof seen {
  return {
    ...before,
    tokens: before.tokens.map(token =>
      token.name === name ? { name, place: '@5,0' as const } : token,
    ),
    row: [...before.row, { name }],
  };
}

it('NC-OWN-01: a card of somebody’s own keeps its token by its name, whatever else is changed', () => {
  const one = placed(withCards(seen, [ownCard('Pete')]), 'N:own-naga-a');
  const two = withCards(one, [ownCard('Ann'), ownCard('Pete', { trait: 'slips-by' })]);
  expect(standing(two)).toEqual(['N:jen wounded', 'N:own-slipping-naga-b']);
  expect(two.row.map(({ name }) => name)).toEqual(['N:jen', 'N:own-slipping-naga-b']);
});

it('NC-OWN-01: a new card takes nobody’s place on the table', () => {
  const one = placed(withCards(seen, [ownCard('Ann'), ownCard('Pete')]), 'N:own-naga-b');
  const two = withCards(one, [ownCard('Pete'), ownCard('Bob')]);
  expect(standing(two)).toEqual(['N:jen wounded', 'N:own-naga-a']);
});
