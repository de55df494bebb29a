import { columnOf, DIRECTIONS, lookAlong, rowOf, sees } from '@oubliette/dungeon-twister';
import { type Benchmark, perSecond } from './benchmark.ts';
import { asking, dealtLabyrinths } from './labyrinths.ts';

/** Only squares of one row or column are asked about: for all others the answer is free. */
export const sight: Benchmark = {
  name: 'line-of-sight',
  about: 'does a square see another one in its row or column',
  unit: perSecond('queries'),
  peerName: null,
  contest() {
    const { labyrinths, plan, cells, characters } = dealtLabyrinths();
    const inLine = (a: (typeof cells)[number], b: typeof a) =>
      a !== b && (rowOf(plan, a) === rowOf(plan, b) || columnOf(plan, a) === columnOf(plan, b));
    const pairs = cells.flatMap(from =>
      cells.filter(to => inLine(from, to)).map(to => ({ from, to })),
    );
    const seen = labyrinths.flatMap(labyrinth =>
      cells.flatMap(from =>
        DIRECTIONS.flatMap(direction => lookAlong(labyrinth, from, direction, characters).seen),
      ),
    );
    let count = 0;
    const ours = asking({
      units: pairs.length * labyrinths.length,
      ask() {
        count = 0;
        for (const labyrinth of labyrinths) {
          for (const { from, to } of pairs) if (sees(labyrinth, from, to, characters)) count++;
        }
      },
      answer: () => count,
      expected: seen.length,
    });
    return { ours, peer: null };
  },
};
