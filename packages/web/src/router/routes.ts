import type { Component } from 'solid-js';
import { text } from '../shell/messages.ts';
import { lately } from './lately.ts';
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
    page: lately(() => import('../home/index.tsx'), 'HomePage'),
  },
  duel: {
    title: () => titles().duel,
    page: lately(() => import('../newgame/index.tsx'), 'NewGamePage'),
  },
  solo: {
    title: () => titles().solo,
    page: lately(() => import('../newgame/solo/index.tsx'), 'NewSoloPage'),
  },
  companion: {
    title: () => titles().companion,
    page: lately(() => import('../companion/index.tsx'), 'CompanionPage'),
  },
  cards: {
    title: () => titles().cards,
    page: lately(() => import('../cards/index.tsx'), 'CardsPage'),
  },
  claustrophobia: {
    title: () => titles().claustrophobia,
    page: lately(() => import('../newgame/claustrophobia/index.tsx'), 'NewCavePage'),
  },
  match: {
    title: () => titles().match,
    page: lately(() => import('../match/index.tsx'), 'MatchPage'),
    deep: true,
  },
  labyrinth: {
    title: () => text().labyrinth,
    page: lately(() => import('../labyrinth/index.tsx'), 'LabyrinthPage'),
  },
  editor: {
    title: () => titles().editor,
    page: lately(() => import('../editor/index.tsx'), 'EditorPage'),
  },
  rules: {
    title: () => text().rules,
    page: lately(() => import('../rulebook/index.tsx'), 'RulebookPage'),
    deep: true,
  },
  pieces: {
    title: () => titles().pieces,
    page: lately(() => import('../pieces/index.tsx'), 'PiecesPage'),
  },
  // For those who build the table: linked from their documents only.
  sheet: {
    title: () => text().sheet,
    page: lately(() => import('../sheet/index.tsx'), 'SheetPage'),
  },
  about: {
    title: () => text().about,
    page: lately(() => import('../about/index.tsx'), 'AboutPage'),
  },
};
