/** What a position says of mixed sets: how forces are chosen, who is in the cast, square markers. */
import type { NotationWords } from '@oubliette/kernel';
import {
  altered,
  type CellId,
  cellAt,
  DECLARED_GROUNDS,
  markerAt,
  planUnder,
  positionAt,
  printCell,
  setMarker,
} from '../../board/index.ts';
import { SET_IDS } from '../../content/sets.ts';
import { pairsWith } from '../forces/pool.ts';
import { cellOfIllusion, feign } from '../illusion.ts';
import {
  COLOURS,
  type DuelState,
  type Forces,
  type ForcesMode,
  planIn,
  rosterIn,
  seatsIn,
  sideAt,
} from '../state.ts';
import { wholeSetOf } from '../team.ts';
import type { RoomsAtHand } from './rooms.ts';
import { readSpot } from './words.ts';

const MARKED_GROUNDS = ['floor', 'pit', ...DECLARED_GROUNDS] as const;
const MODES: readonly ForcesMode[] = ['mutual', 'draft', 'free'];

/** `forces free first blue quick`, `guests 91L,91R`, `without base`, `also key,rope`, `pairs blue 37,40`; `cast` if the tokens are those of no set. */
export function printForces(state: DuelState): string[] {
  return [...printMarkers(state), ...printIllusions(state), ...printChoice(state)];
}

function printChoice({ forces, names, points }: DuelState): string[] {
  if (forces === undefined) return wholeSetOf(names, points.length) === null ? ['cast'] : [];
  const { mode, first, quick, pairs, guests, without, also } = forces;
  const chosen = pairs.flatMap((numbers, side) =>
    numbers.length === 0 ? [] : [`pairs ${COLOURS[side]} ${numbers.join(',')}`],
  );
  return [
    `forces ${mode} first ${COLOURS[first]}${quick ? ' quick' : ''}`,
    ...(without ? [`without ${without.join(',')}`] : []),
    ...(also ? [`also ${also.join(',')}`] : []),
    ...(guests ? [`guests ${guests.map(({ id }) => id).join(',')}`] : []),
    ...chosen,
  ];
}

/** `marker @3,4 pit` (DT-EXT-05). */
function printMarkers({ labyrinth }: DuelState): string[] {
  if (labyrinth.markers === undefined) return [];
  const plan = planUnder(labyrinth);
  return Array.from({ length: plan.cells }, (_, cell) => cell as CellId).flatMap(cell => {
    const ground = markerAt(labyrinth, cell);
    return ground === null ? [] : [`marker ${printCell(plan, cell)} ${ground}`];
  });
}

/** `illusion B:illusionist pit @3,4`: whose marker it is (DT-PND-08). */
function printIllusions(state: DuelState): string[] {
  return (state.illusions ?? []).map(illusion => {
    const square = printCell(planIn(state), cellOfIllusion(state, illusion));
    return `illusion ${state.names[illusion.maker]} ${illusion.ground} ${square}`;
  });
}

function forcesAt(words: NotationWords, { forces }: DuelState): Forces {
  return forces ?? words.refuse('What is chosen from is said only after a line “forces …”.');
}

export const FORCES_FACTS: Readonly<
  Record<string, (words: NotationWords, state: DuelState, find: RoomsAtHand) => void>
> = {
  forces: (words, state) => {
    const mode = words.oneOf('way to choose', MODES);
    words.expect('first');
    const seats = seatsIn(state);
    const first = sideAt(words.oneOf('seat', seats));
    state.forces = { mode, first, quick: words.take('quick'), pairs: seats.map(() => []) };
  },
  without: (words, state) => {
    const without = words
      .word('sets')
      .split(',')
      .map(
        id => SET_IDS.find(set => set === id) ?? words.refuse(`There is no set “${id}” of ours.`),
      );
    state.forces = { ...forcesAt(words, state), without: Object.freeze(without) };
  },
  also: (words, state) => {
    state.forces = {
      ...forcesAt(words, state),
      also: Object.freeze(words.word('pieces').split(',')),
    };
  },
  guests: (words, state, find) => {
    const forces = forcesAt(words, state);
    const guests = words
      .word('rooms')
      .split(',')
      .map(id => find(id) ?? words.refuse(`There is no room “${id}”.`));
    state.forces = { ...forces, guests: Object.freeze(guests) };
  },
  pairs: (words, state) => {
    const chosen = state.forces?.pairs[sideAt(words.oneOf('seat', seatsIn(state)))];
    if (chosen === undefined)
      words.refuse('Pairs are chosen only where a line “forces …” says so.');
    for (const word of words.word('numbers').split(',')) {
      const number = pairsWith(state.forces).find(known => String(known) === word);
      chosen!.push(number ?? words.refuse(`There is no pair “${word}”.`));
    }
  },
  cast: () => {},
  illusion: (words, state) => {
    const name = words.word('a token');
    const maker = rosterIn(state).numberOf(name);
    const ground = words.oneOf('illusion', ['pit', 'rubble'] as const);
    const { x, y } = readSpot(words);
    const cell = cellAt(planIn(state), x, y);
    if (maker === undefined) words.refuse(`${name} is not in this game.`);
    if (cell === null || positionAt(planIn(state), cell) === null)
      words.refuse('A marker lies on a square of a room.');
    feign(state, maker!, ground, cell!);
  },
  marker: (words, state) => {
    const { x, y } = readSpot(words);
    const cell = cellAt(planIn(state), x, y);
    const ground = words.oneOf('ground', MARKED_GROUNDS);
    if (cell === null || positionAt(planIn(state), cell) === null)
      words.refuse('A marker lies on a square of a room.');
    state.labyrinth = altered(state.labyrinth, copy => setMarker(copy, cell!, ground));
  },
};
