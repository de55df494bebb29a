import type { DuelAction } from '@oubliette/dungeon-twister';
import { pieceOf } from '../words/mention.ts';
import type { DuelTexts } from '../words/messages.en.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';
import { atTarget, type BoardIntent, wishUpon } from './wishes.ts';

/** Of several weapons the one that is meant is named; a weapon of one's own has no name. */
export function withWeapon(
  texts: DuelTexts,
  token: string,
  weapon: string | undefined,
  words: string,
): string {
  if (weapon === undefined) return words;
  return texts.asked.actions.armed(words, weapon === token ? null : pieceOf(weapon));
}

/** A close combat that costs nothing, by whom or by what (DT-MERC-09, DT-MERC-14). */
function freely(texts: DuelTexts, token: string, means: string | undefined, words: string): string {
  if (means === undefined) return words;
  return texts.asked.actions.freely(words, means === token ? null : pieceOf(means));
}

export const strikes: TableDeeds<'attack' | 'shoot' | 'spear'> = {
  attack: {
    words: ({ texts }, { token, target, weapon }) =>
      freely(texts, token, weapon, texts.asked.actions.attack(pieceOf(target))),
    aim: atTarget,
    click: true,
    sign: 'crossed-swords',
    wish: wishUpon('attack'),
  },
  shoot: {
    words: ({ texts }, { token, target, weapon }) =>
      withWeapon(texts, token, weapon, texts.asked.actions.shoot(pieceOf(target))),
    aim: atTarget,
    click: true,
    sign: 'pocket-bow',
    looks: true,
    wish: wishUpon('shoot'),
  },
  spear: {
    words: ({ texts }, { token, target, weapon }) =>
      freely(texts, token, weapon, texts.asked.actions.spear(pieceOf(target))),
    aim: atTarget,
    click: true,
    sign: 'spear-hook',
    wish: wishUpon('spear'),
  },
};

/** The attack that suits what is held: what a weapon is for, whichever set it comes from. */
export function strikeAt({ outlook }: BoardIntent, token: string, target: string): DuelAction {
  const deeds = outlook?.characters.find(each => each.token === token)?.deeds ?? [];
  const how = (['shoot', 'spear'] as const).find(each => deeds.some(({ deed }) => deed === each));
  return { do: how ?? 'attack', token, target };
}

export const struck: TableHappenings<'attacked'> = {
  attacked: { sound: ({ how }) => (how === 'attack' ? null : 'shot') },
};
