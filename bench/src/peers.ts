import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const BOOTSTRAP = fileURLToPath(new URL('../../bootstrap.mjs', import.meta.url));
const PAPERS = fileURLToPath(new URL('../peers/package.json', import.meta.url));

let installed: NodeJS.Require | null = null;

/** The peers have an install of their own, made when one of them is first needed. */
function peers(): NodeJS.Require {
  if (installed === null) {
    const { status } = spawnSync(process.execPath, [BOOTSTRAP, '--install', 'bench/peers'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('The peers of the benchmarks cannot be had.');
    installed = createRequire(PAPERS);
  }
  return installed;
}

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

interface Drafts {
  original<T>(draft: T): T | undefined;
}

interface Immer extends Drafts {
  produce<T>(base: T, change: (draft: T) => void): T;
}

interface Mutative {
  create<T>(base: T, change: (draft: T) => void): T;
}

export const boardgameIoBots = (): BoardgameIoBots => peers()('boardgame.io/ai');
export const boardgameIo = (): BoardgameIo => peers()('boardgame.io/internal');
export const immer = (): Immer => peers()('immer');
export const mutative = (): Mutative => peers()('mutative');

/** The immer that drafts their `G`, which is older than ours. */
export const immerOfBoardgameIo = (): Drafts =>
  createRequire(peers().resolve('boardgame.io/internal'))('immer');
