import type { Shape } from '@oubliette/kernel';
import type { Accessor } from 'solid-js';
import { language } from '../../i18n/language.ts';
import type { HouseOfSight } from '../../keeper/online/contract.ts';
import type { Players, Snapshot } from '../../match/contract.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { levelName } from '../../opponent/names.ts';

/** What everybody at a table is called: people by their names, the machine by how well it plays. */
const playersOf = ({ seats }: HouseOfSight): Players =>
  Object.fromEntries(
    seats.flatMap(({ seat, by, name, level }) => {
      const called = by === 'machine' ? levelName(level ?? '') : name;
      return called === '' ? [] : [[seat, called]];
    }),
  );

/** A table that calls everybody by the name of now: seats change hands between two actions. */
export function called(table: OpenedTable, house: Accessor<HouseOfSight | null>): OpenedTable {
  const known = new WeakMap<
    Snapshot<Shape>,
    { readonly house: HouseOfSight; readonly language: string; readonly seen: Snapshot<Shape> }
  >();

  function seen(now: Snapshot<Shape>): Snapshot<Shape> {
    const there = house();
    if (there === null) return now;
    const before = known.get(now);
    if (before?.house === there && before.language === language()) return before.seen;
    const changed = { ...now, players: playersOf(there) };
    known.set(now, { house: there, language: language(), seen: changed });
    return changed;
  }

  return {
    ...table,
    snapshot: () => seen(table.snapshot()),
    present: () => seen(table.present()),
  };
}
