import type { Benchmark } from './benchmark.ts';
import { clones } from './clone.ts';
import { legalDuel } from './legal-duel.ts';
import { matchLayer } from './match-layer.ts';
import { randomPlays } from './random-play.ts';
import { reach } from './reach.ts';
import { rules } from './rules.ts';
import { sight } from './sight.ts';
import { turn, turnInClone } from './turn-room.ts';

export const BENCHMARKS: readonly Benchmark[] = [
  rules,
  matchLayer,
  ...randomPlays,
  legalDuel,
  ...clones,
  sight,
  reach,
  turn,
  turnInClone,
];
