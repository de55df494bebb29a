import { fastRandom, TABLE } from '@oubliette/kernel';
import { type LanternState, lantern, trial } from '@oubliette/kernel/reference';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dealOf,
  type LanternG,
  lanternForBoardgameIo,
  lanternTable,
  moveOf,
} from './lantern-bgio.ts';
import { type Recorded, recordMatches } from './lantern-record.ts';
import type { BoardState } from './peers.ts';

type Board = BoardState<LanternG>;

const MATCHES = recordMatches(60);
const PLAYERS = { red: '0', white: '1' } as const;

/** Visits every position of a match on both sides, the last one included. */
function playBoth(
  match: Pick<Recorded, 'start' | 'plays'>,
  visit: (state: LanternState, board: Board) => void,
): void {
  const { start, reduce } = lanternTable(false);
  const state = lantern.clone(match.start);
  let board = start(dealOf(match.start));
  for (const { seat, action, die } of match.plays) {
    visit(state, board);
    lantern.apply(state, seat, action, { below: () => die! - 1 });
    board = reduce(board, moveOf(seat, action, die));
  }
  visit(state, board);
}

const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

describe('Lantern for boardgame.io plays by the rules of the reference game', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('every card and every point is in the same place after every action', () => {
    for (const match of MATCHES) {
      playBoth(match, (state, { G }) => {
        const { deck, players, burnt, scores } = dealOf(state);
        expect(G.deck).toEqual(deck);
        expect(G.scores).toEqual(scores);
        expect(sorted(G.burnt)).toEqual(burnt);
        for (const id of Object.values(PLAYERS)) {
          expect(sorted(G.players[id]!.hand)).toEqual(players[id]!.hand);
          expect(sorted(G.players[id]!.shadow)).toEqual(players[id]!.shadow);
        }
      });
    }
  });

  it('the match ends at the same action with the same scores', () => {
    for (const match of MATCHES) {
      playBoth(match, (state, { ctx }) => {
        expect(ctx.gameover).toEqual(lantern.outcome(state)?.scores);
      });
    }
  });

  it('REF-END-02: tucking the last card ends nothing, the turn after it does', () => {
    const parsed = lantern.notation.parsePosition('target 20\nhand red 3\nasks turn');
    if (!parsed.ok) throw new Error('the position cannot be read');
    const plays: Recorded['plays'] = [
      { seat: 'red', action: { do: 'tuck', card: 3 }, die: null },
      { seat: 'red', action: { do: 'pass' }, die: null },
    ];
    const ends: unknown[] = [];
    playBoth({ start: parsed.value, plays }, (state, { ctx }) => {
      expect(ctx.gameover).toEqual(lantern.outcome(state)?.scores);
      ends.push(ctx.gameover);
    });
    expect(ends).toEqual([undefined, undefined, { red: 3, white: 0 }]);
  });

  it('every wish of every seat is allowed by both or refused by both', () => {
    const { reduce } = lanternTable(false);
    const random = fastRandom(0);
    // boardgame.io tells each refusal on the console.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const match of MATCHES.slice(0, 20)) {
      playBoth(match, (state, board) => {
        for (const seat of lantern.seats(match.options)) {
          for (const wish of trial.wishes(state, seat, random)) {
            const allowed = lantern.refusal(state, seat, wish) === null;
            const refused = reduce(board, moveOf(seat, wish, wish.do === 'burn' ? 1 : null));
            expect([seat, wish, refused.transients === undefined]).toEqual([seat, wish, allowed]);
          }
        }
      });
    }
  });

  it('a player is shown his own cards and the number of all others', () => {
    const { playerView } = lanternForBoardgameIo(false);
    for (const match of MATCHES.slice(0, 20)) {
      playBoth(match, (state, { G, ctx }) => {
        for (const viewer of ['red', 'white', TABLE] as const) {
          const playerID = viewer === TABLE ? null : PLAYERS[viewer];
          const { hands, shadows, left } = lantern.view(state, viewer);
          const shown = ({ count, cards }: (typeof hands)[number]) =>
            cards === undefined ? count : expect.toSatisfy(own => `${sorted(own)}` === `${cards}`);
          expect(playerView({ G, ctx, playerID })).toMatchObject({
            deck: left,
            players: {
              0: { hand: shown(hands[0]!), shadow: shown(shadows[0]!) },
              1: { hand: shown(hands[1]!), shadow: shown(shadows[1]!) },
            },
          });
        }
      });
    }
  });
});
