/**
 * The NP at somebody's own table: the box lies there, and the person tells the engine what the dice and
 * the cards said. Everything else, step by step to the end of an activation, is the game itself.
 */
import { fastRandom, type Random } from '@oubliette/kernel';
import { isOnBoard, isWounded } from '../duel/state.ts';
import type { Token } from '../pieces/roster.ts';
import { beginActivation } from './activation.ts';
import { concludeOutside } from './combat.ts';
import { mayCrawl } from './crawl.ts';
import type { SoloEvent, SoloStory } from './event.ts';
import { guess } from './guess.ts';
import type { Option, Tie } from './planner/trace.ts';
import { proceed } from './proceed.ts';
import { NP, PLAYER, type SoloFrame, type SoloState, TURNED } from './state.ts';
import { type SoloView, view } from './view.ts';
import { pop } from './work.ts';

/** How a combat went for the NPC that began it. */
export type CombatOutcome = 'won' | 'tied' | 'lost';

/** What the person says. */
export type TableReport =
  | { readonly do: 'activate'; readonly npc: string }
  | { readonly do: 'fought'; readonly outcome: CombatOutcome }
  /** The table is as it should be again: a room was laid, tokens were put down. */
  | { readonly do: 'go-on' };

/** What the engine waits for. */
export type AwaitedEntry =
  /** A die of the NP; of a tie, the options in the order of its faces (DS-TIE-03). */
  | { readonly for: 'die'; readonly die: string; readonly options: readonly Option[] }
  | { readonly for: 'combat' }
  /** A room was turned up: which it is and what came with it lies on the table (DS-TELE-01). */
  | { readonly for: 'room'; readonly room: number }
  | { readonly for: 'reinforcements'; readonly count: number }
  | { readonly for: 'nothing' };

export interface ActivationLeg {
  readonly view: SoloView;
  readonly story: readonly SoloEvent[];
  readonly awaits: AwaitedEntry;
}

/** Points are counted on the table; here nobody wins. */
const NEVER = 99;

class Unrolled extends Error {
  readonly die: string;

  constructor(die: string) {
    super(`the ${die} die has not been rolled`);
    this.die = die;
  }
}

interface Entered extends Random {
  /** Which die was each of those used. */
  readonly used: string[];
}

function entered(dice: readonly number[]): Entered {
  const used: string[] = [];
  return {
    used,
    below(purpose, count) {
      const face = dice[used.length];
      if (face === undefined) throw new Unrolled(purpose);
      used.push(purpose);
      return (face - 1) % count;
    },
  };
}

/** As far as it goes with what was entered; when a die is missing the table stays as it was. */
export function playLeg(seen: SoloView, deed: TableReport, dice: readonly number[]): ActivationLeg {
  const story: SoloStory = [];
  const state = guess(seen, fastRandom(1));
  try {
    run(state, deed, entered(dice), story);
  } catch (error) {
    if (!(error instanceof Unrolled)) throw error;
    const options = error.die === 'tie' ? optionsOf(seen, deed, dice) : [];
    return { view: seen, story: [], awaits: { for: 'die', die: error.die, options } };
  }
  const awaits = awaited(state);
  return { view: view(state, seen.viewer), story: story.filter(isKnownHere), awaits };
}

/** Which room came up only the person knows. */
const isKnownHere = ({ kind }: SoloEvent): boolean => kind !== 'revealed';

function run(state: SoloState, deed: TableReport, random: Random, story: SoloStory): void {
  const frame = state.solo.work.at(-1);
  state.target = NEVER;
  if (deed.do === 'activate') {
    state.frames = [];
    state.active = NP;
    state.solo.work = [{ kind: 'watch' }];
    beginActivation(state, state.names.indexOf(deed.npc) as Token, story);
  } else if (deed.do === 'fought' && frame?.kind === 'combat') {
    const winner = { won: NP, tied: null, lost: PLAYER }[deed.outcome];
    concludeOutside(state, frame, winner, story);
  }
  proceed(state, random, story, isOutside);
}

/** What happens on the table, not here: who is next, cards, and tokens that arrive. */
function isOutside(_state: SoloState, { kind }: SoloFrame): boolean {
  return kind !== 'activation';
}

/** What the person has to do; arrivals are then their business. */
function awaited(state: SoloState): AwaitedEntry {
  const frame = state.solo.work.at(-1);
  switch (frame?.kind) {
    case 'combat':
      return { for: 'combat' };
    case 'teleport':
      pop(state);
      return { for: 'room', room: frame.position };
    case 'reinforcements':
      pop(state);
      return { for: 'reinforcements', count: frame.count };
    default:
      return { for: 'nothing' };
  }
}

/** Plays on with dice of any kind, and sees what the one that is missing decided between. */
function optionsOf(seen: SoloView, deed: TableReport, dice: readonly number[]): readonly Option[] {
  const story: SoloStory = [];
  const random = entered([...dice, ...new Array<number>(99).fill(1)]);
  run(guess(seen, fastRandom(1)), deed, random, story);
  let before = random.used.slice(0, dice.length).filter(die => die === 'tie').length;
  const ties = story.flatMap((event): readonly Tie[] =>
    event.kind === 'planned' ? event.trace.ties : [],
  );
  for (const tie of ties) {
    if (before < tie.dice.length) return tie.options;
    before -= tie.dice.length;
  }
  return [];
}

/** Those whose cards lie upright, left to right (DS-NP-03, 04). */
export function readyToAct(seen: SoloView): string[] {
  const state = guess(seen, fastRandom(1));
  const mayAct = (npc: Token) =>
    (state.solo.turned[npc]! & TURNED) === 0 &&
    isOnBoard(state, npc) &&
    (!isWounded(state, npc) || mayCrawl(state, npc));
  return (state.solo.row as Token[]).filter(mayAct).map(npc => state.names[npc]!);
}

/** The NP's next turn: all cards upright, nobody wounded or healed in it (DS-NP-01). */
export function withNewTurn(seen: SoloView): SoloView {
  return {
    ...seen,
    work: [],
    row: seen.row.map(({ name }) => ({ name })),
    tokens: seen.tokens.map(({ struck, mended, ...token }) => token),
  };
}
