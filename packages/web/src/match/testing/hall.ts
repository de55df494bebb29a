import type { DuelAction, DuelView } from '@oubliette/dungeon-twister';
import { type Games, games } from '../games.ts';
import { createKeeping } from '../keeping.ts';
import { layered } from '../layered-store.ts';
import type { Answer, Chair, Keeping, Sight } from '../questions.ts';
import { memoryStore, type Store } from '../store.ts';

export const HOUSE = { players: { blue: 'Ann', yellow: 'Ben' }, openTable: false };
export const OPEN = { ...HOUSE, openTable: true };

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

export const viewOf = (sight: Sight) => sight.snapshot.view as DuelView;

export const chairOf = (sight: Sight, sitting: string | null): Chair => ({
  key: sight.snapshot.key,
  sitting,
  revision: sight.revision,
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

/** A keeper over a disk of his own, and what one does at his tables. */
export function hall(disk: Store = memoryStore(), played: Games = games) {
  let keys = 0;

  /** Another tab: its own worker over the same disk. */
  const tab = (store = disk): Keeping =>
    createKeeping(layered(store), played, {
      now: () => 1000,
      freshKey: () => `match${++keys}`,
      freshSeed: () => 'another seed',
    });
  const keeping = tab();

  const begin = (options: unknown = { quick: true }, house = HOUSE) =>
    given(keeping.begin({ game: 'duel', options, seed: 'seven', ...house }));

  async function seated(key: string, who = keeping): Promise<{ sight: Sight; seat: string }> {
    const { handOver } = await given(who.open(key, null));
    return { sight: await given(who.open(key, handOver)), seat: handOver! };
  }

  const play = (sight: Sight, seat: string, ...actions: DuelAction[]): Promise<Answer> =>
    given(keeping.act(chairOf(sight, seat), actions));

  return { disk, keeping, tab, begin, seated, play };
}
