import { fingerprint } from '../fingerprint.ts';
import { type Game, type Shape, TABLE, toldTo } from '../game.ts';
import { decide, type Match, startMatch } from '../match/match.ts';
import { plainText } from '../plain.ts';
import { faultLines } from '../result.ts';

/**
 * A golden playthrough is a recorded match as text, one line per action. Each line says what was
 * done and, by short hashes, the position afterwards, the legal answers, what was told and what
 * every viewer sees. Played again, the match must give the same text: a change of one part of the
 * program shows as a change of one column.
 */
export interface PlaythroughPlan {
  readonly mode: string;
  readonly seed: string;
  /** A longer match is cut here. */
  readonly longest: number;
}

/** One answer of somebody who is asked. */
export interface RecordedAnswer {
  readonly seat: string;
  readonly action: unknown;
}

/** Who plays: the next deed, or nothing where the recording ends. */
export type NextDeed = (match: Match<Shape>) => RecordedAnswer | null;

const DIGITS = 8;
const short = (value: unknown) => fingerprint(value).slice(0, DIGITS);

export function recordPlaythrough(
  game: Game<Shape>,
  { mode, seed, longest }: PlaythroughPlan,
  next: NextDeed,
): string {
  const match = begin(game, mode, seed);
  const lines = [`game ${game.id}`, `mode ${mode}`, `options ${plainText(match.options)}`];
  lines.push(`seed ${seed}`, `0 begins | ${standing(match)}`);
  while (match.log.length < longest && game.decision(match.state) !== null) {
    const deed = next(match);
    if (deed === null) break;
    lines.push(playOn(match, deed));
  }
  const outcome = game.outcome(match.state);
  lines.push(outcome === null ? `cut after ${match.log.length}` : `outcome ${plainText(outcome)}`);
  return `${lines.join('\n')}\n`;
}

/** The same match from the deeds that a recording names. */
export function replayPlaythrough(game: Game<Shape>, recording: string): string {
  const mode = field(recording, 'mode');
  const deeds = recording.split('\n').flatMap(deedOf(game));
  let at = 0;
  const plan = { mode, seed: field(recording, 'seed'), longest: deeds.length };
  return recordPlaythrough(game, plan, () => deeds[at++] ?? null);
}

function field(recording: string, name: string): string {
  const found = recording.split('\n').find(line => line.startsWith(`${name} `));
  if (found === undefined) throw new Error(`A golden playthrough needs a line “${name} …”.`);
  return found.slice(name.length + 1);
}

const DEED = /^\d+ (\S+): (.+?) \| position /;

function deedOf(game: Game<Shape>): (line: string) => RecordedAnswer[] {
  return line => {
    const [, seat, text] = DEED.exec(line) ?? [];
    if (seat === undefined || text === undefined) return [];
    const action = game.notation.parseAction(text);
    if (!action.ok) throw new Error(`“${text}”: ${faultLines(action.faults)}`);
    return [{ seat, action: action.value }];
  };
}

function begin(game: Game<Shape>, mode: string, seed: string): Match<Shape> {
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) throw new Error(`mode ${mode}: ${faultLines(options.faults)}`);
  return startMatch(game, options.value, seed);
}

function playOn(match: Match<Shape>, { seat, action }: RecordedAnswer): string {
  const { game } = match;
  const verdict = decide(match, seat, action);
  const text = game.notation.printAction(action);
  if (!verdict.ok)
    return `${match.log.length} ${seat}: ${text} | refused by ${verdict.refusal.rule}`;
  const viewers = [...game.seats(match.options), TABLE];
  const told = viewers.map(viewer => toldTo(verdict.events, viewer));
  const kinds = verdict.events.map(event => event.kind).join(',') || '-';
  const deed = `${match.log.length} ${seat}: ${text}`;
  return `${deed} | ${standing(match)} | told ${kinds} ${short(told)}`;
}

/** How it stands: the whole position, the answers of those who are asked, and what each viewer sees. */
function standing({ game, state, options }: Match<Shape>): string {
  const viewers = [...game.seats(options), TABLE];
  const asked = game.decision(state);
  const answers = (asked?.seats ?? []).map(seat =>
    game
      .legal(state, seat)
      .map(action => game.notation.printAction(action))
      .sort(),
  );
  const question = asked === null ? 'nobody' : `${asked.question}:${asked.seats.join('+')}`;
  const sees = viewers.map(viewer => `${viewer}:${short(game.view(state, viewer))}`).join(' ');
  const position = short(game.notation.printPosition(state));
  const legal = `${answers.flat().length} ${short(answers)}`;
  return `position ${position} | asks ${question} | legal ${legal} | sees ${sees}`;
}
