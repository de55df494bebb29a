import { type Arrow, cloneLabyrinth, type Labyrinth, turnRoom } from '@oubliette/dungeon-twister';
import { fingerprint } from '@oubliette/kernel';
import { type Benchmark, microseconds, perSecond } from './benchmark.ts';
import { asking, dealtLabyrinths } from './labyrinths.ts';

const ARROW: Arrow = 'clockwise';

/** Four quarter turns bring everything back, so each batch begins where the first one did. */
export const turn: Benchmark = {
  name: 'turn-room',
  about: 'turn a room by a quarter',
  unit: perSecond('turns'),
  peerName: null,
  contest() {
    const { labyrinths, plan } = dealtLabyrinths();
    const ours = asking({
      units: labyrinths.length * plan.positions.length * 4,
      ask() {
        for (const labyrinth of labyrinths) {
          for (const position of plan.positions) {
            for (let quarter = 0; quarter < 4; quarter++) turnRoom(labyrinth, position, ARROW);
          }
        }
      },
      answer: () => barsOf(labyrinths),
      expected: barsOf(labyrinths),
    });
    return { ours, peer: null };
  },
};

/** A clone shares its tables until it changes: here it pays for all of them. */
export const turnInClone: Benchmark = {
  name: 'turn-in-clone',
  about: 'clone a labyrinth and turn a room in the clone',
  unit: microseconds('turn'),
  peerName: null,
  contest() {
    const { labyrinths, plan } = dealtLabyrinths();
    let last: Labyrinth = labyrinths[0]!;
    const turned = dealtLabyrinths().labyrinths.at(-1)!;
    turnRoom(turned, plan.positions.at(-1)!, ARROW);
    const ours = asking({
      units: labyrinths.length * plan.positions.length,
      ask() {
        for (const labyrinth of labyrinths) {
          for (const position of plan.positions) {
            last = cloneLabyrinth(labyrinth);
            turnRoom(last, position, ARROW);
          }
        }
      },
      answer: () => barsOf([...labyrinths, last]),
      expected: barsOf([...labyrinths, turned]),
    });
    return { ours, peer: null };
  },
};

function barsOf(labyrinths: readonly Labyrinth[]): string {
  return fingerprint(labyrinths.map(({ table }) => table));
}
