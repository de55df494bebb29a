import { type DuelAction, type DuelSeat, duel, outlook } from '@oubliette/dungeon-twister';
import { fastRandom, pick } from '@oubliette/kernel';
import { describe, expect, it, vi } from 'vitest';
import { en as boardEn } from '../board/messages.en.ts';
import { ru as boardRu } from '../board/messages.ru.ts';
import type { DuelSnapshot } from '../seen/choice.ts';
import { labyrinthOf } from '../seen/labyrinth.ts';
import { pieceOf } from '../words/mention.ts';
import { nameOf as englishName } from '../words/pieces.en.ts';
import { nameOf as russianName } from '../words/pieces.ru.ts';
import { planIn } from '../words/sides.ts';
import { squareName } from '../words/square-name.ts';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';
import { positionWords } from './position.ts';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { spoken } = await import('../../i18n/catalogue.ts');
const { doingsOf } = await spoken(import('./doings.ts'));

const LANGUAGES = {
  en: { texts: en, board: boardEn, nameOf: en.sides, piece: englishName },
  ru: { texts: ru, board: boardRu, nameOf: ru.sides, piece: russianName },
};

/** A position from a random match, and who is asked there. */
function midGame(seed: number) {
  const random = fastRandom(seed);
  const options = duel.parseOptions({ quick: seed % 2 === 0 });
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const state = duel.setup(options.value, random);
  for (let count = 40 + 25 * seed; count > 0; count--) {
    const [seat] = duel.decision(state)?.seats ?? [];
    if (seat === undefined) break;
    const legal = duel.legal(state, seat);
    const lively = legal.filter(({ do: act }) => act !== 'end');
    duel.apply(state, seat, pick(random, 'choice', lively.length > 0 ? lively : legal), random);
  }
  return { state, seat: duel.decision(state)!.seats[0]! };
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe.each(['en', 'ru'] as const)('a position in words (%s)', language => {
  const { piece, ...told } = LANGUAGES[language];
  it.each(SEEDS)('%s: tells every token that is seen with its square', seed => {
    const { state, seat } = midGame(seed);
    const view = duel.view(state, seat);
    const lines = positionWords(told, view).flatMap(passage => passage.lines);
    const plan = planIn(view);
    const seen = state.names.flatMap((name, token) => {
      const place = state.places[token]!;
      const isSeen = view.tokens.some(each => each.name === name && each.place.startsWith('@'));
      return place >= 0 && place < plan.cells && isSeen ? [{ name, place }] : [];
    });
    expect(seen.length).toBeGreaterThan(2);
    for (const { name, place } of seen) {
      const square = squareName(plan, place);
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`${piece(pieceOf(name))}.*: ${square}$`, 'i')),
      );
    }
    for (const room of view.rooms) if (room.name) expect(lines.join()).toContain(room.name);
  });
});

describe('what can be done, in words', () => {
  it.each(SEEDS)('%s: lists every legal action, and nothing else', seed => {
    const { state, seat } = midGame(seed);
    const { list, done } = doings(state, seat);
    const ofMoves = new Set(['move', 'step']);
    const firsts = new Set(done.map(([first]) => JSON.stringify(first)));
    for (const action of duel.legal(state, seat)) {
      if (!ofMoves.has(action.do)) expect(firsts).toContain(JSON.stringify(action));
    }
    for (const [first] of done) expect(duel.refusal(state, seat, first!)).toBeNull();
    for (const { words } of list) expect(words).toMatch(/\S/);
  });

  it('names two ways of one character differently', () => {
    const { state, seat } = midGame(4);
    for (const { list } of doings(state, seat).groups.slice(1)) {
      const words = list.map(each => each.words);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});

function doings(state: ReturnType<typeof midGame>['state'], seat: DuelSeat) {
  const view = duel.view(state, seat);
  const snapshot = { view, legal: duel.legal(state, seat), outlook: outlook(state, seat) };
  const wishes = { ...snapshot, labyrinth: labyrinthOf(view), selected: null, deed: null };
  const done: (readonly DuelAction[])[] = [];
  const groups = doingsOf(
    { texts: en, board: boardEn, turned: 0 },
    snapshot as unknown as DuelSnapshot,
    wishes,
    { selected: null, cell: null },
    ({ actions }) => done.push(actions),
  );
  const list = groups.flatMap(group => group.list);
  for (const { perform } of list) perform();
  return { groups, list, done };
}
