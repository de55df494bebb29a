import { type BenchArguments, readArguments } from './arguments.ts';
import { type Benchmark, type BenchResult, resultOf } from './benchmark.ts';
import { BENCHMARKS } from './benchmarks.ts';
import { FULL_PLAN, measure } from './measure.ts';
import { document, help, tableHead, tableRow } from './print.ts';

// The peers decide by this, when they are loaded, whether to run their slower development checks.
process.env.NODE_ENV = 'production';

const NODE = process.versions.node;

const wish = readArguments(
  process.argv.slice(2),
  BENCHMARKS.map(({ name }) => name),
);
if ('fault' in wish) {
  console.error(wish.fault);
  process.exitCode = 2;
} else if (wish.help) {
  console.log(help(BENCHMARKS));
} else {
  run(wish);
}

function run({ json, only }: BenchArguments): void {
  const chosen = BENCHMARKS.filter(({ name }) => only === null || name === only);
  if (json) {
    console.log(document(NODE, chosen.map(resultFor)));
    return;
  }
  console.log(tableHead(NODE, FULL_PLAN.rounds));
  for (const benchmark of chosen) console.log(tableRow(resultFor(benchmark)));
}

function resultFor(benchmark: Benchmark): BenchResult {
  const contest = benchmark.contest();
  const measured = measure(contest, FULL_PLAN);
  return resultOf(benchmark, measured, FULL_PLAN.rounds, contest.figures?.() ?? {});
}
