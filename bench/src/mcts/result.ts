import type { EncounterRecord } from './match.ts';

/** 95 % of a normal distribution lie within so many deviations. */
const DEVIATIONS = 1.96;

/** Wilson's interval for a share of so many. */
export function intervalOf(share: number, count: number): readonly [number, number] {
  const square = DEVIATIONS ** 2 / count;
  const middle = (share + square / 2) / (1 + square);
  const reach =
    (DEVIATIONS * Math.sqrt((share * (1 - share)) / count + square / (4 * count))) / (1 + square);
  return [middle - reach, middle + reach];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** How ours fared, in all and on each seat, and how long both thought. */
export function resultText(records: readonly EncounterRecord[]): string {
  const [first] = records;
  if (first === undefined) return 'No match was played.';
  const { game, mode, level, milliseconds, playoutDepth, seed } = first;
  const seats = [...new Set(records.map(({ ours }) => ours))];
  const lines = [
    `${level} against boardgame.io's MCTSBot (playouts of ${playoutDepth} moves), ${game}, ${mode}: ${milliseconds} ms a decision, seeds from “${seed}”`,
    lineFor('all', records),
    ...seats.map(seat =>
      lineFor(
        seat,
        records.filter(({ ours }) => ours === seat),
      ),
    ),
    `milliseconds a thought: ours ${paceOf(records, 0)}, theirs ${paceOf(records, 1)}; thoughts a match: ours ${thoughtsOf(records, 0)}, theirs ${thoughtsOf(records, 1)}`,
  ];
  return lines.join('\n');
}

function lineFor(name: string, records: readonly EncounterRecord[]): string {
  const count = (share: number) => records.filter(record => record.share === share).length;
  const share = meanOf(records.map(record => record.share));
  const [low, high] = intervalOf(share, records.length);
  const tally = `+${count(1)} =${count(0.5)} −${count(0)}`;
  return `${name.padEnd(8)} ${tally.padEnd(16)} ${percent(share)} (${percent(low)} to ${percent(high)})`;
}

function paceOf(records: readonly EncounterRecord[], who: 0 | 1): string {
  return meanOf(records.map(({ pace }) => pace[who])).toFixed(1);
}

function thoughtsOf(records: readonly EncounterRecord[], who: 0 | 1): string {
  return meanOf(records.map(({ thoughts }) => thoughts[who])).toFixed(0);
}
