/**
 * Lantern, the kernel's reference game, written for boardgame.io as its guide advises: moves that
 * change a draft and return INVALID_MOVE, a stage for the simultaneous duel, `endIf` for turn and
 * match, `playerView` for secrets. Players 0 and 1 are the seats red and white.
 */
import type { LanternAction, LanternSeat, LanternState } from '@oubliette/kernel/reference';
import {
  type BoardGame,
  type BoardState,
  boardgameIo,
  type Ctx,
  type MakeMove,
  type MoveContext,
  type Reducer,
} from './peers.ts';

const INVALID_MOVE = 'INVALID_MOVE';
const HAND_LIMIT = 7;
const SHADOW_LIMIT = 2;
const VALUES = 6;

interface Player {
  hand: number[];
  shadow: number[];
  chosen: number | null;
}

export interface LanternG {
  target: number;
  deck: number[];
  players: Record<string, Player>;
  burnt: number[];
  scores: [number, number];
  /** The last turn whose action has been taken. */
  spent: number;
}

interface Scores {
  readonly red: number;
  readonly white: number;
}

type Context = MoveContext<LanternG>;

function removed(cards: number[], card: number): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

function draw({ G, ctx, playerID }: Context) {
  const { hand } = G.players[playerID]!;
  if (G.deck.length === 0 || hand.length >= HAND_LIMIT) return INVALID_MOVE;
  hand.push(G.deck.pop()!);
  G.spent = ctx.turn;
}

function tuck({ G, playerID }: Context, card: number) {
  const { hand, shadow } = G.players[playerID]!;
  if (shadow.length >= SHADOW_LIMIT || !removed(hand, card)) return INVALID_MOVE;
  shadow.push(card);
}

/** The die comes with the move, so that both sides of the benchmark roll the same. */
function burn({ G, ctx, playerID }: Context, card: number, die: number) {
  if (!removed(G.players[playerID]!.hand, card)) return INVALID_MOVE;
  G.burnt.push(card);
  G.scores[Number(playerID) as 0 | 1] += die <= card ? card : 1;
  G.spent = ctx.turn;
}

function duel({ G, events }: Context) {
  const { '0': red, '1': white } = G.players;
  if (red!.hand.length === 0 || white!.hand.length === 0) return INVALID_MOVE;
  events.setActivePlayers({ all: 'duel', maxMoves: 1 });
}

function pass({ G, ctx, playerID }: Context) {
  if (G.deck.length > 0 || G.players[playerID]!.hand.length > 0) return INVALID_MOVE;
  G.spent = ctx.turn;
}

function choose({ G, ctx, playerID }: Context, card: number) {
  const player = G.players[playerID]!;
  if (!player.hand.includes(card)) return INVALID_MOVE;
  player.chosen = card;
  const { '0': red, '1': white } = G.players;
  if (red!.chosen === null || white!.chosen === null) return;
  settle(G, red!.chosen, white!.chosen);
  G.spent = ctx.turn;
}

function settle(G: LanternG, red: number, white: number): void {
  for (const [id, card] of [red, white].entries()) {
    const player = G.players[id]!;
    player.chosen = null;
    removed(player.hand, card);
    G.burnt.push(card);
  }
  if (red !== white) G.scores[red > white ? 0 : 1] += red + white;
}

function isOver(G: LanternG): boolean {
  if (G.scores[0] >= G.target || G.scores[1] >= G.target) return true;
  const { '0': red, '1': white } = G.players;
  return G.deck.length === 0 && red!.hand.length === 0 && white!.hand.length === 0;
}

function result(G: LanternG): Scores {
  const total = (id: 0 | 1) =>
    G.players[id]!.shadow.reduce((sum, card) => sum + card, G.scores[id]);
  return { red: total(0), white: total(1) };
}

/** Own cards by value, those of others by number; nothing of the deck but its height. */
function playerView({ G, ctx, playerID }: { G: LanternG; ctx: Ctx; playerID: string | null }) {
  const over = ctx.gameover !== undefined;
  const seen = ([id, { hand, shadow, chosen }]: [string, Player]) => [
    id,
    {
      hand: id === playerID ? hand : hand.length,
      shadow: id === playerID || over ? shadow : shadow.length,
      chosen: id === playerID ? chosen : chosen !== null,
    },
  ];
  const players = Object.fromEntries(Object.entries(G.players).map(seen));
  return { ...G, deck: G.deck.length, players };
}

/** `disableUndo` is their switch; it is off unless a game says otherwise. */
export function lanternForBoardgameIo(disableUndo: boolean): BoardGame<LanternG, LanternG> {
  const hidden = { client: false, undoable: false };
  return {
    name: 'lantern',
    disableUndo,
    setup: (_context, deal) => structuredClone(deal),
    moves: {
      draw: { move: draw, ...hidden },
      burn: { move: burn, ...hidden },
      tuck: { move: tuck, redact: true },
      duel,
      pass,
    },
    turn: {
      endIf: ({ G, ctx }) => G.spent === ctx.turn,
      stages: { duel: { moves: { choose: { move: choose, redact: true, ...hidden } } } },
    },
    endIf: ({ G, ctx }) => (G.spent === ctx.turn && isOver(G) ? result(G) : undefined),
    playerView,
  };
}

/** Our position as their `G`. */
export function dealOf(state: LanternState): LanternG {
  const cards = (counts: Uint8Array, seat: number): number[] =>
    Array.from({ length: VALUES }, (_, value) =>
      new Array<number>(counts[seat * VALUES + value]!).fill(value + 1),
    ).flat();
  const player = (seat: number): Player => ({
    hand: cards(state.hands, seat),
    shadow: cards(state.shadows, seat),
    chosen: null,
  });
  return {
    target: state.target,
    deck: [...state.deck.subarray(0, state.left)],
    players: { '0': player(0), '1': player(1) },
    burnt: cards(state.burnt, 0),
    scores: [state.scores[0]!, state.scores[1]!],
    spent: 0,
  };
}

export function moveOf(seat: LanternSeat, action: LanternAction, die: number | null): MakeMove {
  const args = 'card' in action ? [action.card] : [];
  if (die !== null) args.push(die);
  return {
    type: 'MAKE_MOVE',
    payload: { type: action.do, args, playerID: seat === 'red' ? '0' : '1' },
  };
}

interface LanternTable {
  readonly reduce: Reducer<LanternG>;
  start(deal: LanternG): BoardState<LanternG>;
}

export function lanternTable(disableUndo: boolean): LanternTable {
  const { CreateGameReducer, InitializeGame } = boardgameIo();
  const game = lanternForBoardgameIo(disableUndo);
  return {
    reduce: CreateGameReducer({ game }),
    start: deal => InitializeGame({ game, setupData: deal }),
  };
}
