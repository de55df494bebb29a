import type { Benchmark } from './benchmark.ts';
import { clones } from './clone.ts';
import { legalLists } from './legal-lists.ts';
import { matchLayer } from './match-layer.ts';
import { mctsSpeeds } from './mcts/speed.ts';
import { npcActivation } from './npc-activation.ts';
import { randomPlays } from './random-play.ts';
import { reach } from './reach.ts';
import { rules } from './rules.ts';
import { sight } from './sight.ts';
import { turn, turnInClone } from './turn-room.ts';

export const BENCHMARKS: readonly Benchmark[] = [
  rules,
  matchLayer,
  ...randomPlays,
  ...legalLists,
  npcActivation,
  ...clones,
  sight,
  reach,
  turn,
  turnInClone,
  ...mctsSpeeds,
];
