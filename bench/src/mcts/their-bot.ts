/**
 * boardgame.io's MCTSBot on our own rules. The match lies in their `G` (wrapping.ts), and a move carries
 * out our action on a copy. Both players are always active to them; whoever our rules ask is who moves.
 *
 * As by their design the bot holds the state itself, so it sees every hand and every pile, which ours
 * does not. The dice in its head are its own, as they are in ours.
 */
import { fastRandom, type Game, type Shape } from '@oubliette/kernel';
import { boardgameIo, boardgameIoBots, type MakeMove, type MoveContext } from '../peers.ts';
import { HIDDEN, type Wrapping } from './wrapping.ts';

export interface TheirThinking {
  readonly seed: number;
  /** Lines of play at most. */
  readonly iterations?: number;
  /** When it must have an answer; a line under way is finished. */
  readonly milliseconds?: number;
  /** Moves of a line beyond the tree; 50 unless told, as with them. */
  readonly playoutDepth?: number;
}

export interface TheirBot {
  /** Its answer for whoever is asked first. */
  choose(state: object): Promise<unknown>;
  /** Decisions that it has carried out in its head so far. */
  decisions(): number;
}

const PLAYOUT_DEPTH = 50;
/** The player in whose name all moves are listed; each move says whose it is. */
const LISTED_BY = '0';

/** Their bot at its quickest. */
export function theirBot(
  game: Game<Shape>,
  seats: readonly string[],
  thinking: TheirThinking,
): TheirBot {
  return wrappedBot(HIDDEN, game, seats, thinking);
}

export function wrappedBot(
  { wrap, open, change }: Wrapping,
  game: Game<Shape>,
  seats: readonly string[],
  { seed, iterations, milliseconds, playoutDepth = PLAYOUT_DEPTH }: TheirThinking,
): TheirBot {
  const random = fastRandom(seed);
  let decisions = 0;
  const board = {
    name: game.id,
    disableUndo: true,
    setup: (_context: object, state: object) => wrap(state),
    moves: {
      decide({ G, playerID }: MoveContext<object>, action: unknown): object | undefined {
        decisions++;
        return change(game, G, state => {
          game.apply(state, seats[Number(playerID)]!, action, random);
        });
      },
    },
    turn: { activePlayers: { all: '' }, stages: {}, endIf: () => false },
    endIf: ({ G }: { G: object }) => endOf(game, seats, open(G)),
    playerView: ({ G }: { G: object }) => G,
  };
  const { InitializeGame } = boardgameIo();
  const { MCTSBot } = boardgameIoBots();
  const bot = new MCTSBot<object>({
    game: board,
    enumerate: (G, _ctx, playerID) => (playerID === LISTED_BY ? movesIn(game, seats, open(G)) : []),
    seed: String(seed),
    iterations: iterations ?? Number.MAX_SAFE_INTEGER,
    playoutDepth,
  });
  let end = Number.POSITIVE_INFINITY;
  const playout = bot.playout.bind(bot);
  bot.playout = node => {
    const result = playout(node);
    if (performance.now() >= end) bot.iterationCounter = Number.MAX_SAFE_INTEGER;
    return result;
  };
  return {
    decisions: () => decisions,
    async choose(state) {
      if (milliseconds !== undefined) end = performance.now() + milliseconds;
      const start = InitializeGame({ game: board, setupData: game.clone(state) });
      const { action } = await bot.play(start, LISTED_BY);
      return action?.payload.args[0];
    },
  };
}

function movesIn(game: Game<Shape>, seats: readonly string[], state: object): MakeMove[] {
  const seat = game.decision(state)?.seats[0];
  if (seat === undefined) return [];
  const playerID = String(seats.indexOf(seat));
  return game.legal(state, seat).map(action => ({
    type: 'MAKE_MOVE',
    payload: { type: 'decide', args: [action], playerID },
  }));
}

/** The end of a match as MCTSBot wants it told. */
function endOf(game: Game<Shape>, seats: readonly string[], state: object): object | undefined {
  const outcome = game.outcome(state);
  if (outcome === null) return undefined;
  const [winner, other] = outcome.winners;
  if (winner === undefined || other !== undefined) return { draw: true };
  return { winner: String(seats.indexOf(winner)) };
}
