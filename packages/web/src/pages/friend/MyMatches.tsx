import { createResource, For, onCleanup } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { ask } from '../../keeper/ask.ts';
import type { Glanced } from '../../keeper/online/contract.ts';
import { sideName } from '../../match/names.ts';
import { text } from '../../online/messages.ts';
import { forgetSeat, type MySeat, mySeats } from '../../online/my-seats.ts';
import { lasting } from '../../online/since.ts';
import { gameName } from '../../online/words.ts';

/** A match of this device, with how it stands; nothing while the server has not said so. */
interface Standing {
  readonly mine: MySeat;
  readonly glanced: Glanced | undefined;
}

const AGAIN_MS = 20_000;
/** So many are asked for at once. */
const AT_ONCE = 40;

async function glancedAt(seats: readonly MySeat[]): Promise<ReadonlyMap<string, Glanced>> {
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

function words({ mine, glanced }: Standing): string {
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
const others = ({ mine, glanced }: Standing): string =>
  (glanced?.seats ?? [])
    .filter(({ seat, name }) => seat !== mine.seat && name !== '')
    .map(({ name }) => name)
    .join(', ');

/** The matches on a server that this device has a key to, the longest waiting first. */
export function MyMatches() {
  const [known, { refetch }] = createResource(mySeats, glancedAt);
  const timer = setInterval(refetch, AGAIN_MS);
  onCleanup(() => clearInterval(timer));
  const all = () =>
    mySeats()
      .map((mine): Standing => ({ mine, glanced: known.latest?.get(mine.match) }))
      .toSorted(inOrder);
  return (
    <ul class="friend-matches">
      <For each={all()} fallback={<li>{text().none}</li>}>
        {standing => (
          <li data-waits={rank(standing) === 0 || undefined}>
            <span>
              <b>{gameName(standing.mine.game)}</b>
              {[
                standing.mine.seat === null ? text().onlooker : sideName(standing.mine.seat),
                others(standing),
                words(standing),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <LinkButton
              href={`#/online/${standing.mine.match}`}
              kind={rank(standing) === 0 ? 'primary' : 'plain'}
            >
              {text().open}
            </LinkButton>
            <Button kind="ghost" onClick={() => forgetSeat(standing.mine.match)}>
              {text().forget}
            </Button>
          </li>
        )}
      </For>
    </ul>
  );
}
