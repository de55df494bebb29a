import { ask } from '../keeper/ask.ts';
import type { Glanced } from '../keeper/online/contract.ts';
import { sideName } from '../match/names.ts';
import { text } from './messages.ts';
import { type MySeat, mySeats } from './my-seats.ts';
import { lasting } from './since.ts';

/** A match of this device, with how it stands; nothing while the server has not said so. */
export interface Standing {
  readonly mine: MySeat;
  readonly glanced: Glanced | undefined;
}

/** So many are asked for at once. */
const AT_ONCE = 40;

export async function glancedAt(seats: readonly MySeat[]): Promise<ReadonlyMap<string, Glanced>> {
  const found = new Map<string, Glanced>();
  for (let from = 0; from < seats.length; from += AT_ONCE) {
    const part = seats.slice(from, from + AT_ONCE);
    const told = await ask(
      'glance',
      part.map(({ key }) => key),
    );
    if (!told.ok) continue;
    for (const [index, { match }] of part.entries()) found.set(match, told.value[index] ?? null);
  }
  return found;
}

/** Whoever waits for this device comes first, the longest waiting before all; what is over comes last. */
function rank({ mine, glanced }: Standing): number {
  if (!glanced) return 4;
  if (glanced.isOver) return 3;
  if (!glanced.isBegun) return 2;
  return mine.seat !== null && glanced.asked.includes(mine.seat) ? 0 : 1;
}

const inOrder = (one: Standing, other: Standing): number =>
  rank(one) - rank(other) ||
  (rank(one) < 2 ? one.glanced!.since - other.glanced!.since : other.mine.seen - one.mine.seen);

export function standingWords({ mine, glanced }: Standing): string {
  if (glanced === undefined) return '';
  if (glanced === null) return text().gone;
  if (glanced.isOver) return text().over;
  if (!glanced.isBegun) return text().waitingTitle;
  const time = lasting(Date.now() - glanced.since);
  const isMine = mine.seat !== null && glanced.asked.includes(mine.seat);
  const names = glanced.asked.map(seat => nameAt(glanced, seat)).join(', ');
  const whose = isMine ? text().yourTurn : text().waitsFor(names);
  return time === '' ? whose : `${whose} · ${time}`;
}

const nameAt = ({ seats }: NonNullable<Glanced>, seat: string): string =>
  seats.find(holder => holder.seat === seat)?.name || sideName(seat);

/** Who else sits there, as far as they have names. */
export const othersAt = ({ mine, glanced }: Standing): string =>
  (glanced?.seats ?? [])
    .filter(({ seat, name }) => seat !== mine.seat && name !== '')
    .map(({ name }) => name)
    .join(', ');

/** Whether it is the turn of whoever sits at this device. */
export const waitsForMe = (standing: Standing): boolean => rank(standing) === 0;

/** The matches on a server that this device has a key to, the longest waiting first. */
export const standings = (known: ReadonlyMap<string, Glanced> | undefined): readonly Standing[] =>
  mySeats()
    .map((mine): Standing => ({ mine, glanced: known?.get(mine.match) }))
    .toSorted(inOrder);
