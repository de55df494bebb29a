import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import { kindAt, nameOfSpot } from '../board/board.ts';
import { KIND } from '../content/tiles.ts';
import { countHits, rollDice } from '../dice.ts';
import type { CaveStory } from '../event.ts';
import { reroll } from '../interned.ts';
import { ask, type DecisionRules, type DoWork, done, findWork } from '../point.ts';
import { DEMON, HUMAN, type Role } from '../seats.ts';
import type { State } from '../state.ts';
import { defOf, isFrantic, packDef, usableObject } from '../warriors/figures.ts';
import { ASIDE, DEMON_FIGURE, isHuman, WARRIOR_NAMES, type Warrior } from '../warriors/roster.ts';
import { type Attack, PACK, SEAL_TARGET } from '../work.ts';
import { DECLARED, FRANTIC, OVER, ROLLED, ROLLING, STRIKING } from './attack-moment.ts';
import { attackCbt } from './cbt.ts';
import { targetName } from './declare.ts';
import { takeAway } from './harm.ts';

const SEAL_DEF = 4;

function targetDef(state: State, { target }: Attack): number {
  if (target === PACK) return packDef(state);
  return target === SEAL_TARGET ? SEAL_DEF : defOf(state, target);
}

/** Whose dice they are. */
function rollerOf(attack: Attack): Role {
  return attack.possessed || !isHuman(attack.who) ? DEMON : HUMAN;
}

export const attackWork: DoWork<'attack'> = (state, attack, random, story) => {
  switch (attack.stage++) {
    case DECLARED:
      state.work.push({ kind: 'window', window: 7, role: rollerOf(attack) });
      return;
    case ROLLING:
      return rollAttack(state, attack, random, story);
    case FRANTIC:
      if (isFrantic(state, attack.who) && attack.misses > 0) ask(state, 'reroll', DEMON);
      return;
    case ROLLED:
      if (isHuman(attack.who) && !attack.possessed && attack.misses > 0) {
        state.work.push({ kind: 'window', window: 8, role: HUMAN });
      }
      return;
    case STRIKING:
      return strike(state, attack, story);
    case OVER:
      done(state);
      if (attack.suicide && state.place[attack.who]! >= 0) leave(state, attack.who, story);
  }
};

function rollAttack(state: State, attack: Attack, random: Random, story: CaveStory): void {
  const def = targetDef(state, attack);
  const dice = rollDice(random, attackCbt(state, attack));
  attack.dice = dice;
  attack.hits = countHits(dice, def);
  attack.misses = dice.length - attack.hits;
  const who = WARRIOR_NAMES[attack.who]!;
  story.push({ kind: 'rolled', to: 'all', who, dice: dice.slice(), def, hits: attack.hits });
}

/** Rolls so many failed dice again; they are final (CL-TAL-03). */
function rerollMisses(
  state: State,
  attack: Attack,
  count: number,
  random: Random,
  story: CaveStory,
): void {
  const def = targetDef(state, attack);
  const again = rollDice(random, count);
  const hits = countHits(again, def);
  attack.hits += hits;
  attack.misses -= count;
  const who = WARRIOR_NAMES[attack.who]!;
  story.push({ kind: 'rerolled', to: 'all', who, dice: again, hits });
}

/** Which failed dice are rolled again: they are alike, so only their number counts. */
export const rerollPoint: DecisionRules = {
  legal(state) {
    const { misses } = findWork(state, 'attack')!;
    return Array.from({ length: misses + 1 }, (_, count) => reroll(count));
  },
  whyNot(state, _role, action): RuleId | null {
    if (action.do !== 'reroll') return 'CL-TAL-03';
    return action.value <= findWork(state, 'attack')!.misses ? null : 'CL-TAL-03';
  },
  answer(state, action, random, story) {
    if (action.do !== 'reroll' || action.value === 0) return;
    rerollMisses(state, findWork(state, 'attack')!, action.value, random, story);
  },
};

/** Hungry Tunnels doubles; then the hits fall one by one. */
function strike(state: State, attack: Attack, story: CaveStory): void {
  const { target, tile, who } = attack;
  const doubled = target !== SEAL_TARGET && kindAt(state, tile) === KIND.hungry;
  const left = doubled ? attack.hits * 2 : attack.hits;
  if (left === 0) return;
  const cell = nameOfSpot(state, tile);
  story.push({ kind: 'hits', to: 'all', target: targetName(target), cell, hits: left });
  const melee = state.place[who] === tile;
  state.work.push({
    kind: 'hits',
    target,
    tile,
    left,
    combat: true,
    hammer: melee && target === DEMON_FIGURE && isHuman(who) && hasHammer(state, who),
    striker: attack.possessed ? who : -1,
  });
}

function hasHammer(state: State, who: Warrior): boolean {
  return usableObject(state, who) === 'hammer';
}

function leave(state: State, who: Warrior, story: CaveStory): void {
  const cell = nameOfSpot(state, state.place[who]!);
  takeAway(state, who, ASIDE);
  story.push({ kind: 'removed', to: 'all', who: WARRIOR_NAMES[who]!, cell });
}
