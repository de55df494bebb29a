import { type Fault, fail, failAll, fault, ok, type Result } from '@oubliette/kernel';
import * as v from 'valibot';
import type { Drawers, Restored } from './contract.ts';
import type { HostedGames } from './games/index.ts';
import { openFile } from './opening.ts';
import type { LayeredStore } from './store/layered-store.ts';
import { fileOf } from './stored-file.ts';
import { hostedFrom, wholeMatch } from './storing.ts';

const FORMAT = 'oubliette-archive';

const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

/** A damaged card does not keep its match out. */
const Settings = v.fallback(
  v.object({
    begun: v.fallback(time, 0),
    updated: v.fallback(time, 0),
    openTable: v.fallback(v.boolean(), false),
  }),
  { begun: 0, updated: 0, openTable: false },
);

/** All matches of a store in one file; `docs/match-file.md` describes it. */
const ArchiveSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.picklist([1, 2]),
  matches: v.array(
    v.strictObject({
      key: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
      begun: time,
      updated: time,
      openTable: v.boolean(),
      match: v.record(v.string(), v.unknown()),
    }),
  ),
  drawers: v.optional(v.record(v.string(), v.string()), {}),
});

type Archived = v.InferOutput<typeof ArchiveSchema>['matches'][number];

/** Everything that can be read, in one file. */
export async function archiveOf(store: LayeredStore, drawers: Drawers): Promise<string> {
  const matches: Archived[] = [];
  for (const { key } of await store.list()) {
    const match = documentIn(await fileOf(store, key).catch(() => null));
    if (match === null) continue;
    matches.push({ key, ...v.parse(Settings, await store.card(key)), match });
  }
  return JSON.stringify({ format: FORMAT, version: 2, matches, drawers });
}

/** What could never be read stays where it is. */
function documentIn(file: string | null): Record<string, unknown> | null {
  try {
    const read = JSON.parse(file ?? '');
    return typeof read === 'object' && !Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}

/** Puts back what is missing; a match that is here stays as it is. */
export async function restored(
  text: string,
  store: LayeredStore,
  games: HostedGames,
): Promise<Result<Restored>> {
  const archive = v.safeParse(ArchiveSchema, documentIn(text));
  if (!archive.success) return fail(fault('archive.schema', '', 'This is no file of all matches.'));
  const refused: (readonly Fault[])[] = [];
  const added: Archived[] = [];
  for (const archived of archive.output.matches) {
    if ((await store.card(archived.key)) !== null) continue;
    const put = await putBack(archived, store, games);
    if (put.ok) added.push(archived);
    else refused.push(put.faults);
  }
  const { drawers } = archive.output;
  const latest = added.toSorted((one, two) => two.updated - one.updated)[0]?.key ?? null;
  if (latest !== null || Object.keys(drawers).length > 0) {
    return ok({ added: added.length, refused: refused.length, latest, drawers });
  }
  if (refused.length > 0) return failAll(refused.flat());
  return fail(fault('archive.all-there', '', 'All matches of this file are here already.'));
}

async function putBack(
  { key, begun, updated, openTable, match }: Archived,
  store: LayeredStore,
  games: HostedGames,
): Promise<Result<boolean>> {
  const opened = await openFile(JSON.stringify(match), games);
  if (!opened.ok) return opened;
  const { hostedGame, players, machine } = opened.value;
  const settings = { players, openTable, ...(machine && { machine }) };
  const hosted = hostedFrom(key, hostedGame, opened.value.match, settings, begun);
  return ok(await store.create(wholeMatch(hosted, updated)));
}
