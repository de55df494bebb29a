import { between, glideOf } from '../../board/motions.ts';
import { pieceOf } from '../words/mention.ts';
import { type EventAccounts, standing } from './account.ts';
import { combat } from './combat.told.ts';
import type { DuelEventOf } from './deed.ts';
import type { DuelStage } from './stage.ts';
import { type DuelTelling, who } from './telling.ts';

/** The weapons of the box need no name: their verbs say which they are. */
const PLAIN_WEAPONS: ReadonlySet<string> = new Set(['bow', 'telescoping-spear']);

const weaponOrNull = (t: DuelTelling, weapon: string | undefined) =>
  weapon === undefined || PLAIN_WEAPONS.has(pieceOf(weapon)) ? null : who(t, weapon);

const lungeTime = 240;

/** Whoever attacks starts towards the enemy. */
function lunge(stage: DuelStage, { token, target, how }: DuelEventOf<'attacked'>): Animation[] {
  const ends = [stage.shown.pieces.get(token), stage.shown.pieces.get(target)];
  const [from, to] = ends;
  if (!from || !to || how !== 'attack') return [];
  const [dx, dy] = between(stage, from.cell, to.cell);
  const there = `translate(${-dx * 0.3}px, ${-dy * 0.3}px)`;
  return glideOf(stage, token).map(each =>
    each.animate(
      { transform: ['translate(0, 0)', there, 'translate(0, 0)'] },
      { duration: lungeTime / stage.speed, easing: 'ease-in-out' },
    ),
  );
}

export const strikeTold: EventAccounts<'attacked'> = {
  attacked: {
    sentence: (t, { how, token, target, weapon }) =>
      t.texts.told[how](who(t, token), who(t, target), weaponOrNull(t, weapon)),
    squares: ({ token, target }, then) => standing(then, token, target),
    manner: combat,
    before: lunge,
  },
};
