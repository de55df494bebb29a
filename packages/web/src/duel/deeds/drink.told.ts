import { type EventAccounts, standing } from './account.ts';
import { turnOver } from './stage.ts';
import { who } from './telling.ts';

export const drinkTold: EventAccounts<'drank'> = {
  drank: {
    sentence: (t, { token }) => t.texts.told.drank(who(t, token)),
    squares: ({ token }, then) => standing(then, token),
    moves: ({ what }) => [{ token: what, to: null }],
    afterwards: (stage, { token }) => turnOver(stage, token, 'brightness(1.5) hue-rotate(60deg)'),
  },
};
