import type { TokenSide } from '@oubliette/art';
import type { Duel } from '@oubliette/dungeon-twister';
import type { Decision, Seat, Shape } from '@oubliette/kernel';
import type { Component } from 'solid-js';
import { showPack } from '../duel/words/pack.ts';
import { spoken } from '../i18n/catalogue.ts';
import type { Chapter, MatchTable } from '../match/contract.ts';
import type { PictureOf } from '../match/pictured.ts';
import type { Emblem } from '../table/emblem.ts';

export interface UnseenAction {
  readonly action: unknown;
  readonly words: string;
}

/** What a game brings to the page of a match. */
export interface GameTable {
  readonly Table: Component<{ readonly table: MatchTable<Shape> }>;
  /** What the match waits for, in words. */
  readonly question: (decision: Decision) => string;
  /** Whether an answer is a secret that nobody else may see being given. */
  readonly isSecret?: (decision: Decision) => boolean;
  /** An answer that needs no look at anybody's secrets: it can be given on the curtain. */
  readonly unseen?: (decision: Decision) => UnseenAction | null;
  /** Fetches who says in words what some actions came to. */
  readonly news?: () => Promise<(chapters: readonly Chapter<Shape>[], view: unknown) => string>;
  /** Fetches who draws what a viewer sees. */
  readonly picture: () => Promise<PictureOf>;
  /** What stands for a seat on the curtain; a seat may come to lead either side. */
  readonly emblem: (seat: Seat, view: unknown) => Emblem;
}

async function duelTable(options: object): Promise<GameTable> {
  const { scenario, forces, set, content = scenario?.content } = options as Duel['Options'];
  if (set !== 'prison' || forces !== 'set')
    await import('@oubliette/dungeon-twister/drawing/original-set');
  if (content) {
    const { packOf } = await import('../documents/further.ts');
    showPack(packOf(content));
  } else showPack();
  const [{ DuelTable }, { isSecret, questionWords }] = await spoken(
    Promise.all([import('../duel/index.tsx'), import('../duel/words/index.ts')]),
  );
  // A match of a game only ever meets the table of that game.
  const emblem = (seat: Seat) => ({ side: seat as TokenSide, pictogram: 'torch' });
  const news = async () => (await spoken(import('../duel/story/happened.ts'))).newsWords;
  const picture = async () => (await import('./pictures/duel.ts')).pictureOf;
  const words = { question: questionWords, isSecret, news, picture };
  return { Table: DuelTable, ...words, emblem } as unknown as GameTable;
}

async function claustrophobiaTable(): Promise<GameTable> {
  const [{ ClaustrophobiaTable }, { questionWords, unseen }, { emblem }] = await spoken(
    Promise.all([
      import('../claustrophobia/index.tsx'),
      import('../claustrophobia/words/index.ts'),
      import('../claustrophobia/emblem.ts'),
    ]),
  );
  const picture = async () => (await spoken(import('./pictures/claustrophobia.ts'))).pictureOf;
  const words = { question: questionWords, unseen, picture };
  return { Table: ClaustrophobiaTable, ...words, emblem } as unknown as GameTable;
}

async function soloTable(): Promise<GameTable> {
  showPack();
  const [{ SoloTable }, { questionWords }] = await spoken(
    Promise.all([import('../solo/index.tsx'), import('../solo/words/index.ts')]),
  );
  const emblem = () => ({ side: 'yellow', pictogram: 'torch' });
  const picture = async () => (await import('./pictures/solo.ts')).pictureOf;
  return { Table: SoloTable, question: questionWords, emblem, picture } as unknown as GameTable;
}

/** The table of each game, fetched when it is played with what was agreed on. */
export const tables: Readonly<Record<string, (options: object) => Promise<GameTable>>> = {
  duel: duelTable,
  solo: soloTable,
  claustrophobia: claustrophobiaTable,
};
