import type { Component } from 'solid-js';
import { lately } from '../components/lately.ts';
import { GAMES } from '../games/index.ts';
import { text } from './messages.ts';
import { titles } from './titles.ts';

export interface Route {
  readonly title: () => string;
  readonly page: Component;
  /** Whether parts may follow the page's name, as in `#/rules/DT-ROT-04`. */
  readonly deep?: true;
}

interface FormModule {
  readonly FormPage: Component;
}

const FORMS = import.meta.glob<FormModule>('../games/*/form.ts');

/** Where a match of a game is begun. */
const forms = Object.fromEntries(
  GAMES.map(({ id, names }): [string, Route] => [
    id,
    { title: () => names().title, page: lately(FORMS[`../games/${id}/form.ts`]!, 'FormPage') },
  ]),
);

export const routes: Readonly<Record<string, Route>> = {
  ...forms,
  '': {
    title: () => text().home,
    page: lately(() => import('../pages/home/index.tsx'), 'HomePage'),
  },
  companion: {
    title: () => titles().companion,
    page: lately(() => import('../pages/companion/index.tsx'), 'CompanionPage'),
  },
  cards: {
    title: () => titles().cards,
    page: lately(() => import('../pages/cards/index.tsx'), 'CardsPage'),
  },
  learn: {
    title: () => titles().learn,
    page: lately(() => import('../pages/lessons/index.tsx'), 'LessonsPage'),
    deep: true,
  },
  puzzles: {
    title: () => titles().puzzles,
    page: lately(() => import('../pages/puzzles/index.tsx'), 'PuzzlesPage'),
    deep: true,
  },
  matches: {
    title: () => titles().matches,
    page: lately(() => import('../pages/matches/index.tsx'), 'MatchesPage'),
  },
  honours: {
    title: () => titles().honours,
    page: lately(() => import('../pages/honours/index.tsx'), 'HonoursPage'),
  },
  match: {
    title: () => titles().match,
    page: lately(() => import('../pages/match/index.tsx'), 'MatchPage'),
    deep: true,
  },
  labyrinth: {
    title: () => text().labyrinth,
    page: lately(() => import('../pages/labyrinth/index.tsx'), 'LabyrinthPage'),
  },
  editor: {
    title: () => titles().editor,
    page: lately(() => import('../pages/editor/index.tsx'), 'EditorPage'),
  },
  rules: {
    title: () => text().rules,
    page: lately(() => import('../pages/rulebook/index.tsx'), 'RulebookPage'),
    deep: true,
  },
  pieces: {
    title: () => titles().pieces,
    page: lately(() => import('../pages/pieces/index.tsx'), 'PiecesPage'),
  },
  friend: {
    title: () => titles().friend,
    page: lately(() => import('../pages/friend/index.tsx'), 'FriendPage'),
  },
  join: {
    title: () => titles().friend,
    page: lately(() => import('../pages/join/index.tsx'), 'JoinPage'),
    deep: true,
  },
  watch: {
    title: () => titles().match,
    page: lately(() => import('../pages/watch/index.tsx'), 'WatchPage'),
    deep: true,
  },
  online: {
    title: () => titles().match,
    page: lately(() => import('../pages/online/index.tsx'), 'OnlinePage'),
    deep: true,
  },
  settings: {
    title: () => titles().settings,
    page: lately(() => import('../pages/settings/index.tsx'), 'SettingsPage'),
  },
  // For those who build the table: linked from their documents only.
  sheet: {
    title: () => text().sheet,
    page: lately(() => import('../pages/sheet/index.tsx'), 'SheetPage'),
  },
  about: {
    title: () => text().about,
    page: lately(() => import('../pages/about/index.tsx'), 'AboutPage'),
  },
};
