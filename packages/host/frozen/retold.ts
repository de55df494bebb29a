/** Events of earlier rules that are told otherwise today: a page knows only how they are told now. */
import type { GameEvent, Seat } from '@oubliette/kernel';

type Event = GameEvent<Seat>;

const TOLD_TODAY: Readonly<Record<string, (event: Event) => Event>> = {
  // Until rules 2 of the duel each deed of the vocabulary had a kind of its own.
  'wall-walked': event => ({ ...event, kind: 'did', deed: 'wall-walk' }) as Event,
};

export const retold = (event: Event): Event => TOLD_TODAY[event.kind]?.(event) ?? event;
