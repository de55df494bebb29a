import {
  type ActionOf,
  type CaveView,
  forEachOwn,
  OWN_ABOUT_TILE,
  OWN_ABOUT_WARRIOR,
  type OwnAboutWarrior,
  type OwnQuestion,
} from '@oubliette/claustrophobia';
import { isOnMap } from '../seen/reading.ts';
import { atTile, atWarrior } from './aim.ts';
import type { CaveDeeds } from './deed.ts';
import { type Setting, who } from './setting.ts';
import { located } from './ways.ts';

/** Whom the answer is about, unless it has words of its own. */
function naming(s: Setting, action: ActionOf<OwnAboutWarrior>): string {
  const { own, named } = s.texts.asked.actions;
  return (own[action.do] ?? named)(who(s, action.who));
}

const atWhoeverIsThere = (view: CaveView, action: ActionOf<OwnAboutWarrior>) =>
  isOnMap(view, action.who) ? atWarrior(view, action) : null;

/** Answers to a question that only one scenario asks; whoever is not on the map is only named. */
export const ownQuestions: CaveDeeds<OwnQuestion> = {
  ...forEachOwn(OWN_ABOUT_WARRIOR, () => ({ words: naming, aim: atWhoeverIsThere })),
  ...forEachOwn(OWN_ABOUT_TILE, () => ({ words: located, aim: atTile })),
};
