import type { DuelAction } from './action.ts';
import { drunkThisTurn } from './drink.ts';
import { playedDuel as duel } from './played.ts';
import { COLOURS, type DuelSeat, type DuelState } from './state.ts';

/** The turn's clock, or the shorter one of an answer to what the active player began. */
export interface Running {
  readonly seat: DuelSeat;
  readonly clock: 'turn' | 'answer';
  /** Seconds beyond what was agreed: a minute for each Speed Potion drunk in the turn (DT-OPT-01). */
  readonly extra: number;
}

const MINUTE = 60;

/** Whose clock runs; nobody's without a timer and in the set-up (DT-OPT-01, DT-OPT-02). */
export function clockRunning(state: DuelState): Running | null {
  const frame = state.frames.at(-1);
  const asked = duel.decision(state)?.seats ?? [];
  if (!state.timed || frame === undefined) return null;
  switch (frame.kind) {
    case 'pairs':
    case 'picks':
    case 'gathering':
    case 'removal':
    case 'starters':
    case 'hiding':
      return null;
    case 'put':
    case 'demand':
      return frame.side === state.active ? turnOf(state) : answerOf(COLOURS[frame.side]!);
    case 'fight':
      // A card is due once the other side has laid its own.
      return asked.length === 1 ? answerOf(asked[0]!) : turnOf(state);
    default:
      return turnOf(state);
  }
}

function turnOf(state: DuelState): Running {
  return { seat: COLOURS[state.active]!, clock: 'turn', extra: MINUTE * drunkThisTurn(state) };
}

function answerOf(seat: DuelSeat): Running {
  return { seat, clock: 'answer', extra: 0 };
}

/** What the clock makes a seat do; nothing while an action in progress must first be finished. */
export function whenTimeIsUp(state: DuelState): DuelAction | null {
  const running = clockRunning(state);
  if (running === null) return null;
  const wanted = DUE[state.frames.at(-1)!.kind];
  return wanted?.(duel.legal(state, running.seat), running) ?? null;
}

type Due = (legal: readonly DuelAction[], running: Running) => DuelAction | undefined;

/** AP are lost; a card is the lowest, in combat +0; a Telepath names none; objects fall to the revealer. */
const DUE: Readonly<Partial<Record<DuelState['frames'][number]['kind'], Due>>> = {
  card: legal => legal[0],
  turn: legal => legal.find(action => action.do === 'end'),
  put: legal => legal.find(action => action.do === 'yield'),
  demand: (legal, { clock }) => (clock === 'answer' ? legal.find(isNought) : undefined),
  fight: (legal, { clock }) => (clock === 'answer' ? legal.find(isNought) : undefined),
};

function isNought(action: DuelAction): boolean {
  return (action.do === 'choose' || action.do === 'demand') && action.value === 0;
}
