import { KNOWN_GAMES, type Knowledge, plainKnowledge, type SeenBySeat } from '@oubliette/bots';
import { fastRandom, type Game, pick, type Shape } from '@oubliette/kernel';
import { type Benchmark, perSecond } from '../benchmark.ts';
import type { BatchContender } from '../measure.ts';
import { countingBot } from './our-bot.ts';
import { wrappedBot } from './their-bot.ts';
import { DRAFTED, ENCODED, HIDDEN, LISTED, type Wrapping } from './wrapping.ts';

/** How many decisions a searching bot carries out in its head: with what it knows, or by the rules alone. */
export const mctsSpeeds: readonly Benchmark[] = [
  mctsSpeed('mcts-duel', 'duel', 'quick', ENCODED, false),
  mctsSpeed('mcts-duel-plain', 'duel', 'quick', ENCODED, true),
  mctsSpeed('mcts-survivors', 'claustrophobia', 'survivors', DRAFTED, false),
  mctsSpeed('mcts-survivors-plain', 'claustrophobia', 'survivors', DRAFTED, true),
];

/** Positions, and how far into a match of random players they are. */
const POSITIONS = 5;
const DEEP = 150;
/** Lines of play at each position. */
const NODES = 300;
const ITERATIONS = 4;

interface Moment {
  readonly state: object;
  readonly seen: SeenBySeat<Shape>;
}

function mctsSpeed(
  name: string,
  id: string,
  mode: string,
  documented: Wrapping,
  plain: boolean,
): Benchmark {
  return {
    name,
    about: `simulated decisions of a bot ${plain ? 'that knows only the rules' : 'with knowledge'}: ${id}, ${mode}`,
    unit: perSecond('decisions'),
    peerName: 'boardgame.io MCTSBot',
    contest() {
      const { game, knowledge } = KNOWN_GAMES[id]!;
      const moments = momentsOf(game, mode);
      const seats = seatsOf(game, mode);
      return {
        ours: ourContender(game, seats, plain ? plainKnowledge() : knowledge, moments),
        peer: theirContender(documented, game, seats, moments),
        others: {
          'quickest plain G': theirContender(LISTED, game, seats, moments),
          'G in a class': theirContender(HIDDEN, game, seats, moments),
        },
      };
    },
  };
}

function optionsOf(game: Game<Shape>, mode: string): object {
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) throw new Error(`${game.id} has no mode ${mode}`);
  return options.value;
}

export function seatsOf(game: Game<Shape>, mode: string): readonly string[] {
  return game.seats(optionsOf(game, mode));
}

/** Positions in the middle of random matches, where somebody has a choice. */
export function momentsOf(
  game: Game<Shape>,
  mode: string,
  count = POSITIONS,
  deep = DEEP,
): Moment[] {
  const moments: Moment[] = [];
  for (let seed = 0; moments.length < count; seed++) {
    const random = fastRandom(seed);
    const state = game.setup(optionsOf(game, mode), random);
    let decisions = 0;
    for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
      const [seat] = asked.seats;
      const legal = game.legal(state, seat!);
      if (decisions++ >= deep && legal.length > 1) {
        moments.push({ state, seen: { seat: seat!, legal, view: game.view(state, seat!) } });
        break;
      }
      game.apply(state, seat!, pick(random, 'any', legal), random);
    }
  }
  return moments;
}

function ourContender(
  game: Game<Shape>,
  seats: readonly string[],
  knowledge: Knowledge<Shape>,
  moments: readonly Moment[],
): BatchContender {
  let seed = 0;
  return () => {
    const { bot, decisions } = countingBot(game, seats, knowledge);
    const random = fastRandom(seed++);
    return {
      run() {
        for (const { seen } of moments) bot.choose(seen, { nodes: NODES }, random);
        return decisions();
      },
      check: () => assertThought(decisions(), NODES),
    };
  };
}

/** Their bot has its answer, in a promise, as soon as it is asked. */
function theirContender(
  wrapping: Wrapping,
  game: Game<Shape>,
  seats: readonly string[],
  moments: readonly Moment[],
): BatchContender {
  let seed = 0;
  return () => {
    const bot = wrappedBot(wrapping, game, seats, { seed: seed++, iterations: ITERATIONS });
    return {
      run() {
        for (const { state } of moments) void bot.choose(state);
        return bot.decisions();
      },
      check: () => assertThought(bot.decisions(), ITERATIONS),
    };
  };
}

function assertThought(decisions: number, lines: number): void {
  if (decisions < lines * POSITIONS) throw new Error(`only ${decisions} decisions were simulated`);
}
