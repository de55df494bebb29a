import { CLASSES, type OwnCard } from '@oubliette/dungeon-twister';
import { NPC_CARDS_FORMAT } from '@oubliette/dungeon-twister/documents';
import type { Page } from 'playwright-core';

/** A card as its owner might have written it down. */
export const ownCard = (name: string, change: Partial<OwnCard> = {}): OwnCard => ({
  name,
  class: 'colossus',
  objectives: [
    { aim: 'combat', ap: 3 },
    { aim: 'break', ap: 4 },
    { aim: 'exit', ap: 5 },
    { aim: 'get', ap: 3 },
    { aim: 'rotate', ap: 2 },
    { aim: 'regroup', ap: 2 },
  ],
  primary: 'combat',
  objects: ['telescoping-spear', 'bow'],
  characters: ['cleric', ...CLASSES.filter(of => of !== 'cleric')],
  trait: 'by-hand',
  ...change,
});

/** The whole prison is somebody's own. */
export const wholeBox = (): readonly OwnCard[] =>
  CLASSES.flatMap(of =>
    ['I', 'II', 'III', 'IV'].map(nth =>
      ownCard(`${of} ${nth}`, {
        class: of,
        objectives: ownCard('').objectives.map(each =>
          each.aim === 'break' && of !== 'colossus' ? { ...each, aim: 'reveal' } : each,
        ),
      }),
    ),
  );

export const documentWith = (cards: readonly unknown[]): string =>
  JSON.stringify({ format: NPC_CARDS_FORMAT, cards });

/** As if the cards had been written down on an earlier visit. */
export const withKept = (cards: readonly OwnCard[]) => (page: Page) =>
  page.addInitScript(
    text =>
      localStorage.getItem('oubliette.npc-cards') ??
      localStorage.setItem('oubliette.npc-cards', text),
    documentWith(cards),
  );
