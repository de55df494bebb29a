import { duel } from '@oubliette/dungeon-twister';
import { fastRandom, type Game, type Shape, toldTo } from '@oubliette/kernel';
import { lantern } from '@oubliette/kernel/reference';
import type { SeenBySeat } from '../bot.ts';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { mindOf, type SearchMind } from '../search/mind.ts';
import { worldOf } from '../world.ts';

/** A position of a random match, as its referee knows it. */
export interface RandomPosition<G extends Shape> {
  readonly state: G['State'];
  readonly seat: G['Seat'];
  readonly seen: SeenBySeat<G>;
}

export function seenIn<G extends Shape>(
  game: Game<G>,
  state: G['State'],
  seat: G['Seat'],
): SeenBySeat<G> {
  return { seat, view: game.view(state, seat), legal: game.legal(state, seat) };
}

/** Positions along random matches, one in so many decisions. */
export function positionsOf<G extends Shape>(
  game: Game<G>,
  mode: string,
  count: number,
  every: number,
): RandomPosition<G>[] {
  const positions: RandomPosition<G>[] = [];
  for (let match = 0; positions.length < count; match++) {
    const random = fastRandom(match);
    const options = game.parseOptions(game.modes[mode]);
    if (!options.ok) throw new Error(mode);
    const state = game.setup(options.value, random);
    const story: G['Event'][] = [];
    let decisions = 0;
    for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
      const seat = asked.seats[random.below('seat', asked.seats.length)]!;
      const seen = seenIn(game, state, seat);
      if (decisions++ % every === every - 1 && positions.length < count) {
        const told = { ...seen, story: toldTo(story, seat) };
        positions.push({ state: game.clone(state), seat, seen: told });
      }
      const action = seen.legal[random.below('any', seen.legal.length)]!;
      story.push(...game.apply(state, seat, action, random));
    }
  }
  return positions;
}

export const lanternMind = mindOf(
  worldOf(lantern, ['red', 'white']),
  KNOWN_GAMES.lantern!.knowledge,
) as SearchMind<Shape>;

export const duelMind = mindOf(
  worldOf(duel, ['blue', 'yellow']),
  KNOWN_GAMES.duel!.knowledge,
) as SearchMind<Shape>;
