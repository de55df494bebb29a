import type { DuelAction, DuelView } from '@oubliette/dungeon-twister';
import type { ClaimView, MatchHost, SeatClaim, WishAnswer } from '../contract.ts';
import { games, type HostedGames } from '../games/index.ts';
import { createMatchHost } from '../match-host.ts';
import { layered, type UnsavedGuard } from '../store/layered-store.ts';
import type { MatchStore } from '../store/match-store.ts';
import { memoryStore } from '../store/memory-store.ts';

export const SETTINGS = { players: { blue: 'Ann', yellow: 'Ben' }, openTable: false };
export const OPEN = { ...SETTINGS, openTable: true };

type Asked<T> = Promise<{ ok: true; value: T } | { ok: false; faults: readonly unknown[] }>;

export async function given<T>(asked: Asked<T>): Promise<T> {
  const result = await asked;
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
}

export async function codeOf<T>(asked: Asked<T>): Promise<unknown> {
  const result = await asked;
  return result.ok ? null : (result.faults[0] as { code: string }).code;
}

export const viewOf = (sight: ClaimView) => sight.snapshot.view as DuelView;

export const claimOf = (sight: ClaimView, sitting: string | null): SeatClaim => ({
  key: sight.snapshot.key,
  sitting,
  head: sight.head,
});

export const otherThan = (seat: string) => (seat === 'blue' ? 'yellow' : 'blue');
export const card = (value: number): DuelAction => ({ do: 'card', value });

export const starters = (...characters: string[]) =>
  characters.map(
    (character, index): DuelAction => ({
      do: 'starter',
      token: `B:${character}`,
      dot: [1, 3, 6, 8][index]!,
    }),
  );

/** A keeper over a disk of their own, and what one does at their tables. */
export function hall(
  disk: MatchStore = memoryStore(),
  played: HostedGames = games,
  guard?: UnsavedGuard,
) {
  let keys = 0;

  /** Another tab: its own worker over the same disk. */
  const tab = (store = disk): MatchHost =>
    createMatchHost(layered(store, guard), played, {
      now: () => 1000,
      freshKey: () => `match${++keys}`,
      freshSeed: () => 'another seed',
    });
  const host = tab();

  const begin = (options: unknown = { quick: true }, settings = SETTINGS) =>
    given(host.begin({ game: 'duel', options, seed: 'seven', ...settings }));

  async function seated(key: string, who = host): Promise<{ sight: ClaimView; seat: string }> {
    const { handOver } = await given(who.open(key, null));
    return { sight: await given(who.open(key, handOver)), seat: handOver! };
  }

  const play = (sight: ClaimView, seat: string, ...actions: DuelAction[]): Promise<WishAnswer> =>
    given(host.act(claimOf(sight, seat), actions));

  return { disk, host, tab, begin, seated, play };
}
