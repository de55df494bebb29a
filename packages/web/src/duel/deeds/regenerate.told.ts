import { type EventAccounts, standing } from './account.ts';
import { turnOver } from './stage.ts';
import { who } from './telling.ts';

export const regenerateTold: EventAccounts<'regenerated'> = {
  regenerated: {
    sentence: (t, { token }) => t.texts.told.regenerated(who(t, token)),
    squares: ({ token }, then) => standing(then, token),
    afterwards: (stage, { token }) => turnOver(stage, token, 'brightness(1.8)'),
  },
};
