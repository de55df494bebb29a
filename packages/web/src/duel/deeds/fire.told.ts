import '@oubliette/dungeon-twister/drawing/deed-signs';
import { pictogram } from '@oubliette/art';
import { middleOf } from '../../board/plane.ts';
import { removeAfter } from '../../board/stage.ts';
import { pieceOf } from '../words/mention.ts';
import { type EventAccounts, standing } from './account.ts';
import type { DuelEventOf } from './deed.ts';
import type { DuelStage } from './stage.ts';
import { who } from './telling.ts';

const burnTime = 300;

/** A ball of fire flies from the Wand to whoever it burns. */
function burn(stage: DuelStage, { token, target }: DuelEventOf<'fireball'>): Animation[] {
  const from = stage.shown.pieces.get(token);
  const to = stage.shown.pieces.get(target);
  if (!from || !to) return [];
  const [ax, ay] = middleOf(stage, from.cell);
  const [bx, by] = middleOf(stage, to.cell);
  const ball = pictogram('fireball', { size: stage.geometry.square * 0.7, fill: '#ff6a4d' });
  stage.svg.insertAdjacentHTML('beforeend', `<g class="maze-changed">${ball}</g>`);
  const flying = stage.svg.lastElementChild as SVGElement;
  const motion = flying.animate(
    { transform: [`translate(${ax}px, ${ay}px)`, `translate(${bx}px, ${by}px)`] },
    { duration: burnTime / stage.speed, easing: 'ease-in', fill: 'both' },
  );
  removeAfter(motion, flying);
  return [motion];
}

export const fireTold: EventAccounts<'fireball'> = {
  fireball: {
    sentence: (t, { token, target }) => t.texts.told.fireball(who(t, token), who(t, target)),
    squares: ({ token, target }, then) => standing(then, token, target),
    // The Wand is spent.
    moves: ({ token }, { places }) =>
      [...places]
        .filter(([what, cell]) => cell === places.get(token) && pieceOf(what) === 'fireball-wand')
        .map(([what]) => ({ token: what, to: null })),
    before: burn,
  },
};
