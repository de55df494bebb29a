import { type Benchmark, microseconds } from './benchmark.ts';
import type { BatchContender } from './measure.ts';
import { immer, mutative } from './peers.ts';
import { type BenchPosition, clonePosition, middlePosition } from './position.ts';

const BATCH = 2000;
const TOKEN = 3;
const SQUARE = 99;

/** A copy of the position in which three fields have changed; the position stays as it was. */
type Step = (position: BenchPosition) => Pick<BenchPosition, 'actionPoints' | 'places' | 'frames'>;

/** Changes the same three fields in place. */
function change(copy: Pick<BenchPosition, 'actionPoints' | 'places' | 'frames'>): void {
  copy.actionPoints--;
  copy.places[TOKEN] = SQUARE;
  spendPoint(copy.frames);
}

/** For drafts, which do not see inside typed arrays: the changed array takes the place of the old. */
function redraft(draft: Pick<BenchPosition, 'actionPoints' | 'places' | 'frames'>): void {
  draft.actionPoints--;
  draft.places = draft.places.with(TOKEN, SQUARE);
  spendPoint(draft.frames);
}

function spendPoint(frames: BenchPosition['frames']): void {
  const frame = frames[1]!;
  if (frame.kind === 'move') frame.points--;
}

const explicit: Step = position => {
  const copy = clonePosition(position);
  change(copy);
  return copy;
};

/** What is no state but content is not copied here either. */
function structuredContender(): BatchContender {
  const { rooms, ...tables } = middlePosition().labyrinth;
  const bare = { ...middlePosition(), labyrinth: tables };
  return contender(middlePosition(), () => {
    const copy = structuredClone(bare);
    change(copy);
    return copy;
  });
}

function contender(position: BenchPosition, step: Step): BatchContender {
  return () => {
    let last = step(position);
    return {
      run() {
        for (let n = 0; n < BATCH; n++) last = step(position);
        return BATCH;
      },
      check() {
        assertStepped(position, 0);
        assertStepped(last, 1);
      },
    };
  };
}

function assertStepped(position: ReturnType<Step>, steps: 0 | 1): void {
  const fresh = middlePosition();
  if (steps === 1) change(fresh);
  const same =
    position.actionPoints === fresh.actionPoints &&
    position.places[TOKEN] === fresh.places[TOKEN] &&
    JSON.stringify(position.frames) === JSON.stringify(fresh.frames);
  if (!same) throw new Error(`after ${steps} steps the position is another one`);
}

function cloneAgainst(name: string, peerName: string, peer: () => BatchContender): Benchmark {
  return {
    name,
    about: 'copy a position of Dungeon Twister and change three fields',
    unit: microseconds('clone'),
    peerName,
    contest: () => ({ ours: contender(middlePosition(), explicit), peer: peer() }),
  };
}

export const clones: readonly Benchmark[] = [
  cloneAgainst('clone-immer', 'immer produce', () => {
    const { produce } = immer();
    return contender(middlePosition(), position => produce(position, redraft));
  }),
  cloneAgainst('clone-mutative', 'mutative create', () => {
    const { create } = mutative();
    return contender(middlePosition(), position => create(position, redraft));
  }),
  cloneAgainst('clone-structured', 'structuredClone', structuredContender),
];
