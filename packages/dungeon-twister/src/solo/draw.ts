import { fastRandom } from '@oubliette/kernel';
import { drawLabyrinth, planUnder, printCell } from '../board/index.ts';
import { isOnBoard } from '../duel/seen/token.ts';
import { deckOf } from './deck.ts';
import { guess } from './guess.ts';
import type { SoloTokenView } from './seen.ts';
import type { SoloView } from './view.ts';

/** A picture for the terminal: two letters for each token, small ones for objects and the wounded. */
export function draw(seen: SoloView): string {
  const { labyrinth } = guess(seen, fastRandom(1));
  const plan = planUnder(labyrinth);
  const here = seen.tokens.filter(isOnBoard);
  const signs = new Map<string, string>(
    [...here].sort((a, b) => order(b) - order(a)).map(token => [token.place, signOf(token)]),
  );
  const board = drawLabyrinth(labyrinth, cell => signs.get(printCell(plan, cell)) ?? null);
  const list = (letter: string) =>
    here
      .filter(({ name }) => name.startsWith(letter))
      .map(({ name, place, wounded }) => `${name.slice(2)} ${place}${wounded ? ' wounded' : ''}`)
      .join(', ');
  const { combat, jumps, actions } = seen.hand;
  const row = seen.row.map(({ name, turned }) => (turned ? `(${name.slice(2)})` : name.slice(2)));
  return [
    board,
    '',
    `NP (${seen.level}): ${seen.points.np} VP, ${seen.deck.length} Combat cards`,
    `  ${list('N:')}`,
    `yellow: ${seen.points.yellow} VP, Combat ${combat.join(' ')}, ${jumps} Jump, Action ${actions.join(' ')}`,
    `  ${list('Y:')}`,
    `row: ${row.join(', ') || 'empty'}`,
    ...ownNames(seen),
    `turn ${seen.turn}: ${seen.active}, ${seen.left} AP left`,
  ].join('\n');
}

/** Who is who among those on the board that play from cards of somebody's own. */
function ownNames({ own, row }: SoloView): string[] {
  const called = deckOf(own).cards.flatMap(({ id, name }) =>
    name !== undefined && row.some(card => card.name === `N:${id}`) ? [`${id} ${name}`] : [],
  );
  return called.length === 0 ? [] : [`own cards: ${called.join(', ')}`];
}

/** Objects and the wounded are drawn first, so that whoever stands on them is seen. */
function order({ name, wounded }: SoloTokenView): number {
  if (wounded) return 1;
  return isObject(name) ? 2 : 0;
}

const OBJECTS = new Set([
  'bow',
  'fireball-wand',
  'key',
  'large-shield',
  'rope',
  'telescoping-spear',
]);

function isObject(name: string): boolean {
  return OBJECTS.has(name.slice(2));
}

function signOf(token: SoloTokenView): string {
  const { name } = token;
  const letters = name.slice(2).split('-').length > 1 ? initials(name) : name.slice(2, 4);
  return `${name[0]}${order(token) === 0 ? letters.toUpperCase() : letters}`;
}

function initials(name: string): string {
  const parts = name.slice(2).split('-');
  const [first = '', second = ''] = parts[0] === 'own' ? parts.slice(-2) : parts;
  return `${first[0]}${second[0]}`;
}
