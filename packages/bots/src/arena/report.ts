import { type Bar, barPlot, escapeHtml, percent, rateBar } from './plots.ts';
import type { ArenaStanding, Pairing, Standings } from './standings.ts';

/** Elo that a share of wins stands for, held within what a plot can show. */
function eloOfShare(share: number): number {
  const held = Math.min(0.999, Math.max(0.001, share));
  return 400 * Math.log10(held / (1 - held));
}

/** The range of a rating: as far as the range of its win rate reaches. */
function eloBar({ player, elo, rate }: ArenaStanding): Bar {
  const spread = (share: number) => eloOfShare(share) - eloOfShare(rate.share);
  return {
    name: player,
    value: elo,
    low: elo + spread(rate.low),
    high: elo + spread(rate.high),
    label: signed(elo),
  };
}

function signed(elo: number): string {
  const whole = Math.round(elo);
  if (whole === 0) return '0';
  return `${whole > 0 ? '+' : '−'}${Math.abs(whole)}`;
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem;
  background: #16130f; color: #e8ddc8; }
h1, h2 { font-weight: 600; line-height: 1.2; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid #4a4033; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: currentColor; }
.middle { stroke: #4a4033; stroke-dasharray: 3 3; }
.range { stroke: #d8a657; stroke-width: 3; stroke-linecap: round; }
.value { fill: #f2e6cf; stroke: #16130f; stroke-width: 2; }
@media (prefers-color-scheme: light) { body { background: #faf6ee; color: #2a241b; } .value { fill: #2a241b; } }
`;

/** The report of an arena as a page that needs nothing else. */
export function htmlReport(standings: Standings): string {
  const { plan, table, pairings, played, firstSeat, decisions } = standings;
  const title = `Arena: ${plan.game}, ${plan.modes.join(', ')}`;
  const elos = table.map(eloBar);
  const reach = Math.max(100, ...elos.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${played} matches, seed “${escapeHtml(plan.seed)}”. Deals are played twice, with seats
exchanged. A match has ${decisions.toFixed(0)} decisions on average; whoever sits first wins
${percent(firstSeat.share)} (${percent(firstSeat.low)}–${percent(firstSeat.high)}).
All ranges hold 19 times out of 20 (Wilson); a draw is half a win.</p>
<h2>Elo</h2>
${barPlot('Elo', elos, { from: -reach, to: reach, write: signed })}
<h2>Pairings</h2>
${barPlot('Pairings', pairings.map(pairBar), { from: 0, to: 1, write: percent })}
<h2>Table</h2>
<table>
<tr><th>player</th><th>Elo</th><th>matches</th><th>won</th><th>ms per choice</th><th>lines per choice</th></tr>
${table.map(tableRow).join('\n')}
</table>
</body>
</html>
`;
}

function pairBar({ one, other, rate }: Pairing): Bar {
  return rateBar(`${one} – ${other}`, rate);
}

function tableRow({ player, elo, played, rate, pace, nodes }: ArenaStanding): string {
  const cells = [
    escapeHtml(player),
    signed(elo),
    String(played),
    percent(rate.share),
    pace.toFixed(1),
    nodes.toFixed(0),
  ];
  return `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`;
}

/** The same for a terminal. */
export function textReport({ table, pairings, played, firstSeat }: Standings): string {
  const { share, low, high } = firstSeat;
  const line = ({ player, elo, rate, pace }: ArenaStanding) =>
    `${signed(elo).padStart(6)}  ${percent(rate.share).padStart(7)}  ${pace.toFixed(1).padStart(8)}  ${player}`;
  const pair = ({ one, other, won, drawn, lost, rate }: Pairing) =>
    `${one} – ${other}: +${won} =${drawn} −${lost}, ${percent(rate.share)} (${percent(rate.low)}–${percent(rate.high)})`;
  return [
    `${played} matches`,
    `${'Elo'.padStart(6)}  ${'won'.padStart(7)}  ${'ms'.padStart(8)}  player`,
    ...table.map(line),
    ...pairings.map(pair),
    `whoever sits first: ${percent(share)} (${percent(low)}–${percent(high)})`,
  ].join('\n');
}
