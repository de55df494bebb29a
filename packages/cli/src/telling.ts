import { encode, type GameEvent, type Match, type Shape } from '@oubliette/kernel';
import { listed } from './words.ts';

/** `drew seat=red card=3`: an event in the words of a vector's `told`. */
export function eventText(event: GameEvent): string {
  const { kind, to: _to, reveals: _reveals, stands: _stands, ...fields } = event;
  const words = Object.entries(fields).map(([key, value]) => {
    const json = encode(value);
    return `${key}=${typeof json === 'string' ? json : JSON.stringify(json)}`;
  });
  return [kind, ...words].join(' ');
}

/** Who must decide about what, or how the match ended. */
export function standing({ game, state }: Match<Shape>): string {
  const decision = game.decision(state);
  if (decision !== null) return `${listed(decision.seats)} must decide: ${decision.question}.`;
  const outcome = game.outcome(state);
  const winners = outcome?.winners ?? [];
  const scores = Object.entries(outcome?.scores ?? {}).map(([seat, score]) => `${seat} ${score}`);
  const verb = winners.length === 1 ? 'wins' : 'win';
  const result = winners.length === 0 ? 'nobody wins' : `${listed(winners)} ${verb}`;
  return `The match is over: ${result}${scores.length > 0 ? ` (${scores.join(', ')})` : ''}.`;
}

/** The same for a program. */
export function standingData({ game, state }: Match<Shape>) {
  return { decision: game.decision(state), outcome: game.outcome(state) };
}
