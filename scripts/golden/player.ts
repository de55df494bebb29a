import { following, greedyPlayer, KNOWN_GAMES, mindOf, SETTINGS, worldOf } from '@oubliette/bots';
import { fastRandom, type Game, pick, type Shape } from '@oubliette/kernel';
import type { NextDeed } from '@oubliette/kernel/golden';

/** Bots play for two; larger tables are played by lot. */
const FOR_BOTS = 2;
/** One answer in so many is drawn by lot, so that odd moves are recorded too. */
const ODD = 8;

/** Players who mostly know what they want: their matches fight, carry and come to an end. */
export function recordingPlayers(game: Game<Shape>, options: object): NextDeed {
  const random = fastRandom(1);
  const seats = game.seats(options);
  const answers = seats.length > FOR_BOTS ? new Map<string, Answer>() : botsAt(game, seats);
  return ({ state }) => {
    const decision = game.decision(state);
    if (decision === null) return null;
    const seat = pick(random, 'seat', decision.seats);
    const legal = game.legal(state, seat);
    const answer = random.below('odd', ODD) === 0 ? undefined : answers.get(seat);
    if (answer === undefined) return { seat, action: pick(random, 'action', legal) };
    const look = () => ({ seat, view: game.view(state, seat), legal });
    return { seat, action: answer({ legal, look, random }) };
  };
}

type Answer = ReturnType<typeof following<Shape>>;

function botsAt(game: Game<Shape>, seats: readonly string[]): ReadonlyMap<string, Answer> {
  const mind = mindOf(worldOf(game, seats), KNOWN_GAMES[game.id]!.knowledge, SETTINGS);
  const print = (action: unknown) => game.notation.printAction(action);
  return new Map(seats.map(seat => [seat, following(greedyPlayer(mind, false), {}, print)]));
}
