import { gone, held, loadsIn, placed, type ShownBoard } from '../seen/shown.ts';
import { pieceOf } from '../words/mention.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';
import { way } from './setting.ts';
import { atToken, type BoardIntent, NOWHERE } from './wishes.ts';

/** Hands do their work where the mover stands. */
const atMover = (wishes: BoardIntent) => {
  const { asked } = wishes.view;
  return asked?.kind === 'move' ? atToken(wishes, asked.mover) : NOWHERE;
};

export const moves: TableDeeds<'move' | 'step' | 'take' | 'swap' | 'drop' | 'stop'> = {
  move: { words: ({ texts }, { token }) => texts.asked.actions.move(pieceOf(token)) },
  step: { words: (s, { to }) => s.texts.asked.actions.step(way(s, to)) },
  take: {
    words: ({ texts }, { token }) => texts.asked.actions.take(pieceOf(token)),
    aim: atMover,
    onTheWay: 'hands',
  },
  swap: {
    words: ({ texts }, action) =>
      texts.asked.actions.swap(
        pieceOf(action.token),
        action.for === undefined ? null : pieceOf(action.for),
      ),
    aim: atMover,
    onTheWay: 'hands',
  },
  drop: {
    words: ({ texts }, { token }) =>
      texts.asked.actions.drop(token === undefined ? null : pieceOf(token)),
    aim: atMover,
    onTheWay: 'hands',
  },
  stop: { words: ({ texts }) => texts.asked.actions.stop, aim: atMover, onTheWay: 'end' },
};

/** With something more in the hands, or without something. */
function handled(
  shown: ShownBoard,
  token: string,
  taken: string | null,
  left: string | null,
): ShownBoard {
  const kept = loadsIn(shown, token).filter(name => name !== left && name !== taken);
  return held(shown, token, taken === null ? kept : [...kept, taken]);
}

export const moved: TableHappenings<
  'stepped' | 'took' | 'dropped' | 'swapped' | 'stopped' | 'left'
> = {
  stepped: {
    after(shown, { token, cell, load, second = null }) {
      const loads = [load, second].filter(name => name !== null);
      return held(placed(shown, [token, ...loads], cell), token, loads);
    },
    sound: 'step',
  },
  took: { after: (shown, { token, what }) => handled(shown, token, what, null), sound: 'take' },
  dropped: { after: (shown, { token, what }) => handled(shown, token, null, what), sound: 'take' },
  swapped: {
    after: (shown, event) => handled(shown, event.token, event.what, event.for),
    sound: 'take',
  },
  stopped: { after: shown => ({ ...shown, walker: null }) },
  left: {
    after: (shown, { token, load, second = null }) => ({
      ...gone(shown, token, load, second),
      walker: null,
    }),
  },
};
