import type { Accessor } from 'solid-js';
import { ask } from '../../keeper/ask.ts';
import type { HouseOfSight } from '../../keeper/online/contract.ts';
import type { PlayAgain } from '../../match/contract.ts';
import { text } from '../../online/messages.ts';
import { keepSeat, type MySeat, mySeatAt } from '../../online/my-seats.ts';
import { freshSecret } from '../../online/secret.ts';
import { onlineFault } from '../../online/words.ts';

/** The same people once more, each at the next seat: whoever asks first begins it, the others sit down. */
export function playAgain(mine: MySeat, house: Accessor<HouseOfSight | null>): PlayAgain {
  async function begin(): Promise<string | undefined> {
    const going = house()?.rematch;
    if (going == null || mySeatAt(going) === undefined) {
      const name = house()?.seats.find(({ seat }) => seat === mine.seat)?.name ?? '';
      const key = freshSecret();
      const seated = await ask('rematch', mine.match, { key, nonce: freshSecret(), name });
      if (!seated.ok) return onlineFault(seated.faults);
      const { match, seat } = seated.value;
      keepSeat({ match, key, seat, game: mine.game, invites: {}, seen: Date.now() });
      location.hash = `#/online/${match}`;
    } else location.hash = `#/online/${going}`;
    return undefined;
  }

  function words(): string {
    const now = house();
    if (mine.seat === null) return '';
    if (now?.rematch) return text().againJoin;
    return (now?.seats.length ?? 2) > 2 ? text().againNext : text().again;
  }

  return { words, begin };
}
