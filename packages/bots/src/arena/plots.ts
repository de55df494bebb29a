import type { Interval } from './statistics.ts';

/** A bar with its name, its value and the range that the value lies in. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly label: string;
}

const WIDTH = 640;
const NAMES = 190;
const LABELS = 150;
const ROW = 26;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Bars with whiskers between two ends of a scale, and a line where the scale has its middle. */
export function barPlot(title: string, bars: readonly Bar[], from: number, to: number): string {
  const width = WIDTH - NAMES - LABELS;
  const x = (value: number) =>
    NAMES + (width * (Math.min(to, Math.max(from, value)) - from)) / (to - from || 1);
  const middle = x((from + to) / 2);
  const height = bars.length * ROW + ROW;
  const rows = bars.map((bar, index) => row(bar, index * ROW + ROW / 2, x));
  return [
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<line class="middle" x1="${middle}" x2="${middle}" y1="0" y2="${height - ROW / 2}"/>`,
    ...rows,
    '</svg>',
  ].join('\n');
}

function row({ name, value, low, high, label }: Bar, y: number, x: (value: number) => number) {
  const at = (text: string, where: number, anchor: string) =>
    `<text x="${where}" y="${y + 4}" text-anchor="${anchor}">${escaped(text)}</text>`;
  return [
    at(name, NAMES - 10, 'end'),
    `<line class="range" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>`,
    `<circle class="value" cx="${x(value)}" cy="${y}" r="5"/>`,
    at(label, WIDTH - LABELS + 10, 'start'),
  ].join('');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

export function rateBar(name: string, { share, low, high }: Interval): Bar {
  const label = `${percent(share)} (${percent(low)}–${percent(high)})`;
  return { name, value: share, low, high, label };
}

export { escaped as escapeHtml };
