import type { Random } from '@oubliette/kernel';
import type { GameTrial } from '@oubliette/kernel/battery';
import type { Action } from './action.ts';
import { demonsOn, humansOn } from './board/board.ts';
import { cellName } from './board/cells.ts';
import { DIRECTIONS, SIDES } from './board/openings.ts';
import { CARD_KINDS, COPIES } from './cards/kinds.ts';
import type { Claustrophobia } from './claustrophobia.ts';
import { GIFT_IDS } from './content/gifts/index.ts';
import { OBJECT_IDS } from './content/objects.ts';
import { CAPACITY, TILES } from './content/tiles.ts';
import { reshuffled } from './hidden.ts';
import { OWN_ABOUT_TILE, OWN_ABOUT_WARRIOR } from './scenarios/own-questions.ts';
import { DISCARDED, isOver, type State } from './state.ts';
import { AREA_NAMES } from './threat/areas.ts';
import { HUMANS, WARRIOR_NAMES } from './warriors/roster.ts';

/** Wishes of every kind for things drawn by chance: most of them are not allowed. */
function wishes(state: State, _seat: string, random: Random): Action[] {
  const one = <T>(list: readonly T[]): T => list[random.below('wish', list.length)]!;
  const who = () => one(WARRIOR_NAMES);
  const to = () => cellName(state.cells[random.below('wish', Math.max(1, state.count))]!);
  const value = () => random.below('wish', 7);
  const side = () => SIDES[one(DIRECTIONS)]!;
  const target = () => one(['', to(), who(), `${who()} ${value()}`, `${who()} ${to()}`]);
  const words = [
    'pass',
    'advantage',
    'ready',
    'confirm',
    'roll',
    'done',
    'stop',
    'finish',
  ] as const;
  const others = ['end', 'look', 'keep', 'swap', 'suffer'] as const;
  return [
    ...[...words, ...others].map((verb): Action => ({ do: verb })),
    ...(['bid', 'pick', 'cancel', 'reroll'] as const).map(
      (verb): Action => ({ do: verb, value: value() }),
    ),
    ...(['act', 'guard', 'trap', ...OWN_ABOUT_WARRIOR] as const).map(
      (verb): Action => ({ do: verb, who: who() }),
    ),
    ...(['go', 'dive', 'hole', 'seal', ...OWN_ABOUT_TILE] as const).map(
      (verb): Action => ({ do: verb, to: to() }),
    ),
    { do: 'hire', who: one(['BR', 'BL']) },
    { do: 'gift', gift: one(GIFT_IDS) },
    { do: 'equip', object: one(OBJECT_IDS), who: who() },
    { do: 'mark', to: to(), side: side() },
    { do: 'give', value: value(), who: who() },
    { do: 'bless', who: who(), with: one(['mvt', 'cbt']) },
    { do: 'use', gift: one(GIFT_IDS), target: target() },
    { do: 'play', card: one(CARD_KINDS), target: target() },
    { do: 'explore', side: side() },
    { do: 'attack', target: one([who(), `TR${to()}`, 'seal']) },
    { do: 'deed', deed: one(['charge', 'pull', 'search', 'lift', 'poison', 'dance']), target: '' },
    { do: 'deed', deed: 'clear', target: side() },
    { do: 'place', openings: one(['N', 'NE', 'NS', 'NEW', 'NESW', 'ESW', 'SW', 'EW']) },
    { do: 'dice', area: one(AREA_NAMES), dice: one(['1', '3', '2 5', '3 6', '4 6', '1 5 6']) },
    { do: 'buy', who: one(['TR', 'D']), to: to() },
  ];
}

/** Every card, tile and figure, wherever it is, and whatever breaks a law of the board. */
function census(state: State): string[] {
  return [...cards(state), ...tiles(state), ...disorders(state)];
}

function cards(state: State): string[] {
  const counted = CARD_KINDS.map((_, card) => state.hand[card]! + state.spent[card]!);
  for (const deck of state.decks) for (const card of deck) counted[card]!++;
  return CARD_KINDS.flatMap((kind, card) => new Array<string>(counted[card]!).fill(kind));
}

/** A tile lies on the board, in the pile, among the discards, in a hand, or is out of the game. */
function tiles(state: State): string[] {
  const counted = new Array<number>(TILES.length).fill(0);
  for (let spot = 0; spot < state.count; spot++) counted[state.tiles[spot]!]!++;
  for (let at = 0; at < state.left; at++) counted[state.pile[at]!]!++;
  for (const tile of TILES.keys()) if ((state.marks[tile]! & DISCARDED) !== 0) counted[tile]!++;
  return TILES.slice(1).flatMap(({ id }, index) =>
    new Array<string>(Math.max(1, counted[index + 1]!)).fill(id),
  );
}

/** Too many on a tile (CL-MOVE-03), unless the dead have just returned there (S7). */
function disorders(state: State): string[] {
  const found: string[] = [];
  const crowd = isOver(state) || state.work.some(work => work.kind === 'sacrifice');
  for (let spot = 0; spot < state.count && !crowd; spot++) {
    const most = CAPACITY[state.tiles[spot]!]!;
    const there = Math.max(humansOn(state, spot), demonsOn(state, spot));
    if (there > most) found.push(`a crowd on ${spot}`);
  }
  for (let who = 0; who < HUMANS; who++) {
    if (state.place[who]! >= 0 && state.lines[who] === 63)
      found.push(`${WARRIOR_NAMES[who]} walks dead`);
  }
  return found;
}

export const claustrophobiaTrial: GameTrial<Claustrophobia> = {
  wishes,
  twin: reshuffled,
  census,
  expected: ({ handicap }) => [
    ...CARD_KINDS.flatMap((kind, card) => {
      const out = handicap === 'human' ? ({ lost: 1, panic: 2 }[kind as string] ?? 0) : 0;
      return new Array<string>(COPIES[card]! - out).fill(kind);
    }),
    ...TILES.slice(1).map(({ id }) => id),
  ],
  longest: 20_000,
};
