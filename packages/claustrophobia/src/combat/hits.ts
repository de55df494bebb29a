import type { RuleId } from '../../rules/ids.ts';
import type { Action } from '../action.ts';
import { nameOfSpot } from '../board/board.ts';
import { ALL_LINES } from '../content/humans.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { cancel, guard, PASS, SUFFER } from '../interned.ts';
import { ask, type DecisionRules, type DoWork, done, topWork } from '../point.ts';
import { DEMON, HUMAN } from '../seats.ts';
import { fact, SEAL, SEAL_HIT, type State, setFact } from '../state.ts';
import { bits, demonCard, isDemonPhase } from '../warriors/figures.ts';
import {
  DEMON_FIGURE,
  isHuman,
  isTroglodyte,
  type Warrior,
  warriorNamed,
} from '../warriors/roster.ts';
import { type Hits, PACK, SEAL_TARGET, type WorkOf } from '../work.ts';
import { bodyguards, whyNotGuard } from './bodyguard.ts';
import { targetName } from './declare.ts';
import { cancelLine, kill, wound } from './harm.ts';
import { plainOn } from './targets.ts';

/** Takes the next hit: somebody may step in, otherwise the target suffers it (CL-COMB-11). */
export const hitsWork: DoWork<'hits'> = (state, hits, _random, story) => {
  if (hits.left === 0 || isGone(state, hits)) {
    done(state);
    return;
  }
  hits.left--;
  if (bodyguards(state, hits).length > 0) {
    ask(state, 'guard', isHuman(hits.target) ? HUMAN : DEMON);
  } else suffer(state, hits, hits.target, story);
};

/** Hits beyond what kills the target are lost (CL-COMB-08). */
function isGone(state: State, { target, tile }: Hits): boolean {
  if (target === PACK) return plainOn(state, tile) < 0;
  if (target === SEAL_TARGET) return (state.marks[state.tiles[tile]!]! & SEAL) === 0;
  return state.place[target] !== tile;
}

/** One hit, by the victim's own kind (CL-TAL-04). */
function suffer(state: State, hits: Hits, victim: number, story: CaveStory): void {
  if (victim === PACK) kill(state, plainOn(state, hits.tile), story);
  else if (victim === SEAL_TARGET) hitSeal(state, hits.tile, story);
  else if (isHuman(victim)) {
    state.work.push({ kind: 'line', who: victim, combat: hits.combat, asked: false });
  } else if (isTroglodyte(victim)) kill(state, victim, story);
  else {
    const hammered = hits.hammer && hits.target === DEMON_FIGURE && victim === DEMON_FIGURE;
    wound(state, victim, hammered ? demonCard(state)!.hammer : 1, story);
  }
}

/** The second hit destroys a Seal (S4). */
function hitSeal(state: State, tile: number, story: CaveStory): void {
  const number = state.tiles[tile]!;
  const cell = nameOfSpot(state, tile);
  setFact(state, F.stirred, 1);
  if ((state.marks[number]! & SEAL_HIT) === 0) {
    state.marks[number]! |= SEAL_HIT;
    story.push({ kind: 'seal-hit', to: 'all', cell });
    return;
  }
  state.marks[number]! &= ~(SEAL | SEAL_HIT);
  story.push({ kind: 'seal-broken', to: 'all', cell });
}

/** Who takes this hit: the victim, or a Bodyguard (CL-TAL-05). */
export const guardPoint: DecisionRules = {
  legal: state => [SUFFER, ...bodyguards(state, topWork(state, 'hits')).map(guard)],
  whyNot(state, _role, action): RuleId | null {
    if (action.do === 'suffer') return null;
    if (action.do !== 'guard') return 'CL-TAL-05';
    return whyNotGuard(state, topWork(state, 'hits'), warriorNamed(action.who));
  },
  answer(state, action, _random, story) {
    const hits = topWork(state, 'hits');
    if (action.do !== 'guard') {
      suffer(state, hits, hits.target, story);
      return;
    }
    const target = targetName(hits.target);
    story.push({ kind: 'guarded', to: 'all', who: action.who, target });
    suffer(state, hits, warriorNamed(action.who), story);
  },
};

/** A human cancels a line: the last one without a question (CL-ROUND-05). */
export const lineWork: DoWork<'line'> = (state, work, _random, story) => {
  const { who, combat } = work;
  if (state.place[who]! < 0 && state.lines[who] === ALL_LINES) {
    done(state);
    return;
  }
  const only = onlyLine(state.lines[who]!);
  if (only > 0) {
    done(state);
    cancelLine(state, who, only, story);
  } else if (combat && !work.asked && fact(state, F.critical) === 1 && isDemonPhase(state)) {
    work.asked = true;
    ask(state, 'critical', DEMON);
  } else ask(state, 'line', HUMAN);
};

function onlyLine(cancelled: number): number {
  const rest = ~cancelled & ALL_LINES;
  return bits(rest) === 1 ? Math.log2(rest) + 1 : 0;
}

function openLines(state: State, who: Warrior): Action[] {
  const actions: Action[] = [];
  for (let line = 1; line <= 6; line++) {
    if ((state.lines[who]! & (1 << (line - 1))) === 0) actions.push(cancel(line));
  }
  return actions;
}

function whyNotCancel(state: State, work: WorkOf<'line'>, action: Action): RuleId | null {
  if (action.do !== 'cancel' || action.value < 1 || action.value > 6) return 'CL-COMB-06';
  return (state.lines[work.who]! & (1 << (action.value - 1))) === 0 ? null : 'CL-COMB-06';
}

/** The Human player chooses the line (CL-COMB-06). */
export const linePoint: DecisionRules = {
  legal: state => openLines(state, topWork(state, 'line').who),
  whyNot: (state, _role, action) => whyNotCancel(state, topWork(state, 'line'), action),
  answer(state, action, _random, story) {
    const { who } = topWork(state, 'line');
    done(state);
    if (action.do === 'cancel') cancelLine(state, who, action.value, story);
  },
};

/** Once, the Demon player may choose the line instead (CL-EVT-08). */
export const criticalPoint: DecisionRules = {
  legal: state => [PASS, ...openLines(state, topWork(state, 'line').who)],
  whyNot: (state, _role, action) =>
    action.do === 'pass' ? null : whyNotCancel(state, topWork(state, 'line'), action),
  answer(state, action, _random, story) {
    if (action.do !== 'cancel') return;
    const { who } = topWork(state, 'line');
    done(state);
    setFact(state, F.critical, 0);
    cancelLine(state, who, action.value, story);
  },
};
