import type { DuelAction, DuelOutlook } from '@oubliette/dungeon-twister';
import { type GuideOffer, type GuideTopic, placeOf } from '../../playing/guide/topic.ts';

type DuelOffer = GuideOffer<DuelAction, DuelOutlook>;

/** Somebody with a move of a kind. */
const mover = (
  { outlook }: DuelOffer,
  is: (move: DuelOutlook['characters'][number]['moves'][number]) => boolean,
): string | null => outlook?.characters.find(({ moves }) => moves.some(is))?.token ?? null;

/** Names begin with their side: `B:naga`. */
const isOfOneSide = (one: string, other: string) => one.split(':')[0] === other.split(':')[0];

/** What can be done in a duel; of several the first one is spoken of first. */
export const topics: readonly GuideTopic<DuelAction, DuelOutlook>[] = [
  {
    id: 'card',
    rule: 'DT-TURN-02',
    place: offer => placeOf(offer, 'card', ({ value }) => `card ${value}`),
    shownBy: ['card'],
    times: 2,
  },
  {
    id: 'combat-card',
    rule: 'DT-CBT-03',
    place: offer => placeOf(offer, 'choose', ({ value }) => `lay ${value}`),
    shownBy: ['chose'],
    times: 2,
  },
  {
    id: 'put',
    rule: 'DT-REV-03',
    place: offer => placeOf(offer, 'put', ({ token }) => token),
    shownBy: ['put'],
    times: 3,
  },
  {
    id: 'leave',
    rule: 'DT-EXIT-01',
    place: offer => mover(offer, ({ leaves }) => leaves),
    shownBy: ['left'],
    times: 1,
  },
  {
    id: 'attack',
    rule: 'DT-CBT-01',
    place: offer => placeOf(offer, 'attack', ({ token }) => token),
    shownBy: ['attacked'],
    times: 2,
  },
  {
    id: 'heal',
    rule: 'DT-CLERIC-01',
    // A Cleric may heal an enemy too; nobody is sent to do so.
    place: offer =>
      placeOf(offer, 'heal', ({ token, target }) => (isOfOneSide(token, target) ? token : null)),
    shownBy: ['healed'],
    times: 1,
  },
  {
    id: 'reveal',
    rule: 'DT-REV-01',
    place: offer => placeOf(offer, 'reveal', ({ room }) => `room ${room}`),
    shownBy: ['revealed'],
    times: 2,
  },
  {
    id: 'take',
    rule: 'DT-CARRY-02',
    place: offer => mover(offer, ({ hands }) => hands.some(hand => hand.do === 'take')),
    shownBy: ['took'],
    times: 1,
  },
  {
    id: 'move',
    rule: 'DT-MOVE-01',
    place: offer => mover(offer, () => true),
    shownBy: ['stopped', 'left'],
    times: 4,
  },
  {
    id: 'turn',
    rule: 'DT-ROT-01',
    place: offer => placeOf(offer, 'turn', ({ token }) => token),
    shownBy: ['turned'],
    times: 2,
  },
  {
    id: 'jump',
    rule: 'DT-JUMP-01',
    place: offer => placeOf(offer, 'jump', ({ token }) => token),
    shownBy: ['jumped'],
    times: 1,
  },
  {
    id: 'portcullis',
    rule: 'DT-PORT-02',
    place: offer =>
      placeOf(offer, 'open', ({ token }) => token) ?? placeOf(offer, 'break', ({ token }) => token),
    shownBy: ['portcullis'],
    times: 1,
  },
  {
    id: 'end',
    rule: 'DT-TURN-05',
    place: offer => placeOf(offer, 'end', () => 'button end'),
    shownBy: ['turn-ended'],
    times: 2,
  },
];
