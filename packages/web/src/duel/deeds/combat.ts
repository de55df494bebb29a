import { isObject, pieceOf } from '../words/mention.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';
import { withWeapon } from './strike.ts';
import { atToken } from './wishes.ts';

/** What is said and laid while a combat goes on. */
export const inCombat: TableDeeds<'support' | 'declare' | 'fight' | 'demand' | 'choose'> = {
  support: {
    words: ({ texts }, { token, weapon }) =>
      withWeapon(texts, token, weapon, texts.asked.actions.support(pieceOf(token))),
    aim: (wishes, { token }) => atToken(wishes, token),
    sign: 'backup',
  },
  declare: {
    words({ texts }, { token }) {
      const piece = pieceOf(token);
      return isObject(piece) ? texts.asked.actions.use(piece) : texts.asked.actions.declare(piece);
    },
    aim: (wishes, { token }) => atToken(wishes, token),
  },
  fight: { words: ({ texts }) => texts.asked.actions.fight },
  demand: { words: ({ texts }, { value }) => texts.asked.actions.demand(value) },
  choose: { words: ({ texts }, { value }) => texts.asked.actions.choose(value) },
};

export const fought: TableHappenings<
  'supported' | 'declared' | 'demanded' | 'must-play' | 'hand-shown' | 'chose' | 'laid' | 'fought'
> = {
  supported: {},
  declared: {},
  demanded: {},
  'must-play': {},
  'hand-shown': {},
  chose: { sound: 'card' },
  laid: { sound: 'card' },
  fought: { sound: 'blow' },
};
