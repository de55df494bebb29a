import { claustrophobia } from '@oubliette/claustrophobia';
import { duel, solo } from '@oubliette/dungeon-twister';
import type { Game, Shape } from '@oubliette/kernel';
import { lantern } from '@oubliette/kernel/reference';
import { claustrophobiaKnowledge, claustrophobiaScale } from './claustrophobia/claustrophobia.ts';
import { duelKnowledge, duelScale } from './duel/duel.ts';
import type { Knowledge } from './knowledge.ts';
import { lanternKnowledge, lanternScale } from './lantern.ts';
import type { Scale } from './scale.ts';
import { soloKnowledge } from './solo/solo.ts';

/** A game that bots can play, and what they know of it. */
export interface KnownGame {
  readonly game: Game<Shape>;
  readonly knowledge: Knowledge<Shape>;
  /** What its weights are fitted on, if it has any. */
  readonly scale: Scale<Shape> | null;
}

export const KNOWN_GAMES: Readonly<Record<string, KnownGame>> = {
  claustrophobia: {
    game: claustrophobia,
    knowledge: claustrophobiaKnowledge,
    scale: claustrophobiaScale,
  },
  duel: { game: duel, knowledge: duelKnowledge, scale: duelScale },
  lantern: { game: lantern, knowledge: lanternKnowledge, scale: lanternScale },
  solo: { game: solo, knowledge: soloKnowledge, scale: null },
};
