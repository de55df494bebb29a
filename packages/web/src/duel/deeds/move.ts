import { gone, held, placed } from '../seen/shown.ts';
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
    words: ({ texts }, { token }) => texts.asked.actions.swap(pieceOf(token)),
    aim: atMover,
    onTheWay: 'hands',
  },
  drop: { words: ({ texts }) => texts.asked.actions.drop, aim: atMover, onTheWay: 'hands' },
  stop: { words: ({ texts }) => texts.asked.actions.stop, aim: atMover, onTheWay: 'end' },
};

export const moved: TableHappenings<
  'stepped' | 'took' | 'dropped' | 'swapped' | 'stopped' | 'left'
> = {
  stepped: {
    after: (shown, { token, cell, load }) => held(placed(shown, [token, load], cell), token, load),
    sound: 'step',
  },
  took: { after: (shown, { token, what }) => held(shown, token, what), sound: 'take' },
  dropped: { after: (shown, { token }) => held(shown, token, null), sound: 'take' },
  swapped: { after: (shown, { token, what }) => held(shown, token, what), sound: 'take' },
  stopped: { after: shown => ({ ...shown, walker: null }) },
  left: { after: (shown, { token, load }) => ({ ...gone(shown, token, load), walker: null }) },
};
