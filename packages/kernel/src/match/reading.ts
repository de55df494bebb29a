import * as v from 'valibot';
import type { Game, Shape } from '../game.ts';
import { cut, type Fault, fail, failAll, fault, noSuch, ok, type Result } from '../result.ts';
import { brought, outOfOrder } from './first-version.ts';
import { FirstVersionSchema, type MatchDocument, MatchDocumentSchema } from './form.ts';
import { MATCH_FORMAT, MATCH_VERSION } from './format.ts';
import type { Match } from './match.ts';
import { playAgain } from './replay.ts';
import { startSaved } from './start-saved.ts';

/** The games that this program can play, by id. */
export type Registry = Readonly<Record<string, Game<Shape>>>;

/** A game by an earlier version of its rules, if that engine is kept. */
export type EarlierRules = (game: string, rules: number) => Game<Shape> | null;

/** Reads a saved match and plays it again; it opens exactly as it was, or not at all. */
export function openMatch(
  text: string,
  games: Registry,
  earlier: EarlierRules = () => null,
): Result<Match<Shape>> {
  const document = readDocument(text);
  return document.ok ? replay(document.value, games, earlier) : document;
}

export function readDocument(text: string): Result<MatchDocument> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const why = cut(error instanceof Error ? error.message : String(error), LONGEST_REASON);
    return fail(fault('match.not-json', '', `This is not a match file: ${why}.`, { why }));
  }
  const newer = newerVersion(raw);
  if (newer !== null) return fail(newer);
  if (versionOf(raw) === 1) return readFirstVersion(raw);
  const checked = v.safeParse(MatchDocumentSchema, raw);
  return checked.success ? ok(checked.output) : failAll(checked.issues.map(schemaFault));
}

function readFirstVersion(raw: unknown): Result<MatchDocument> {
  const checked = v.safeParse(FirstVersionSchema, raw);
  if (!checked.success) return failAll(checked.issues.map(schemaFault));
  const misplaced = outOfOrder(checked.output);
  return misplaced === null ? ok(brought(checked.output)) : fail(misplaced);
}

function versionOf(raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && 'version' in raw ? raw.version : undefined;
}

const LONGEST_REASON = 200;

function newerVersion(raw: unknown): Fault | null {
  const version = versionOf(raw);
  if (typeof version !== 'number' || version <= MATCH_VERSION) return null;
  if ((raw as { format?: unknown }).format !== MATCH_FORMAT) return null;
  return fault(
    'match.newer-format',
    'version',
    `This file is of format version ${version}; this program reads up to ${MATCH_VERSION}.`,
    { version, known: MATCH_VERSION },
  );
}

function schemaFault(issue: v.BaseIssue<unknown>): Fault {
  const at = (issue.path ?? []).map(part => cut(String(part.key))).join('.');
  const received = cut(issue.received);
  const wanted = cut(issue.expected ?? issue.message);
  const text =
    wanted === 'never'
      ? 'A match file has no such field.'
      : received === 'undefined'
        ? 'This field of a match file is missing.'
        : `A match file needs ${wanted} here, not ${received}.`;
  return fault('match.schema', at, text, { received });
}

function replay(
  document: MatchDocument,
  games: Registry,
  earlier: EarlierRules,
): Result<Match<Shape>> {
  const game = Object.hasOwn(games, document.game) ? games[document.game] : undefined;
  if (game === undefined) {
    const known = Object.keys(games);
    const text = noSuch('game', document.game, known);
    const params = { game: cut(document.game), known: known.join(', ') };
    return fail(fault('match.unknown-game', 'game', text, params));
  }
  const { rules } = document;
  const kept = rules === game.rules.version ? null : earlier(document.game, rules);
  const started = startSaved(document, kept ?? game);
  return started.ok ? playAgain(started.value, document) : started;
}
