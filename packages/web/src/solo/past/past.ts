import { SOLO_LEVELS, type SoloLevel } from '@oubliette/dungeon-twister';
import { DRAWERS } from '../../storage/drawer-names.ts';

/** A solo game that was played to its end on this device. */
export interface PastGame {
  readonly key: string;
  readonly level: SoloLevel;
  readonly won: boolean;
  readonly points: number;
  readonly against: number;
  readonly rounds: number;
}

function isPastGame(value: unknown): value is PastGame {
  if (typeof value !== 'object' || value === null) return false;
  const game = value as Partial<Record<keyof PastGame, unknown>>;
  return (
    typeof game.key === 'string' &&
    SOLO_LEVELS.some(level => level === game.level) &&
    typeof game.won === 'boolean' &&
    [game.points, game.against, game.rounds].every(Number.isInteger)
  );
}

/** The games of this device; nothing where the browser keeps nothing. */
export function recallPast(): readonly PastGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAWERS.pastSolo) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPastGame) : [];
  } catch {
    return [];
  }
}

/** Writes a game down, once. */
export function remember(game: PastGame): void {
  const others = recallPast().filter(({ key }) => key !== game.key);
  try {
    localStorage.setItem(DRAWERS.pastSolo, JSON.stringify([...others, game]));
  } catch {
    // The browser forbids it: the statistics stay as they are.
  }
}

/** What the games at one level came to. */
export interface PastTally {
  readonly level: SoloLevel;
  readonly games: number;
  readonly wins: number;
  /** Averages. */
  readonly points: number;
  readonly against: number;
  readonly rounds: number;
}

/** Levels that were played, in rising order. */
export function talliesOf(past: readonly PastGame[]): PastTally[] {
  return SOLO_LEVELS.flatMap(level => {
    const games = past.filter(game => game.level === level);
    if (games.length === 0) return [];
    const mean = (of: 'points' | 'against' | 'rounds') =>
      games.reduce((sum, game) => sum + game[of], 0) / games.length;
    return [
      {
        level,
        games: games.length,
        wins: games.filter(({ won }) => won).length,
        points: mean('points'),
        against: mean('against'),
        rounds: mean('rounds'),
      },
    ];
  });
}
