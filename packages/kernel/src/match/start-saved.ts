import type { Game, Shape } from '../game.ts';
import { NotPlain, plainText } from '../plain.ts';
import { seedCommitment } from '../random/seeded.ts';
import { type Fault, fail, fault, ok, type Result } from '../result.ts';
import { contentUsed } from './content.ts';
import type { MatchHead } from './document.ts';
import { type Match, startMatch } from './match.ts';

/** A saved match before its first entry, if this program has its rules and content. */
export function startSaved(head: MatchHead, game: Game<Shape>): Result<Match<Shape>> {
  const stale = staleness(head, game);
  if (stale !== null) return fail(stale);
  const options = game.parseOptions(head.options);
  if (!options.ok) return options;
  if (!hasContent(game, options.value, head.content)) return fail(otherContent());
  if (isSame(head.options, options.value)) return ok(startMatch(game, options.value, head.seed));
  const text = 'The options of a saved match are complete; here some are left to the program.';
  return fail(fault('match.options', 'options', text));
}

function isSame(written: unknown, meant: unknown): boolean {
  try {
    return plainText(written) === plainText(meant);
  } catch (error) {
    if (error instanceof NotPlain) return false;
    throw error;
  }
}

/** Whether what the file names is here; a file that names a whole pack needs only what it uses of it. */
function hasContent(game: Game<Shape>, options: object, named: string): boolean {
  const used = contentUsed(game, options);
  if (named === used || named === game.content) return true;
  const { earlierContent = {} } = game;
  return Object.hasOwn(earlierContent, named) && earlierContent[named]!.includes(used);
}

function otherContent(): Fault {
  const text =
    'The cards, rooms or scenario that this match uses have changed since it was begun, and those of then are not kept.';
  return fault('match.other-content', 'content', text);
}

/** A match is played on by the rules it was begun with, or refused with a clear word. */
function staleness(document: MatchHead, game: Game<Shape>): Fault | null {
  if (document.rules !== game.rules.version) {
    return fault(
      'match.other-rules',
      'rules',
      `The match was played by version ${document.rules} of the rules; this program has version ${game.rules.version}.`,
      { played: document.rules, here: game.rules.version },
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
