import { fastRandom } from '@oubliette/kernel';
import { deckOf } from '../solo/deck.ts';
import { guess } from '../solo/guess.ts';
import type { SoloView } from '../solo/view.ts';
import { labyrinthDocument, pictureOf } from './labyrinth.ts';
import { tokensUpon } from './upon.ts';

interface SoloWishes {
  readonly language?: 'en' | 'ru';
  /** What a reader who cannot see it is told. */
  readonly title?: string;
  readonly portrait?: boolean;
}

/** A solo game as an SVG document that needs nothing else; an NPC looks like the class on its card. */
export function soloDocument(
  seen: SoloView,
  { language = 'en', title = pointsIn(seen), portrait = false }: SoloWishes = {},
): string {
  const { cards, further } = deckOf(seen.own);
  const classes = new Map(cards.map(({ id, likeness }) => [id, likeness.id]));
  const faces = {
    language,
    further,
    likenessOf: (piece: string) => classes.get(piece) ?? piece,
    sideOf: (name: string) => (name.startsWith('N:') ? ('prison' as const) : ('yellow' as const)),
  };
  return labyrinthDocument(pictureOf(guess(seen, fastRandom(1)).labyrinth), {
    title,
    portrait,
    upon: g => tokensUpon(seen.tokens, g, faces),
  });
}

const pointsIn = ({ turn, points }: SoloView): string =>
  `turn ${turn}: Non-Player ${points.np} VP, yellow ${points.yellow} VP`;
