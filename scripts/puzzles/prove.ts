import { PUZZLE_SUBJECTS } from '../../packages/bots/src/puzzles/index.ts';
import { prove } from '../../packages/kernel/src/puzzle/index.ts';
import { puzzleFiles, toldFaults } from './files.ts';

/** Proves puzzles and tells of each; whether all claims hold. */
export function proveAll(paths: readonly string[], within: number): boolean {
  const begun = performance.now();
  const counts = { passed: 0, failed: 0, left: 0 };
  for (const { path, puzzle } of puzzleFiles(paths)) {
    if (performance.now() - begun > within * 1000) {
      counts.left++;
      continue;
    }
    const proof = puzzle.ok ? prove(puzzle.value, PUZZLE_SUBJECTS[puzzle.value.game]!) : puzzle;
    if (proof.ok) {
      counts.passed++;
      const { looked, deeds } = proof.value;
      console.log(`${path}: proved, ${deeds} deeds, ${looked} positions`);
    } else {
      counts.failed++;
      console.log(toldFaults(path, proof));
    }
  }
  if (counts.left > 0) console.log(`${counts.left} left for a longer run`);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0;
}
