import { explorerNames } from './explorers.ts';
import type { Idle } from './idle.ts';
import type { LabyrinthCommand, PlainKey } from './keys.ts';
import type { LabyrinthOffer } from './offers.ts';
import type { LabyrinthSession } from './session.ts';

const swings = ({ sort }: LabyrinthOffer): boolean => sort === 'open' || sort === 'close';

/** Does what a key asks for at the bracket, or says why there is nothing to do. */
export function obey(session: LabyrinthSession, command: LabyrinthCommand): void {
  const take = (idle: Idle, fits: (offer: LabyrinthOffer) => boolean): void => {
    const offer = session.offers().find(fits);
    if (offer) session.take(offer);
    else session.tellIdle(idle);
  };
  const takeSort = (idle: Idle, sort: LabyrinthOffer['sort']) => () =>
    take(idle, offer => offer.sort === sort);

  const plain: Readonly<Record<PlainKey, () => void>> = {
    enter: () => take('enter', offer => offer.main),
    turn: takeSort('turn', 'turn'),
    turnAgainst: takeSort('turn', 'turn-against'),
    turnTwin: takeSort('turnTwin', 'turn-twin'),
    reveal: takeSort('reveal', 'reveal'),
    revealAll: () => session.act({ kind: 'reveal-all' }),
    portcullis: () => take('portcullis', swings),
    break: takeSort('break', 'break'),
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
    take('portcullis', offer => swings(offer) && offer.side === side);
  } else plain[command.name]();
}
