import type { Chapter } from '@oubliette/host';
import type { Shape } from '@oubliette/kernel';
import type { GuideOffer, GuideTopic } from './topic.ts';

const GUIDES = import.meta.glob<{ readonly topics: readonly GuideTopic[] }>(
  '../../games/*/guide.ts',
  { eager: true },
);

/** What a beginner learns in the first match of a game; nothing where it has no guide. */
export const topicsOf = (game: string): readonly GuideTopic[] =>
  GUIDES[`../../games/${game}/guide.ts`]?.topics ?? [];

export interface OfferedTopic {
  readonly topic: GuideTopic;
  readonly place: string;
}

/** All that can be done now, in the order in which it is spoken of. */
export const offeredOf = (
  topics: readonly GuideTopic[],
  offer: GuideOffer,
): readonly OfferedTopic[] =>
  topics.flatMap(topic => {
    const place = topic.place(offer);
    return place === null ? [] : [{ topic, place }];
  });

/** How often somebody did what each topic is about, in a part of the story. */
export function shownIn(
  topics: readonly GuideTopic[],
  chapters: readonly Chapter<Shape>[],
  seat: unknown,
): Readonly<Record<string, number>> {
  const kinds = chapters
    .filter(chapter => chapter.seat === seat)
    .flatMap(({ events }) => events.map(({ kind }) => kind));
  const times = topics.map(
    ({ id, shownBy }) => [id, kinds.filter(kind => shownBy.includes(kind)).length] as const,
  );
  return Object.fromEntries(times.filter(([, count]) => count > 0));
}
