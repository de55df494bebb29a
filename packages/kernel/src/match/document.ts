import * as v from 'valibot';
import type { Game, Shape } from '../game.ts';
import { encode, type Json, NotPlain, plainText } from '../plain.ts';
import { seedCommitment } from '../random/seeded.ts';
import { type Fault, fail, fault, noSuch, ok, type Result } from '../result.ts';
import { MATCH_FORMAT, MATCH_VERSION, type MatchDocument, MatchDocumentSchema } from './form.ts';
import { type Match, startMatch } from './match.ts';
import { playAgain } from './replay.ts';

/** The games that this program can play, by id. */
export type Registry = Readonly<Record<string, Game<Shape>>>;

/** Names of the people at the table, by seat. */
type Players = Readonly<Partial<Record<string, string>>>;

export function saveMatch<G extends Shape>(
  match: Match<G>,
  players: Players = {},
  machine?: MatchDocument['machine'],
): MatchDocument {
  const { game, options, seed, log, said, reseedings } = match;
  return {
    format: MATCH_FORMAT,
    version: MATCH_VERSION,
    game: game.id,
    rules: game.rules.version,
    content: game.content,
    options: encode(options) as Record<string, Json>,
    seed,
    commitment: seedCommitment(seed),
    log: log.map(({ seat, action, hash }) => ({
      seat,
      action: game.notation.printAction(action),
      hash,
    })),
    said: said.map(word => ({ ...word })),
    reseedings: reseedings.map(reseeding => ({ ...reseeding })),
    ...namesIn(players),
    ...(machine && { machine }),
  };
}

function namesIn(players: Players): Pick<MatchDocument, 'players'> {
  const named = Object.entries(players).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '',
  );
  return named.length > 0 ? { players: Object.fromEntries(named) } : {};
}

/** Reads a saved match and plays it again; it opens exactly as it was, or not at all. */
export function openMatch(text: string, games: Registry): Result<Match<Shape>> {
  const document = readDocument(text);
  return document.ok ? replay(document.value, games) : document;
}

export function readDocument(text: string): Result<MatchDocument> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return fail(fault('match.not-json', '', `This is not a match file: ${why}.`, { why }));
  }
  const newer = newerVersion(raw);
  if (newer !== null) return fail(newer);
  const checked = v.safeParse(MatchDocumentSchema, raw);
  if (checked.success) return ok(checked.output);
  return fail(...checked.issues.map(schemaFault));
}

function newerVersion(raw: unknown): Fault | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { format, version } = raw as { format?: unknown; version?: unknown };
  if (format !== MATCH_FORMAT || typeof version !== 'number' || version <= MATCH_VERSION)
    return null;
  return fault(
    'match.newer-format',
    'version',
    `This file is of format version ${version}; this program reads up to ${MATCH_VERSION}.`,
    { version, known: MATCH_VERSION },
  );
}

function schemaFault(issue: v.BaseIssue<unknown>): Fault {
  const at = (issue.path ?? []).map(part => String(part.key)).join('.');
  const text = `A match file needs ${issue.expected ?? issue.message} here, not ${issue.received}.`;
  return fault('match.schema', at, text, { received: issue.received });
}

function replay(document: MatchDocument, games: Registry): Result<Match<Shape>> {
  const game = Object.hasOwn(games, document.game) ? games[document.game] : undefined;
  if (game === undefined) {
    const known = Object.keys(games);
    const text = noSuch('game', document.game, known);
    const params = { game: document.game, known: known.join(', ') };
    return fail(fault('match.unknown-game', 'game', text, params));
  }
  const stale = staleness(document, game);
  if (stale !== null) return fail(stale);
  const options = game.parseOptions(document.options);
  if (!options.ok) return options;
  if (!isSame(document.options, options.value)) {
    const text = 'The options of a saved match are complete; here some are left to the program.';
    return fail(fault('match.options', 'options', text));
  }
  return playAgain(startMatch(game, options.value, document.seed), document);
}

function isSame(written: unknown, meant: unknown): boolean {
  try {
    return plainText(written) === plainText(meant);
  } catch (error) {
    if (error instanceof NotPlain) return false;
    throw error;
  }
}

/** A match is played on by the rules and content it was begun with, or refused with a clear word. */
function staleness(document: MatchDocument, game: Game<Shape>): Fault | null {
  if (document.rules !== game.rules.version) {
    return fault(
      'match.other-rules',
      'rules',
      `The match was played by version ${document.rules} of the rules; this program has version ${game.rules.version}.`,
      { played: document.rules, here: game.rules.version },
    );
  }
  if (document.content !== game.content) {
    return fault(
      'match.other-content',
      'content',
      'The match was played with other cards, rooms or scenarios than this program has.',
    );
  }
  if (document.commitment !== seedCommitment(document.seed)) {
    return fault(
      'match.seed',
      'commitment',
      'The seed is not the one that was promised at the start.',
    );
  }
  return null;
}
