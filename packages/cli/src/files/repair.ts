/** A spoiled match whose seals somebody has put right: then only the checks of its content stand in the way. */
import { fingerprint, seedCommitment } from '@oubliette/kernel';
import { GAMES } from '../games.ts';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without its actions, and with the fingerprints that belong to what it says now. */
export function resealed(text: string): string {
  let match: unknown;
  try {
    match = JSON.parse(text);
  } catch {
    return text;
  }
  if (!isRecord(match)) return text;
  const { game, seed, options } = match;
  if (Array.isArray(match.log)) match.log = [];
  if (typeof seed === 'string' && seed.isWellFormed()) match.commitment = seedCommitment(seed);
  if (typeof game === 'string' && Object.hasOwn(GAMES, game)) {
    match.content = GAMES[game]!.game.content;
  }
  if (isRecord(options)) {
    for (const holder of [options, options.scenario]) {
      if (isRecord(holder) && isRecord(holder.content)) resealContent(holder.content);
    }
  }
  return JSON.stringify(match);
}

function resealContent(content: Fields): void {
  const { hash: _, ...rest } = content;
  try {
    content.hash = fingerprint(rest);
  } catch {
    // What has no fingerprint keeps the seal that it had.
  }
}
