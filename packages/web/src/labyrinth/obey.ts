import { explorerNames } from './explorers.ts';
import type { Command, PlainKey } from './keys.ts';
import type { Offer } from './offers.ts';
import type { Session } from './session.ts';

const swings = ({ sort }: Offer): boolean => sort === 'open' || sort === 'close';

/** Does what a key asks for at the bracket. */
export function obey(session: Session, command: Command): void {
  const take = (fits: (offer: Offer) => boolean): void => {
    const offer = session.offers().find(fits);
    if (offer) session.take(offer);
  };
  const takeSort = (sort: Offer['sort']) => () => take(offer => offer.sort === sort);

  const plain: Readonly<Record<PlainKey, () => void>> = {
    enter: () => take(offer => offer.main),
    turn: takeSort('turn'),
    turnAgainst: takeSort('turn-against'),
    turnTwin: takeSort('turn-twin'),
    reveal: takeSort('reveal'),
    revealAll: () => session.act({ kind: 'reveal-all' }),
    portcullis: () => take(swings),
    break: takeSort('break'),
    sight: () => session.setSight(!session.sight()),
    reach: () => session.setReach(session.reach() ? 0 : 4),
    undo: session.undo,
    redo: session.redo,
    reset: session.reset,
    deal: () => session.dealAgain(),
    escape: () => {
      session.putBack();
      session.setRefusal(null);
    },
    help: () => session.setHelp(true),
  };

  if (command.name === 'arrows') session.step(command.side);
  else if (command.name === 'explorers') session.pickUp(explorerNames[command.index]!);
  else if (command.name === 'portcullisSide') {
    const side = session.boardSide(command.side);
    take(offer => swings(offer) && offer.side === side);
  } else plain[command.name]();
}
