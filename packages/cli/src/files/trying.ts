/** Whatever a file says, we answer with a clear fault or with something that works. */
import { faultLine, isNpcCards, readDocument } from '@oubliette/dungeon-twister/documents';
import {
  type Match,
  openMatch,
  parseVectors,
  plainText,
  type Shape,
  saveMatch,
  startMatch,
  TABLE,
  viewOf,
} from '@oubliette/kernel';
import { failuresOf } from '../commands/check.ts';
import { earlierRules } from '../earlier-rules.ts';
import { optionsWith } from '../game-document.ts';
import { GAMES, REGISTRY } from '../games.ts';
import { standing } from '../telling.ts';
import type { FileKind } from './specimens.ts';

/** How a file was answered: refused in sentences, or it works. */
type Answer = 'refused' | 'works';

/** What must not happen; the file that did it is told by whoever tried it. */
class Trouble extends Error {}

/** Long enough for every sentence of ours, and far too short for a file that is echoed. */
const LONGEST = 1300;
const EMPTY_REASON = /(: ?\.?|“”)$|\bundefined\b|\bNaN\b|\[object|needs never/;

function requireSentence(text: string): void {
  const said = JSON.stringify(text.slice(0, 200));
  if (text.length > LONGEST) throw new Trouble(`a sentence of ${text.length} signs: ${said}`);
  if (EMPTY_REASON.test(text) && !text.includes('valid JSON'))
    throw new Trouble(`a sentence without sense: ${said}`);
  if (/[^\P{Cc}\n]|\p{Bidi_Control}/u.test(text)) throw new Trouble(`invisible signs: ${said}`);
}

export const TRYING: Readonly<Record<FileKind, (text: string) => Answer>> = {
  match(text) {
    const opened = openMatch(text, REGISTRY, earlierRules);
    if (opened.ok) return works(opened.value);
    for (const { at, text } of opened.faults) requireSentence(`${at}: ${text}`);
    return 'refused';
  },

  document(text) {
    const read = readDocument(text);
    if (!read.ok) {
      for (const wrong of read.faults) {
        for (const language of ['en', 'ru'] as const) requireSentence(faultLine(wrong, language));
      }
      return 'refused';
    }
    const { game } = GAMES[isNpcCards(read.value) ? 'solo' : 'duel']!;
    const plain = isNpcCards(read.value) ? {} : { forces: 'draft' };
    const options = game.parseOptions({ ...plain, ...optionsWith(read.value, 'draft') });
    if (options.ok) return works(startMatch(game, options.value, 'trial'));
    for (const { at, text } of options.faults) requireSentence(`${at}: ${text}`);
    return 'refused';
  },

  vector(text) {
    const vectors = parseVectors(text, 'trial.vector');
    if (!vectors.ok) {
      for (const { at, text } of vectors.faults) requireSentence(`${at}: ${text}`);
      return 'refused';
    }
    for (const vector of vectors.value) {
      // A document that does not exist ends the command before any vector is played.
      if (!Object.hasOwn(GAMES, vector.game) || vector.document !== null) continue;
      for (const { text } of failuresOf(vector)) requireVectorSentence(text);
    }
    return 'works';
  },
};

/** A failing claim tells what is there: as long as a story is. */
function requireVectorSentence(text: string): void {
  if (text.length > 100 * LONGEST) throw new Trouble(`a sentence of ${text.length} signs`);
}

/** A match that was opened can be seen, drawn, played and saved. */
function works(match: Match<Shape>): Answer {
  const { game, options, state } = match;
  const drawSvg = GAMES[game.id]?.drawSvg;
  for (const viewer of [...game.seats(options), TABLE]) {
    const { view } = viewOf(match, viewer);
    game.notation.draw(view);
    requireMarkup(drawSvg?.(view, options) ?? '');
  }
  for (const seat of game.seats(options)) game.legal(state, seat).map(game.notation.printAction);
  standing(match);
  const text = JSON.stringify(saveMatch(match));
  const again = openMatch(text, REGISTRY, earlierRules);
  if (!again.ok || plainText(saveMatch(again.value)) !== plainText(JSON.parse(text))) {
    throw new Trouble('it does not open again as it was saved');
  }
  return 'works';
}

/** A picture holds what we draw, and nothing of the file that is more than a text. */
function requireMarkup(svg: string): void {
  if (/<script|onerror|NaN|undefined|[^\P{Cc}\n\t]/iu.test(svg)) {
    throw new Trouble('a picture with something in it that nobody drew');
  }
}
