import { type EventAccounts, standing } from './account.ts';
import { turnOver, vanish } from './stage.ts';
import { type DuelTelling, who } from './telling.ts';

type Harm = 'wounded' | 'fell' | 'killed' | 'lost' | 'broke';

/** A clause as a sentence of its own. */
const clause =
  (harm: Harm) =>
  (t: DuelTelling, { token }: { readonly token: string }): string =>
    t.texts.told.sentence([t.texts.told[harm](who(t, token))]);

export const harmTold: EventAccounts<Harm | 'warded' | 'fizzled' | 'pits'> = {
  wounded: {
    sentence: clause('wounded'),
    afterwards: (stage, { token }) => turnOver(stage, token, 'brightness(1.6) saturate(2)'),
  },
  fell: {
    sentence: clause('fell'),
    before: (stage, { token }) => vanish(stage, token, 'rotate(160deg) scale(.1)'),
  },
  killed: {
    sentence: clause('killed'),
    moves: ({ token, cell }) => [{ token, from: cell, to: null }],
    before: (stage, { token }) => vanish(stage, token, 'scale(.4)'),
  },
  lost: {
    sentence: clause('lost'),
    moves: ({ token, cell }) => [{ token, from: cell, to: null }],
    before: (stage, { token }) => vanish(stage, token, 'rotate(90deg) scale(.1)'),
  },
  broke: {
    sentence: clause('broke'),
    moves: ({ token }) => [{ token, to: null }],
    before: (stage, { token }) => vanish(stage, token, 'rotate(40deg) scale(.6)'),
  },
  warded: {
    sentence: (t, { token, what }) => t.texts.told.warded(who(t, token), who(t, what)),
    squares: ({ token }, then) => standing(then, token),
  },
  fizzled: {
    sentence: (t, { token, what }) =>
      t.texts.told.fizzled(who(t, token), token === what ? null : who(t, what)),
    squares: ({ token }, then) => standing(then, token),
  },
  pits: { sentence: (t, { sign, open }) => t.texts.told.pits(sign, open) },
};
