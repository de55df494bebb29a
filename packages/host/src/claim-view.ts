import { drawOffer, type Seat, TABLE, type TableWord, type Viewer } from '@oubliette/kernel';
import type { ClaimView, SeatClaim } from './contract.ts';
import type { HostedMatch } from './hosted-match.ts';
import { present, questionOf } from './present.ts';
import { type Seating, seatingFor } from './seating.ts';
import { isShared } from './shared.ts';
import { mayTakeBack } from './wish.ts';

/** What whoever claims a seat gets to see of a match. */
export function sightOf(
  hosted: HostedMatch,
  { sitting, known }: Pick<SeatClaim, 'sitting' | 'known'>,
  durable: boolean,
): ClaimView {
  const { viewer, handOver } = seatingAt(hosted, sitting);
  return {
    snapshot: present(hosted, viewer, known),
    handOver,
    seated: seatedAt(hosted, viewer, sitting),
    mayTakeBack: sitting !== null && mayTakeBack(hosted, sitting),
    head: hosted.stored,
    durable,
  };
}

function seatingAt(hosted: HostedMatch, sitting: Seat | null): Seating {
  return seatingFor(
    questionOf(hosted.match),
    personOf(hosted) ?? sitting,
    isShared(hosted),
    hosted.settings.machine?.levels,
  );
}

/** Before open eyes whoever is asked sits at the screen; when they are to close, nobody does. */
function seatedAt(hosted: HostedMatch, viewer: Viewer, sitting: Seat | null): Seat | null {
  return isShared(hosted) && viewer !== TABLE ? viewer : (personOf(hosted) ?? sitting);
}

/** Whoever plays alone against the machine: the screen is theirs. */
function personOf({ match, settings: { machine } }: HostedMatch): Seat | null {
  const people = match.game.seats(match.options).filter(seat => !machine?.levels[seat]);
  return machine && people.length === 1 ? people[0]! : null;
}

/** At an open table an offer is answered by the other one at once; else by who sits at the screen. */
export function speaker(
  { match, settings }: HostedMatch,
  sitting: Seat | null,
  word: TableWord,
): Seat {
  const answers = word === 'accept-draw' || word === 'decline-draw';
  if (!answers || !settings.openTable) return sitting ?? '';
  const by = drawOffer(match);
  return match.game.seats(match.options).find(seat => seat !== by) ?? '';
}
