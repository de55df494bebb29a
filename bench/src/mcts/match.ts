import { following, KNOWN_GAMES, type LevelId, levelBot, type SeatQuestion } from '@oubliette/bots';
import {
  digest,
  fastRandom,
  type Random,
  type Shape,
  seededRandom,
  toldTo,
} from '@oubliette/kernel';
import { theirBot } from './their-bot.ts';

/** One match of our bot against theirs; the seed decides all chance but that of the clock. */
export interface Encounter {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly seed: string;
  /** The seat that ours has. */
  readonly ours: string;
  readonly level: LevelId;
  /** How long either may think about a decision. */
  readonly milliseconds: number;
  readonly playoutDepth: number;
}

export interface EncounterRecord extends Encounter {
  /** Our share of the win: 1, 0, or a half for a draw. */
  readonly share: number;
  readonly decisions: number;
  /** Thoughts of ours and theirs, and how long they took on average, in milliseconds. */
  readonly thoughts: readonly [number, number];
  readonly pace: readonly [number, number];
}

/** A match that goes on longer than this is nobody's. */
const LONGEST = 20_000;

interface Thinking {
  thoughts: number;
  spent: number;
}

const numberOf = (text: string) => Number.parseInt(digest(text).slice(0, 8), 16);

/**
 * Both are asked for single decisions, and only where there is a choice. What is left of a whole move
 * that ours has chosen is carried out without further thought; theirs knows no whole moves.
 */
export async function play(encounter: Encounter): Promise<EncounterRecord> {
  const { mode, seed, ours, milliseconds, playoutDepth } = encounter;
  const { game } = KNOWN_GAMES[encounter.game]!;
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) throw new Error(`${game.id} has no mode ${mode}`);
  const seats = game.seats(options.value);
  const chance = seededRandom(seed);
  const state = game.setup(options.value, chance);
  const own = placeOf(encounter, seats);
  const their = theirBot(game, seats, {
    seed: numberOf(`theirs ${seed}`),
    milliseconds,
    playoutDepth,
  });
  const theirs: Thinking = { thoughts: 0, spent: 0 };
  let decisions = 0;
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    if (decisions >= LONGEST) break;
    // Several who are asked at the same time answer one after another, ours first and unseen.
    const seat = asked.seats.includes(ours) ? ours : asked.seats[0]!;
    const legal = game.legal(state, seat);
    let action: unknown = legal[0];
    if (seat === ours) {
      const { random, story } = own;
      const look = () => ({ seat, legal, view: game.view(state, seat), story });
      action = own.answer({ legal, look, random });
    } else if (legal.length > 1) action = await timed(theirs, () => their.choose(state));
    const events = game.apply(state, seat, action, chance);
    own.story.push(...toldTo(events, ours));
    decisions++;
  }
  const winners = game.outcome(state)?.winners ?? [];
  return {
    ...encounter,
    share: winners.length === 0 ? 0.5 : winners.includes(ours) ? 1 : 0,
    decisions,
    thoughts: [own.thoughts, theirs.thoughts],
    pace: [paceOf(own), paceOf(theirs)],
  };
}

/** Our seat at the table, and what it was told. */
interface Place extends Thinking {
  readonly random: Random;
  readonly story: Shape['Event'][];
  readonly answer: (question: SeatQuestion<Shape>) => unknown;
}

function placeOf({ game, level, seed, milliseconds }: Encounter, seats: readonly string[]): Place {
  const bot = levelBot(KNOWN_GAMES[game]!, level, seats);
  const thinking: Thinking = { thoughts: 0, spent: 0 };
  const { printAction } = KNOWN_GAMES[game]!.game.notation;
  return Object.assign(thinking, {
    random: fastRandom(numberOf(`ours ${seed}`)),
    story: [],
    answer: following(bot, { milliseconds }, printAction, (_seen, _choice, time) => {
      thinking.spent += time;
      thinking.thoughts++;
    }),
  });
}

function paceOf({ thoughts, spent }: Thinking): number {
  return Math.round((100 * spent) / Math.max(1, thoughts)) / 100;
}

async function timed<T>(thinking: Thinking, think: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const answer = await think();
  thinking.spent += performance.now() - begun;
  thinking.thoughts++;
  return answer;
}
