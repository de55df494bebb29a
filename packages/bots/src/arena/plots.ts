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
const LABELS = 200;
const ROW = 26;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Two ends of what is plotted, and how a number of it is written. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly write: (value: number) => string;
}

/** Bars with whiskers between two ends of a scale, and a line where the scale has its middle. */
export function barPlot(title: string, bars: readonly Bar[], { from, to, write }: Axis): string {
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
    ...[from, (from + to) / 2, to].map(value =>
      textAt(write(value), x(value), height - 4, 'middle'),
    ),
    '</svg>',
  ].join('\n');
}

function row({ name, value, low, high, label }: Bar, y: number, x: (value: number) => number) {
  return [
    textAt(name, NAMES - 10, y + 4, 'end'),
    `<line class="range" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>`,
    `<circle class="value" cx="${x(value)}" cy="${y}" r="5"/>`,
    textAt(label, WIDTH - LABELS + 20, y + 4, 'start'),
  ].join('');
}

function textAt(text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

export function rateBar(name: string, { share, low, high }: Interval): Bar {
  const label = `${percent(share)} (${percent(low)}–${percent(high)})`;
  return { name, value: share, low, high, label };
}

export { escaped as escapeHtml };
