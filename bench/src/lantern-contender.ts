import { dealOf, lanternTable, moveOf } from './lantern-bgio.ts';
import { assertSameEnd, type Recorded } from './lantern-record.ts';
import type { BatchContender } from './measure.ts';

/** Recorded matches through boardgame.io's reducer; its states and actions are made beforehand. */
export function boardgameIoContender(
  matches: readonly Recorded[],
  disableUndo: boolean,
): BatchContender {
  const table = lanternTable(disableUndo);
  const games = matches.map(match => ({
    match,
    start: table.start(dealOf(match.start)),
    moves: match.plays.map(({ seat, action, die }) => moveOf(seat, action, die)),
  }));
  return () => {
    const ends: unknown[] = [];
    return {
      run() {
        let actions = 0;
        for (const { start, moves } of games) {
          let state = start;
          for (const move of moves) {
            state = table.reduce(state, move);
            if (state.transients !== undefined) throw new Error('refused');
            actions++;
          }
          ends.push(state.ctx.gameover);
        }
        return actions;
      },
      check() {
        for (const [n, { match }] of games.entries()) assertSameEnd(match, 'boardgame.io', ends[n]);
      },
    };
  };
}
