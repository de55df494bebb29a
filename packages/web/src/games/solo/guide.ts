import type { DuelOutlook, SoloAction } from '@oubliette/dungeon-twister';
import { type GuideTopic, placeOf } from '../../playing/guide/topic.ts';
import { topics as duelTopics } from '../duel/guide.ts';

type SoloTopic = GuideTopic<SoloAction, DuelOutlook>;

/** Where the solo book has a rule of its own for what the duel knows too. */
const OWN_RULES: Readonly<Record<string, string>> = {
  card: 'DS-FIRST-02',
  'combat-card': 'DS-FIGHT-01',
  reveal: 'DS-TELE-01',
};

/** In a solo game nobody places tokens: dice do. */
const shared = (duelTopics as readonly SoloTopic[])
  .filter(({ id }) => id !== 'put')
  .map(topic => ({ ...topic, rule: OWN_RULES[topic.id] ?? topic.rule }))
  // The cards of both sides are turned up as soon as the Player has laid one.
  .map(topic => (topic.id === 'combat-card' ? { ...topic, shownBy: ['fought'] } : topic));

/** What can be done in a solo game: what the Player does as in a duel, and letting the NPCs act. */
export const topics: readonly SoloTopic[] = [
  {
    id: 'watch',
    rule: 'DS-NP-04',
    place: offer => placeOf(offer, 'watch', () => 'button go-on'),
    shownBy: ['activated'],
    times: 3,
  },
  ...shared,
];
