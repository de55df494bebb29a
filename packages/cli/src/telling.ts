import {
  closingOf,
  drawOffer,
  encode,
  type GameEvent,
  isOver,
  type Match,
  outcomeOf,
  type Shape,
} from '@oubliette/kernel';
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
export function standing(match: Match<Shape>): string {
  const { game, state } = match;
  if (!isOver(match)) {
    const { seats, question } = game.decision(state)!;
    const offer = drawOffer(match);
    const word = offer === null ? '' : ` ${offer} offers a draw.`;
    return `${listed(seats)} must decide: ${question}.${word}`;
  }
  const outcome = outcomeOf(match);
  const winners = outcome?.winners ?? [];
  const scores = Object.entries(outcome?.scores ?? {}).map(([seat, score]) => `${seat} ${score}`);
  const verb = winners.length === 1 ? 'wins' : 'win';
  const result = winners.length === 0 ? 'nobody wins' : `${listed(winners)} ${verb}`;
  return `The match is over: ${howClosed(match)}${result}${scores.length > 0 ? ` (${scores.join(', ')})` : ''}.`;
}

function howClosed(match: Match<Shape>): string {
  const closing = closingOf(match);
  if (closing === null) return '';
  return closing.how === 'resigned' ? `${closing.seat} gives up, ` : 'a draw is agreed, ';
}

/** The same for a program. */
export function standingData(match: Match<Shape>) {
  return {
    decision: isOver(match) ? null : match.game.decision(match.state),
    outcome: outcomeOf(match),
  };
}
