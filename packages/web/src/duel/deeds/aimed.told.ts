import type { CellId } from '@oubliette/dungeon-twister';
import { between, glideOf } from '../../board/motions.ts';
import type { MotionStage } from '../../board/stage.ts';
import { deedWording, filled } from '../words/abilities.ts';
import { along, type EventAccounts, standing } from './account.ts';
import type { DuelEventOf } from './deed.ts';
import { type DuelTelling, square, who } from './telling.ts';

const seepTime = 620;

/** A deed of the vocabulary, by the sentence that comes with it. */
function didWords(t: DuelTelling, event: DuelEventOf<'did'>): string {
  const tokens: Readonly<Record<string, string | undefined>> = {
    actor: event.token,
    target: event.target,
    what: event.what,
    spent: event.spent,
    found: t.finds.get(event),
  };
  return filled(deedWording(event.deed, t.texts.language).told, (role, form) => {
    const token = tokens[role];
    if (token !== undefined) return t.texts.told.spoken(who(t, token), role, form);
    return role === 'square' && event.cell !== undefined ? square(t, event.cell) : '';
  });
}

/** Through a wall: the token grows dim before it, is gone inside it and comes out behind. */
function seep(stage: MotionStage, name: string, from: CellId, to: CellId): Animation[] {
  const [dx, dy] = between(stage, from, to);
  const at = (part: number, size: number, opacity: number) => ({
    transform: `translate(${dx * part}px, ${dy * part}px) scale(${size})`,
    opacity,
  });
  return glideOf(stage, name).map(each =>
    each.animate(
      [at(1, 1, 1), at(0.7, 0.9, 0.7), at(0.5, 0.7, 0), at(0.3, 0.9, 0.7), at(0, 1, 1)],
      {
        duration: seepTime / stage.speed,
        easing: 'ease-in-out',
      },
    ),
  );
}

export const aimedTold: EventAccounts<'did'> = {
  did: {
    sentence: didWords,
    squares({ token, target, from, cell }, then) {
      const whose = from === undefined ? [token] : [];
      const named = standing(then, ...whose, ...(target === undefined ? [] : [target]));
      return [...named, ...[from, cell].filter(each => each !== undefined)];
    },
    moves: ({ token, load, second, from, cell }) =>
      from === undefined || cell === undefined ? [] : along(token, [load, second], from, cell),
    arrives: true,
    afterwards: (stage, { token, from, cell }) =>
      from === undefined ? [] : seep(stage, token, from as CellId, cell as CellId),
  },
};
