import type { MatchCard } from '@oubliette/host';
import { standingByPoints } from '../../kept/by-points.ts';
import { text } from '../../kept/messages.ts';

/** The prison has no seat: whoever plays alone and has fewer points has lost to it. */
const hasLost = ({ score: { points } }: MatchCard): boolean => (points[0] ?? 0) < (points[1] ?? 0);

export const standing = (match: MatchCard): string =>
  standingByPoints(match, text().inRound, hasLost(match) ? text().lost : text().drawn);
