import type { Fault } from '@oubliette/kernel';
import type { NoticeTo } from '../wire/frames.ts';
import type { TidingsOf } from '../wire/tidings.ts';

/** What sets one run of the program apart from another. */
export interface HallEnvironment {
  readonly now: () => number;
  /** A short name that no other match has, and a seed that nobody can guess. */
  readonly freshKey: () => string;
  readonly freshSeed: () => string;
  /** What this server has beyond playing by links. */
  readonly offers: Omit<TidingsOf<'offered'>, 'tell' | 'id'>;
  /** Why nobody can be told at an address; nothing if they can. */
  readonly unreachable: (to: NoticeTo) => Fault | null;
}
