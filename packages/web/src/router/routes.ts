import { type Component, lazy } from 'solid-js';
import { text } from '../shell/messages.ts';
import { titles } from './messages.ts';

export interface Route {
  readonly title: () => string;
  readonly page: Component;
  /** Whether parts may follow the page's name, as in `#/rules/DT-ROT-04`. */
  readonly deep?: true;
}

export const routes: Readonly<Record<string, Route>> = {
  '': {
    title: () => text().home,
    page: lazy(() => import('../home/index.tsx').then(module => ({ default: module.HomePage }))),
  },
  duel: {
    title: () => titles().duel,
    page: lazy(() =>
      import('../newgame/index.tsx').then(module => ({ default: module.NewGamePage })),
    ),
  },
  solo: {
    title: () => titles().solo,
    page: lazy(() =>
      import('../newgame/solo/index.tsx').then(module => ({ default: module.NewSoloPage })),
    ),
  },
  companion: {
    title: () => titles().companion,
    page: lazy(() =>
      import('../companion/index.tsx').then(module => ({ default: module.CompanionPage })),
    ),
  },
  claustrophobia: {
    title: () => titles().claustrophobia,
    page: lazy(() =>
      import('../newgame/claustrophobia/index.tsx').then(module => ({
        default: module.NewCavePage,
      })),
    ),
  },
  match: {
    title: () => titles().match,
    page: lazy(() => import('../match/index.tsx').then(module => ({ default: module.MatchPage }))),
    deep: true,
  },
  labyrinth: {
    title: () => text().labyrinth,
    page: lazy(() =>
      import('../labyrinth/index.tsx').then(module => ({ default: module.LabyrinthPage })),
    ),
  },
  rules: {
    title: () => text().rules,
    page: lazy(() =>
      import('../rulebook/index.tsx').then(module => ({ default: module.RulebookPage })),
    ),
    deep: true,
  },
  sheet: {
    title: () => text().sheet,
    page: lazy(() => import('../sheet/index.tsx').then(module => ({ default: module.SheetPage }))),
  },
  about: {
    title: () => text().about,
    page: lazy(() => import('../about/index.tsx').then(module => ({ default: module.AboutPage }))),
  },
};
