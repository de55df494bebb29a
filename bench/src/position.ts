import {
  altered,
  dealLabyrinth,
  type Labyrinth,
  PRISON_ROOMS,
  planUnder,
  revealRoom,
} from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';

type Frame =
  | { kind: 'turn'; seat: number }
  | { kind: 'move'; token: number; points: number }
  | { kind: 'combat'; attackers: number[]; defenders: number[]; sealed: Record<string, number> };

/** About what a position of Dungeon Twister holds in the middle of a match. */
export interface BenchPosition {
  /** A value: states share it until somebody turns, reveals or opens something. */
  labyrinth: Labyrinth;
  /** Where each of the 28 characters and objects is, how it is, and who bears it. */
  places: Int16Array;
  conditions: Uint8Array;
  bearers: Int8Array;
  hands: Uint8Array[];
  scores: Uint8Array;
  round: number;
  seat: number;
  actionPoints: number;
  frames: Frame[];
}

const TOKENS = 28;
const KINDS_OF_CARD = 13;

/** The labyrinth of the eight Prison rooms dealt with that seed, all of them revealed. */
export function dealtLabyrinth(seed: number): Labyrinth {
  const random = fastRandom(seed);
  const labyrinth = dealLabyrinth(PRISON_ROOMS, count => random.below('deal', count));
  return altered(labyrinth, copy => {
    for (const position of planUnder(copy).positions) revealRoom(copy, position);
  });
}

export function middlePosition(): BenchPosition {
  const labyrinth = dealtLabyrinth(1);
  return {
    labyrinth,
    places: Int16Array.from({ length: TOKENS }, (_, token) => token * 7),
    conditions: new Uint8Array(TOKENS),
    bearers: new Int8Array(TOKENS).fill(-1),
    hands: [new Uint8Array(KINDS_OF_CARD).fill(1), new Uint8Array(KINDS_OF_CARD).fill(1)],
    scores: new Uint8Array(2),
    round: 9,
    seat: 0,
    actionPoints: 5,
    frames: [
      { kind: 'turn', seat: 0 },
      { kind: 'move', token: 3, points: 4 },
      { kind: 'combat', attackers: [3, 5], defenders: [17], sealed: { blue: 2 } },
    ],
  };
}

export function clonePosition(position: BenchPosition): BenchPosition {
  return {
    labyrinth: position.labyrinth,
    places: position.places.slice(),
    conditions: position.conditions.slice(),
    bearers: position.bearers.slice(),
    hands: position.hands.map(hand => hand.slice()),
    scores: position.scores.slice(),
    round: position.round,
    seat: position.seat,
    actionPoints: position.actionPoints,
    frames: position.frames.map(cloneFrame),
  };
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'turn':
      return { kind: 'turn', seat: frame.seat };
    case 'move':
      return { kind: 'move', token: frame.token, points: frame.points };
    case 'combat':
      return {
        kind: 'combat',
        attackers: frame.attackers.slice(),
        defenders: frame.defenders.slice(),
        sealed: { ...frame.sealed },
      };
  }
}
