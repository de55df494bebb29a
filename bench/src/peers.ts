import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What boardgame.io keeps about the course of a match beside the game's own `G`. */
export interface Ctx {
  readonly turn: number;
  readonly currentPlayer: string;
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly gameover?: unknown;
}

export interface BoardState<G> {
  readonly G: G;
  readonly ctx: Ctx;
  /** Set by the reducer when it has refused an action. */
  readonly transients?: { readonly error?: { readonly type: string } };
}

export interface MoveContext<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly playerID: string;
  readonly events: { setActivePlayers(whom: object): void };
}

type Move<G> = (context: MoveContext<G>, ...args: never[]) => G | 'INVALID_MOVE' | undefined;

interface LongMove<G> {
  readonly move: Move<G>;
  readonly redact?: boolean;
  readonly undoable?: boolean;
  readonly client?: boolean;
}

/** The part of a boardgame.io game that we write. */
export interface BoardGame<G, Deal> {
  readonly name: string;
  readonly disableUndo: boolean;
  setup(context: object, deal: Deal): G;
  readonly moves: Readonly<Record<string, Move<G> | LongMove<G>>>;
  readonly turn: {
    endIf(context: { G: G; ctx: Ctx }): boolean;
    readonly stages: Readonly<Record<string, { readonly moves: Record<string, LongMove<G>> }>>;
  };
  endIf(context: { G: G; ctx: Ctx }): unknown;
  playerView(context: { G: G; ctx: Ctx; playerID: string | null }): unknown;
}

/** What their `makeMove` makes; no public entry exports it. */
export interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: unknown[]; readonly playerID: string };
}

export type Reducer<G> = (state: BoardState<G>, action: MakeMove) => BoardState<G>;

interface BoardgameIo {
  CreateGameReducer<G, Deal>(of: { game: BoardGame<G, Deal> }): Reducer<G>;
  InitializeGame<G, Deal>(of: { game: BoardGame<G, Deal>; setupData: Deal }): BoardState<G>;
}

/** The part of their search bot that we use. */
interface MctsBot<G> {
  /** Lines of play so far; it stops as soon as they are enough. */
  iterationCounter: number;
  /** Plays a line on from a node of its tree, by chance. */
  playout(node: unknown): unknown;
  play(state: BoardState<G>, playerID: string): Promise<{ readonly action: MakeMove | null }>;
}

interface MctsOptions<G> {
  readonly game: object;
  enumerate(G: G, ctx: Ctx, playerID: string): readonly MakeMove[];
  readonly seed: string;
  readonly iterations: number;
  readonly playoutDepth: number;
}

interface BoardgameIoBots {
  readonly MCTSBot: new <G>(options: MctsOptions<G>) => MctsBot<G>;
}

export function boardgameIoBots(): BoardgameIoBots {
  return require('boardgame.io/ai');
}

export function boardgameIo(): BoardgameIo {
  return require('boardgame.io/internal');
}

/** The immer that drafts their `G`, which is older than ours. */
export function immerOfBoardgameIo(): Pick<typeof import('immer'), 'original'> {
  return createRequire(require.resolve('boardgame.io/internal'))('immer');
}

export function immer(): typeof import('immer') {
  return require('immer');
}

export function mutative(): typeof import('mutative') {
  return require('mutative');
}
