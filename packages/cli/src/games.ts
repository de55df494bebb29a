import { type CaveView, claustrophobia, claustrophobiaTrial } from '@oubliette/claustrophobia';
import { claustrophobiaClaims } from '@oubliette/claustrophobia/claims';
import { caveDocument } from '@oubliette/claustrophobia/drawing';
import { LEDGER as CLAUSTROPHOBIA } from '@oubliette/claustrophobia/rules/books.ts';
import {
  type Duel,
  type DuelView,
  duel,
  duelTrial,
  type SoloView,
  solo,
  soloTrial,
} from '@oubliette/dungeon-twister';
import { duelClaims, soloClaims } from '@oubliette/dungeon-twister/claims';
import {
  duelDocument,
  groundDrawing,
  provideGrounds,
  soloDocument,
} from '@oubliette/dungeon-twister/drawing';
import { LEDGER } from '@oubliette/dungeon-twister/rules/books.ts';
import type { Game, OwnClaims, Registry, Shape } from '@oubliette/kernel';
import type { GameOnTrial } from '@oubliette/kernel/battery';
import type { LedgerLanguage } from '@oubliette/kernel/ledger';
import { lantern, RULES, trial } from '@oubliette/kernel/reference';
import { unknownName } from './fault.ts';
import { ruleTextsOf } from './rulebook.ts';

provideGrounds(groundDrawing);

/** A game as the command knows it: the contract, its trial, and what people read and see of it. */
export interface RegisteredGame extends GameOnTrial {
  /** What only this game can judge in a vector. */
  readonly claims?: OwnClaims<Shape>;
  /** The sentence of a rule; nothing if the ledger has no such id. */
  ruleText(id: string, language: LedgerLanguage): string | null;
  /** A picture of what a viewer sees. */
  drawSvg?(view: object, options: object): string;
}

export const GAMES: Readonly<Record<string, RegisteredGame>> = {
  duel: {
    game: duel,
    trial: duelTrial,
    claims: duelClaims,
    ruleText: ruleTextsOf('@oubliette/dungeon-twister', LEDGER),
    drawSvg: (view, options) => {
      const { scenario, content = scenario?.content } = options as Duel['Options'];
      return duelDocument(view as DuelView, { likenesses: content?.likenesses ?? {} });
    },
  },
  solo: {
    game: solo,
    trial: soloTrial,
    claims: soloClaims,
    ruleText: ruleTextsOf('@oubliette/dungeon-twister', LEDGER),
    drawSvg: view => soloDocument(view as SoloView),
  },
  claustrophobia: {
    game: claustrophobia,
    trial: claustrophobiaTrial,
    claims: claustrophobiaClaims,
    ruleText: ruleTextsOf('@oubliette/claustrophobia', CLAUSTROPHOBIA),
    drawSvg: view => caveDocument(view as CaveView),
  },
  lantern: {
    game: lantern,
    trial,
    ruleText: id => (RULES as Readonly<Record<string, string>>)[id] ?? null,
  },
};

export const REGISTRY: Registry = Object.fromEntries(
  Object.values(GAMES).map(({ game }) => [game.id, game]),
);

export function gameNamed(id: string): RegisteredGame {
  const found = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return found ?? unknownName('game', 'GAME', id, Object.keys(GAMES));
}

/** The mode of that name; the first one when none is named. */
export function modeNamed(game: Game<Shape>, name: string | undefined): string {
  const known = Object.keys(game.modes);
  if (name === undefined) return known[0]!;
  return known.includes(name) ? name : unknownName('mode', '--mode', name, known);
}
