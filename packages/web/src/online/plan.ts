import { ok, type Result, type Seat } from '@oubliette/kernel';
import { createSignal } from 'solid-js';
import { GAMES } from '../games/index.ts';
import { ask } from '../keeper/ask.ts';
import type { ChosenClock } from './clock.ts';
import { keepSeat, type MySeat } from './my-seats.ts';
import { myPerson } from './person.ts';
import { freshSecret } from './secret.ts';
import { askOnce } from './server-asks.ts';

/** A match that somebody wants to play with others who sit elsewhere. */
export interface OnlinePlan {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly Seat[];
}

/** What was agreed on in a form, for the page that makes the links. */
const [proposed, propose] = createSignal<OnlinePlan | null>(null);

export { proposed };

/** Goes on with a match of a form to where its links are made. */
export function playByLink(plan: OnlinePlan): void {
  propose(plan);
  location.hash = '#/friend';
}

/** What is played where nobody has chosen more. */
export const PLANS: readonly OnlinePlan[] = GAMES.flatMap(({ id, byLink, seats }) =>
  byLink ? [{ game: id, options: byLink, seats }] : [],
);

/** Begins the match on the server, with a link to every seat of a friend; this device keeps its own. */
export async function invite(
  plan: OnlinePlan,
  own: Seat,
  levels: Readonly<Record<Seat, string>>,
  name: string,
  terms: {
    readonly hints: boolean;
    readonly clock: ChosenClock | null;
    /** Whether anybody may take the seats that are left for friends. */
    readonly isOpen: boolean;
  },
): Promise<Result<string>> {
  const { game, options, seats } = plan;
  const friends = terms.isOpen
    ? []
    : seats.filter(seat => seat !== own && levels[seat] === undefined);
  const invites = Object.fromEntries(friends.map(seat => [seat, freshSecret()]));
  const holder = (seat: Seat) => {
    if (seat === own) return { by: 'me' } as const;
    const level = levels[seat];
    if (level !== undefined) return { by: 'machine', level } as const;
    if (terms.isOpen) return { by: 'anybody' } as const;
    return { by: 'friend', invite: invites[seat]! } as const;
  };
  const key = freshSecret();
  const watch = freshSecret();
  const begun = await ask('create', {
    game,
    options: { ...options },
    seats: Object.fromEntries(seats.map(seat => [seat, holder(seat)])),
    key,
    nonce: freshSecret(),
    name,
    watch,
    hints: terms.hints,
    ...(terms.clock && { clock: terms.clock }),
    ...(terms.isOpen && { person: myPerson() }),
  });
  if (!begun.ok) return begun;
  keepSeat({ match: begun.value, key, seat: own, game, invites, watch, seen: Date.now() });
  return begun;
}

/** Takes the seat of a link; this device keeps the key. */
export async function accept(secret: string, game: string, name: string): Promise<Result<MySeat>> {
  const key = freshSecret();
  const claimed = await ask('claim', { invite: secret, key, nonce: freshSecret(), name });
  if (!claimed.ok) return claimed;
  const { match, seat } = claimed.value;
  const mine: MySeat = { match, key, seat, game, invites: {}, seen: Date.now() };
  keepSeat(mine);
  return ok(mine);
}

/** Sits down at an open table; this device keeps the key. */
export async function sitDown(
  { match, game }: Pick<MySeat, 'match' | 'game'>,
  seat: Seat,
  name: string,
): Promise<Result<string>> {
  const key = freshSecret();
  const about = { match, seat, key, nonce: freshSecret(), name, person: myPerson() };
  const told = await askOnce('sit', about, 'claimed');
  if (!told.ok) return told;
  keepSeat({ match, key, seat, game, invites: {}, seen: Date.now() });
  return ok(match);
}
