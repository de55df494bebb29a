import { createReach, findReach, ON_FOOT, stepsTo } from '@oubliette/dungeon-twister';
import { type Benchmark, perSecond } from './benchmark.ts';
import { asking, dealtLabyrinths } from './labyrinths.ts';

const STEPS = 6;

export const reach: Benchmark = {
  name: 'reach',
  about: `which squares lie within ${STEPS} steps`,
  unit: perSecond('queries'),
  peerName: null,
  contest() {
    const { labyrinths, plan, cells, characters } = dealtLabyrinths();
    const buffers = createReach(plan);
    const find = (labyrinth: (typeof labyrinths)[number], start: (typeof cells)[number]) =>
      findReach(buffers, labyrinth, start, STEPS, ON_FOOT, characters);
    const reached = labyrinths.flatMap(labyrinth =>
      cells.flatMap(start => {
        const found = find(labyrinth, start);
        return cells.filter(cell => stepsTo(found, cell) !== null);
      }),
    );
    let count = 0;
    const ours = asking({
      units: cells.length * labyrinths.length,
      ask() {
        count = 0;
        for (const labyrinth of labyrinths) {
          for (const start of cells) count += find(labyrinth, start).count;
        }
      },
      answer: () => count,
      expected: reached.length,
    });
    return { ours, peer: null };
  },
};
