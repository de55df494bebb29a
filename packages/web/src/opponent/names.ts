import type { Machine } from '@oubliette/host';
import { SCRIPTED } from '@oubliette/host/exercise';
import type { Players } from '../match/contract.ts';
import { text } from './messages.ts';

/** What a level is called: Squire, Captain. */
export const levelName = (level: string): string => text().levels[level] ?? level;

/** Everybody's name, the machine's included: it is called by its level. Who follows a script is called by the side. */
export function namesWith(players: Players, machine: Machine | undefined): Players {
  const machines = Object.entries(machine?.levels ?? {}).filter(([, level]) => level !== SCRIPTED);
  return { ...players, ...Object.fromEntries(machines.map(([s, level]) => [s, levelName(level)])) };
}
