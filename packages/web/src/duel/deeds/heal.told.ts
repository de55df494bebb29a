import { type EventAccounts, standing } from './account.ts';
import { turnOver } from './stage.ts';
import { who } from './telling.ts';

export const healTold: EventAccounts<'healed'> = {
  healed: {
    sentence: (t, { token, target }) => t.texts.told.healed(who(t, token), who(t, target)),
    squares: ({ token, target }, then) => standing(then, token, target),
    afterwards: (stage, { target }) => turnOver(stage, target, 'brightness(1.8)'),
  },
};
