import { fastRandom, type Random, type Shape } from '@oubliette/kernel';
import type { Play } from '../../knowledge/knowledge.ts';
import { type Guessed, sharesOf } from '../../world.ts';
import { judge } from '../judge.ts';
import type { SearchMind } from '../mind.ts';
import type { TurnFate, TurnInThought, TurnPoint } from './spot.ts';
import { worldAt } from './turn.ts';

/** What is needed to look further: a mind, chance, and a count of what was looked at. */
export interface TurnThinking<G extends Shape> {
  readonly mind: SearchMind<G>;
  readonly random: Random;
  /** The seed of all luck that is compared. */
  readonly luck: number;
  /** Positions judged so far. */
  readonly meter: { judged: number };
  /** Whether all that may be thought has been thought. */
  isSpent(): boolean;
}

/** What can be done from a spot, each judged at once. */
export function lookFrom<G extends Shape>(
  thinking: TurnThinking<G>,
  turn: TurnInThought<G>,
  spot: TurnPoint<G>,
): readonly TurnPoint<G>[] {
  if (spot.next !== null) return spot.next;
  const { mind, random } = thinking;
  const from = worldAt(mind, turn, spot, 0, random);
  spot.next = wholePlays(mind, from, turn.seat, random).map(play =>
    look(thinking, turn, spot, from, play),
  );
  return spot.next;
}

/** Everything that a seat can do, each move from its first action to its last. */
export function wholePlays<G extends Shape>(
  mind: SearchMind<G>,
  guessed: Guessed<G>,
  seat: G['Seat'],
  random: Random,
): readonly Play<G>[] {
  const { world, knowledge } = mind;
  if (knowledge.wholePlays !== undefined) return knowledge.wholePlays(world, guessed, seat);
  return knowledge.plays(world, guessed, seat).flatMap(play => {
    if (play.opens !== true) return [play];
    const after = world.clone(guessed);
    for (const action of play.actions) world.apply(after, seat, action, random);
    return wholePlays(mind, after, seat, random).map(rest => ({
      ...rest,
      key: `${play.key} ${rest.key}`,
      actions: [...play.actions, ...rest.actions],
    }));
  });
}

function look<G extends Shape>(
  thinking: TurnThinking<G>,
  turn: TurnInThought<G>,
  before: TurnPoint<G>,
  from: Guessed<G>,
  play: Play<G>,
): TurnPoint<G> {
  const { mind, meter } = thinking;
  const { world, knowledge } = mind;
  const { seat, wish } = turn;
  const after = world.clone(from);
  const certain = isCertain(thinking, after, seat, play);
  const made = (fate: TurnFate, worth: number, stamp: number | null = null): TurnPoint<G> => ({
    before,
    play,
    fate,
    depth: before.depth + 1,
    worth,
    stamp,
    next: null,
    answers: null,
  });
  meter.judged++;
  const outcome = world.outcome(after);
  if (certain && outcome !== null) return made('is over', wish(sharesOf(outcome, world.seats)));
  if (!certain || !knowledge.isQuiet(after)) {
    return made('is open', onAverage(thinking, turn, before, play));
  }
  const goesOn = world.decision(after)!.seats.includes(seat);
  const stamp = knowledge.stamp?.(after) ?? null;
  return made(goesOn ? 'goes on' : 'is over', wish(knowledge.chances(world, after)), stamp);
}

/** Carries out a play and says whether neither chance nor anything hidden had a part in it. */
function isCertain<G extends Shape>(
  { mind: { world }, random }: TurnThinking<G>,
  guessed: Guessed<G>,
  seat: G['Seat'],
  { actions }: Play<G>,
): boolean {
  let certain = true;
  const watched: Random = {
    below(purpose, count) {
      certain = false;
      return random.below(purpose, count);
    },
  };
  for (const action of actions) {
    const events = world.apply(guessed, seat, action, watched);
    if (events.some(({ reveals }) => reveals === true)) certain = false;
  }
  return certain;
}

/**
 * What comes of a play over all worlds of the turn. Luck is the same for all plays: what is better
 * is better by itself.
 */
function onAverage<G extends Shape>(
  { mind, luck, meter }: TurnThinking<G>,
  turn: TurnInThought<G>,
  before: TurnPoint<G>,
  { actions }: Play<G>,
): number {
  const { worlds, seat, wish } = turn;
  const chances = worlds.map((_, index) => {
    const random = fastRandom(luck + index);
    const guessed = worldAt(mind, turn, before, index, random);
    for (const action of actions) mind.world.apply(guessed, seat, action, random);
    meter.judged++;
    return wish(judge(mind, guessed, random));
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}
