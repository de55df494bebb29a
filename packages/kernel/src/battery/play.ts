import { fingerprint } from '../fingerprint.ts';
import { type Shape, TABLE } from '../game.ts';
import { openMatch, saveMatch } from '../match/document.ts';
import { canUndo, decide, type Match, startMatch, undo } from '../match/match.ts';
import { digest } from '../plain.ts';
import { fastRandom } from '../random/fast.ts';
import { pick } from '../random/random.ts';
import { faultLines } from '../result.ts';
import { ambientAskedBy } from './ambient.ts';
import { DEED_CHECKS } from './deed-checks.ts';
import { POSITION_CHECKS } from './position-checks.ts';
import { SECRECY_CHECKS, SECRECY_DEED_CHECKS } from './secrecy-checks.ts';
import type { Deed, GameOnTrial, Scene, TrialReport } from './trial.ts';

export interface TrialPlan {
  readonly mode: string;
  readonly seed: string;
  /** The checks look at one decision in so many; 1, the default, looks at all. */
  readonly every?: number;
}

class NotPassed extends Error {
  readonly check: string;
  constructor(check: string, text: string) {
    super(text);
    this.check = check;
  }
}

/** Plays one random match and puts it through the whole battery. */
export function playTrial(subject: GameOnTrial, plan: TrialPlan): TrialReport {
  let match: Match<Shape> | null = null;
  try {
    match = begin(subject, plan);
    playOn(subject, match, plan);
    checkReplay(match);
    return { decisions: match.log.length, fault: null };
  } catch (error) {
    const { mode, seed } = plan;
    const text = error instanceof Error ? error.message : String(error);
    const other = match === null ? 'set-up' : 'no exception';
    const check = error instanceof NotPassed ? error.check : other;
    const decision = match?.log.length ?? 0;
    const document = match === null ? null : saveMatch(match);
    return { decisions: decision, fault: { check, text, mode, seed, decision, document } };
  }
}

function begin({ game }: GameOnTrial, { mode, seed }: TrialPlan): Match<Shape> {
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) throw new Error(`mode ${mode}: ${faultLines(options.faults)}`);
  const start = () => startMatch(game, options.value, seed);
  const asked = ambientAskedBy(start);
  if (asked.length > 0) throw new NotPassed('determinism', `set-up asks ${asked.join(' and ')}`);
  return start();
}

function playOn(subject: GameOnTrial, match: Match<Shape>, plan: TrialPlan): void {
  const { game, trial } = subject;
  const random = fastRandom(Number.parseInt(digest(plan.seed).slice(0, 8), 16));
  const seats = game.seats(match.options);
  const scene: Scene<Shape> = { game, trial, match, seats, viewers: [...seats, TABLE], random };
  const every = plan.every ?? 1;

  while (true) {
    const looked = random.below('look', every) === 0;
    if (looked) runChecks(scene, [...POSITION_CHECKS, ...SECRECY_CHECKS]);
    const decision = game.decision(match.state);
    if (decision === null) return;
    if (match.log.length >= trial.longest) {
      throw new NotPassed('ends', `after ${trial.longest} decisions the match goes on`);
    }
    const seat = pick(random, 'seat', decision.seats);
    const legal = game.legal(match.state, seat);
    if (legal.length === 0) throw new NotPassed('no dead end', `${seat} has no answer`);
    const deed = { ...scene, match, seat, action: pick(random, 'action', legal) };
    if (looked) runChecks(deed, [...DEED_CHECKS, ...SECRECY_DEED_CHECKS]);
    perform(deed, looked);
  }
}

function runChecks<S>(
  scene: S,
  checks: readonly { readonly name: string; readonly run: (scene: S) => string | null }[],
): void {
  for (const check of checks) {
    const wrong = check.run(scene);
    if (wrong !== null) throw new NotPassed(check.name, wrong);
  }
}

/** Carries the action out; where it can be taken back, takes it back and does it again. */
function perform({ match, seat, action }: Deed<Shape>, looked: boolean): void {
  const before = fingerprint(match.state);
  play(match, seat, action);
  if (!looked || !canUndo(match, seat)) return;
  const after = fingerprint(match.state);
  const refusal = undo(match, seat);
  if (refusal !== null)
    throw new NotPassed('undo', `undo is offered and refused by ${refusal.rule}`);
  if (fingerprint(match.state) !== before) throw new NotPassed('undo', 'undo led to another state');
  play(match, seat, action);
  if (fingerprint(match.state) !== after)
    throw new NotPassed('undo', 'done again, it led elsewhere');
}

function play(match: Match<Shape>, seat: string, action: unknown): void {
  const verdict = decide(match, seat, action);
  if (!verdict.ok)
    throw new NotPassed('one legality', `a listed action is refused by ${verdict.refusal.rule}`);
}

/** Saved, opened and played again, the match is the same at every step. */
function checkReplay(match: Match<Shape>): void {
  const opened = openMatch(JSON.stringify(saveMatch(match)), { [match.game.id]: match.game });
  if (!opened.ok) throw new NotPassed('replay', faultLines(opened.faults));
}
