import { roll } from '@oubliette/kernel';
import { warriorsOn } from '../board/board.ts';
import { type DoWork, done } from '../point.ts';
import type { State } from '../state.ts';
import { HUMANS, isHuman, WARRIOR_NAMES, WARRIORS } from '../warriors/roster.ts';

/** A Grenade reaches all, enemies first (A01); Toxic Fumes only humans (E15). */
export function blast(state: State, tile: number, need: number, who: 'all' | 'humans'): void {
  const enemies = who === 'all' ? warriorsOn(state, tile, HUMANS, WARRIORS) : [];
  const left = [...enemies, ...warriorsOn(state, tile, 0, HUMANS)];
  state.work.push({ kind: 'blast', tile, need, left, whole: who === 'all' });
}

/** One die for the next warrior; its hits are no combat hits (CL-COMB-10). */
export const blastWork: DoWork<'blast'> = (state, work, random, story) => {
  const [who, ...rest] = work.left;
  if (who === undefined) {
    done(state);
    return;
  }
  work.left = rest;
  if (state.place[who] !== work.tile) return;
  const die = roll(random, 'dice');
  const hit = die >= work.need;
  story.push({ kind: 'blast', to: 'all', who: WARRIOR_NAMES[who]!, die, hit });
  if (!hit) return;
  if (isHuman(who)) state.work.push({ kind: 'line', who, combat: false, asked: false });
  else state.work.push(singleHit(who, work.tile));
};

function singleHit(target: number, tile: number) {
  return {
    kind: 'hits',
    target,
    tile,
    left: 1,
    combat: false,
    hammer: false,
    striker: -1,
  } as const;
}
