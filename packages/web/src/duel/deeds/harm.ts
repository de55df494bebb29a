import { SIGNS, withOpen } from '@oubliette/dungeon-twister';
import { gone, marked } from '../seen/shown.ts';
import type { TableHappenings } from './deed.ts';

/** What comes of deeds, whoever did them. */
export const harm: TableHappenings<
  'wounded' | 'fell' | 'killed' | 'lost' | 'broke' | 'warded' | 'fizzled' | 'pits'
> = {
  wounded: { after: (shown, { token }) => marked(shown, token, true), sound: 'hurt' },
  fell: { sound: 'death' },
  killed: { after: (shown, { token }) => gone(shown, token), sound: 'death' },
  lost: { after: (shown, { token }) => gone(shown, token), sound: 'take' },
  broke: { after: (shown, { token }) => gone(shown, token) },
  warded: {},
  fizzled: {},
  pits: {
    after(shown, { sign, open }) {
      const others = (shown.labyrinth.open ?? []).filter(other => other !== sign);
      const signs = SIGNS.filter(each => others.includes(each) || (open && each === sign));
      return { ...shown, labyrinth: withOpen(shown.labyrinth, signs) };
    },
  },
};
