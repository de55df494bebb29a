import type { Action, Outlook } from '@oubliette/claustrophobia';
import { type GuideOffer, type GuideTopic, placeOf } from '../../playing/guide/topic.ts';

type CaveOffer = GuideOffer<Action, Outlook>;

/** What a warrior can do now, from where they stand or after a walk. */
const ableTo = (
  { outlook }: CaveOffer,
  what: (warrior: Outlook['warriors'][number]) => readonly unknown[],
): string | null => outlook?.warriors.find(warrior => what(warrior).length > 0)?.who ?? null;

/** What can be done by the humans; of several the first one is spoken of first. */
export const topics: readonly GuideTopic<Action, Outlook>[] = [
  {
    id: 'marker',
    rule: 'S1',
    place: offer => placeOf(offer, 'mark', ({ to, side }) => `door ${to} ${side}`),
    shownBy: ['marker'],
    times: 1,
  },
  {
    id: 'confirm',
    rule: 'CL-INIT-03',
    place: offer => placeOf(offer, 'confirm', () => 'button end'),
    shownBy: ['assigned'],
    times: 2,
  },
  {
    id: 'dice',
    rule: 'CL-INIT-02',
    place: offer => placeOf(offer, 'give', ({ value }) => `die ${value}`),
    shownBy: ['assigned'],
    times: 2,
  },
  {
    id: 'line',
    rule: 'CL-COMB-06',
    place: offer => placeOf(offer, 'cancel', ({ value }) => `button line ${value}`),
    shownBy: ['line'],
    times: 2,
  },
  {
    id: 'guard',
    rule: 'CL-TAL-04',
    place: offer => placeOf(offer, 'guard', ({ who }) => who),
    shownBy: ['guarded'],
    times: 1,
  },
  {
    id: 'gifts',
    rule: 'CL-GIFT-02',
    place: offer => placeOf(offer, 'done', () => 'button end'),
    shownBy: ['gift', 'blessed'],
    times: 1,
  },
  {
    id: 'window',
    rule: 'CL-ROUND-05',
    place: offer => placeOf(offer, 'pass', () => 'button end'),
    shownBy: ['passed', 'card'],
    times: 2,
  },
  {
    id: 'attack',
    rule: 'CL-COMB-03',
    place: offer => ableTo(offer, ({ strikes }) => strikes),
    shownBy: ['attacked'],
    times: 2,
  },
  {
    id: 'explore',
    rule: 'CL-EXPL-02',
    place: offer => ableTo(offer, ({ doors }) => doors),
    shownBy: ['exploring'],
    times: 3,
  },
  {
    id: 'go',
    rule: 'CL-MOVE-01',
    place: offer => ableTo(offer, ({ ways }) => ways),
    shownBy: ['moved'],
    times: 3,
  },
  {
    id: 'finish',
    rule: 'CL-ACT-02',
    place: offer => placeOf(offer, 'finish', () => 'button end'),
    shownBy: ['acted'],
    times: 3,
  },
  {
    id: 'end',
    rule: 'CL-ROUND-01',
    place: offer => placeOf(offer, 'end', () => 'button end'),
    shownBy: ['phase'],
    times: 2,
  },
];
