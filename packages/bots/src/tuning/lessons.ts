import { fastRandom, type Shape } from '@oubliette/kernel';
import { playMatch } from '../arena/referee.ts';
import type { BotChoice, SeenBySeat } from '../bot.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { KnownGame } from '../knowledge/known.ts';
import type { Scale } from '../knowledge/scale.ts';
import { searcher } from '../players/searcher.ts';
import { mindOf } from '../search/mind.ts';
import { type Guessed, type ImaginedWorld, sharesOf, worldOf } from '../world.ts';

/** What a match of self-play teaches: positions with their end, and how often each sort of play was offered and chosen. */
export interface SelfPlayLesson {
  readonly match: number;
  /** Share of the win of the first seat. */
  readonly share: number;
  readonly positions: readonly (readonly number[])[];
  readonly sorts: Readonly<Record<string, SortCount>>;
}

export interface SortCount {
  offered: number;
  chosen: number;
}

type SortCounts = Record<string, SortCount>;

/** A game whose weights can be fitted. */
export interface TunableGame extends KnownGame {
  readonly scale: Scale<Shape>;
}

export interface Practice {
  readonly mode: string;
  readonly nodes: number;
  readonly seed: string;
  /** Chance of winning that is given away now and then, to see more of the game. */
  readonly latitude: number;
}

/** Plays one match against itself and says what it teaches, from the players' own views only. */
export function practise(
  { game, knowledge, scale }: TunableGame,
  { mode, nodes, seed, latitude }: Practice,
  match: number,
): SelfPlayLesson {
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const seats = game.seats(options.value);
  const world = worldOf(game, seats);
  const mind = mindOf(world, knowledge);
  const player = { bot: searcher('practice', mind, { latitude }), budget: { nodes } };
  const contenders = Object.fromEntries(seats.map(seat => [seat, player]));
  const random = fastRandom(match);
  const positions: number[][] = [];
  const sorts: SortCounts = {};
  const watch = (seen: SeenBySeat<Shape>, choice: BotChoice<Shape>) => {
    const guessed = world.guess(seen.view, random);
    if (knowledge.isQuiet(guessed)) {
      const ahead = new Float64Array(scale.names.length);
      scale.measure(guessed, ahead);
      positions.push(Array.from(ahead, value => Number(value.toPrecision(4))));
    }
    countSorts(knowledge, world, guessed, seen.seat, choice.play, sorts);
  };
  const played = playMatch(game, options.value, contenders, seed, watch);
  return { match, share: sharesOf(played, seats)[0]!, positions, sorts };
}

/** Counts the plays that were offered, and the one that was chosen, at each fork of a whole move. */
function countSorts(
  knowledge: Knowledge<Shape>,
  world: ImaginedWorld<Shape>,
  guessed: Guessed<Shape>,
  seat: string,
  chosen: readonly unknown[],
  sorts: SortCounts,
): void {
  const plays = knowledge.plays(world, guessed, seat);
  const text = (actions: readonly unknown[]) => actions.map(world.print).join('; ');
  const found = plays.find(
    ({ actions }) => text(chosen.slice(0, actions.length)) === text(actions),
  );
  if (found === undefined) return;
  if (plays.length > 1) {
    for (const { sort } of plays)
      if (sort !== undefined) countOf(sorts, sort).offered += 1 / plays.length;
    if (found.sort !== undefined) countOf(sorts, found.sort).chosen += 1;
  }
  const rest = chosen.slice(found.actions.length);
  if (rest.length === 0) return;
  const after = world.clone(guessed);
  for (const action of found.actions) world.apply(after, seat, action, fastRandom(0));
  countSorts(knowledge, world, after, seat, rest, sorts);
}

function countOf(sorts: SortCounts, sort: string): SortCount {
  sorts[sort] ??= { offered: 0, chosen: 0 };
  return sorts[sort];
}
