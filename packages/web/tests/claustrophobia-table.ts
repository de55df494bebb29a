import { type CaveView, claustrophobia } from '@oubliette/claustrophobia';
import { decide, saveMatch } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import type { BrowserTable, Visit } from './browser.ts';
import { type CaveMatch, type CavePly, fresh, play } from './claustrophobia-play.ts';

/** A long match, with moments worth looking at. */
export const SEED = 'torch 3';
export const ROLL = 3;

/** Opens a match from its file, as a player would, and sits down. */
export const sitDown =
  (table: BrowserTable) =>
  (match: CaveMatch, visit: Visit, look: (page: Page) => Promise<void>): Promise<void> =>
    table.visit('#/claustrophobia', visit, async page => {
      const file = { name: 'match.json', mimeType: 'application/json' };
      const buffer = Buffer.from(JSON.stringify(saveMatch(match)));
      await page.locator('input[type=file]').setInputFiles({ ...file, buffer });
      await page.locator('.curtain').waitFor();
      await page.locator('.curtain').getByRole('button').first().click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
      await look(page);
    });

/** The match when all that is done. */
export function after(match: CaveMatch, plies: readonly CavePly[]): CaveMatch {
  for (const { seat, actions } of plies) {
    for (const action of actions) decide(match, seat, action);
  }
  return match;
}

const OF_DEMONS: readonly string[] = ['destiny', 'entry'];

/** The match played until somebody is asked this, the humans first, not before so many plies. */
export function until(question: string, from = 0): CaveMatch {
  const match = fresh(SEED);
  play(match, ROLL, plies => {
    const asked = claustrophobia.decision(match.state);
    const isTheirs = OF_DEMONS.includes(question) || asked?.seats[0] === 'human';
    return plies.length >= from && asked?.question === question && isTheirs;
  });
  return match;
}

type Asked = NonNullable<ReturnType<typeof claustrophobia.decision>>;

/** A match played until a moment that is recognized by the question and what whoever is asked sees. */
export function reached(
  seed: string,
  roll: number,
  isIt: (asked: Asked, view: CaveView) => boolean,
): CaveMatch {
  const match = fresh(seed);
  play(match, roll, () => {
    const asked = claustrophobia.decision(match.state);
    return asked !== null && isIt(asked, claustrophobia.view(match.state, asked.seats[0]!));
  });
  return match;
}
