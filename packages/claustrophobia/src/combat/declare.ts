import { humansOn, nameOfSpot } from '../board/board.ts';
import type { CaveStory } from '../event.ts';
import type { State } from '../state.ts';
import { watchedBonus } from '../warriors/figures.ts';
import { WARRIOR_NAMES, type Warrior } from '../warriors/roster.ts';
import { PACK, SEAL_TARGET } from '../work.ts';
import { DECLARED, ROLLING } from './attack-moment.ts';
import type { AttackAim } from './targets.ts';

export function declareAttack(
  state: State,
  who: Warrior,
  { target, tile }: AttackAim,
  story: CaveStory,
  possessed = false,
): void {
  const watched = watchedBonus(state, who, target, humansOn(state, tile));
  state.work.push({
    kind: 'attack',
    who,
    target,
    tile,
    stage: possessed ? ROLLING : DECLARED,
    bonus: 0,
    watched,
    suicide: false,
    breach: false,
    hits: 0,
    misses: 0,
    dice: [],
    possessed,
  });
  const cell = nameOfSpot(state, tile);
  const name = targetName(target);
  // Once declared, an attack stands (CL-COMB-01).
  story.push({
    kind: 'attacked',
    to: 'all',
    who: WARRIOR_NAMES[who]!,
    target: name,
    cell,
    stands: true,
  });
}

export function targetName(target: number): string {
  if (target === PACK) return 'TR';
  return target === SEAL_TARGET ? 'seal' : WARRIOR_NAMES[target]!;
}
