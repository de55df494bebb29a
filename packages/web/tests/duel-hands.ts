import { type Duel, type DuelAction, duel, outlook, planOf } from '@oubliette/dungeon-twister';
import type { Locator, Page } from 'playwright-core';
import { offersAt, offersNow } from '../src/duel/board/offers.ts';
import type { BoardIntent } from '../src/duel/deeds/wishes.ts';
import { labyrinthOf } from '../src/duel/seen/labyrinth.ts';
import { pieceOf } from '../src/duel/words/mention.ts';
import { names } from '../src/duel/words/pieces.en.ts';
import { fetched } from './browser.ts';
import type { DuelPly } from './duel-play.ts';

type DuelState = Duel['State'];
type ActionOf<K extends DuelAction['do']> = Extract<DuelAction, { do: K }>;

/** Hands at the table: they carry out a ply by pressing what is on the screen. */
export interface DuelHands {
  /** Lifts the curtain if it is down. */
  sit(): Promise<void>;
  play(state: DuelState, ply: DuelPly): Promise<void>;
}

const nameOf = (token: string): string => names[pieceOf(token)];

const DEEDS: Partial<Record<DuelAction['do'], string>> = {
  jump: 'Jump',
  turn: 'Turn room',
  attack: 'Attack',
  shoot: 'Shoot',
  spear: 'Spear',
  open: 'Open',
  close: 'Close',
  break: 'Break',
  heal: 'Heal',
  scream: 'Scream',
  fire: 'Fireball',
};

const placeOf = (state: DuelState, token: string): number =>
  state.places[state.names.indexOf(token)]!;

const square = (page: Page, cell: number): Locator => page.locator(`[data-cell="${cell}"]`);

/** A press on a board that still moves would only complete the motion. */
const atRest = (page: Page) => page.locator('.maze:not([data-moving="true"])').waitFor();

/** The table after so many actions. */
export const atMoment = (page: Page, moment: number) =>
  page.locator(`.duel[data-moment="${moment}"]`).waitFor();

/** Presses the middle of a square, whatever stands there. */
export async function pressSquare(page: Page, cell: number): Promise<void> {
  await atRest(page);
  const { x, y, isTouch } = await square(page, cell).evaluate(element => {
    const dock = document.querySelector('.duel-dock')?.getBoundingClientRect().top ?? innerHeight;
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > dock || top < 60) scrollBy(0, (top + bottom - dock - 60) / 2);
    const box = element.getBoundingClientRect();
    return {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      isTouch: matchMedia('(hover: none)').matches,
    };
  });
  if (isTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** At an open table there is no curtain to look for. */
export function createHands(page: Page, { open = false } = {}): DuelHands {
  const sheet = page.locator('.duel');
  const deeds = sheet.getByRole('group', { name: 'What it can do' });

  async function sit(): Promise<void> {
    const curtain = page.locator('.curtain');
    await fetched(page);
    if (!(await curtain.isVisible())) return;
    await curtain.getByRole('button', { name: /^I am/ }).click();
    await curtain.waitFor({ state: 'detached' });
  }

  async function select(state: DuelState, token: string): Promise<void> {
    const name = sheet.getByRole('heading', { level: 2, name: nameOf(token), exact: true });
    if (!(await name.isVisible())) await pressSquare(page, placeOf(state, token));
    await name.waitFor();
  }

  /** What a press on a square would offer, in the order of the list that may open there. */
  function listAt(state: DuelState, ply: DuelPly, selected: string | null, cell: number) {
    const view = duel.view(state, ply.seat);
    const wishes: BoardIntent = {
      view,
      legal: duel.legal(state, ply.seat),
      outlook: outlook(state, ply.seat),
      labyrinth: labyrinthOf(view),
      selected,
      deed: null,
    };
    return offersAt(wishes, offersNow(wishes), cell as never);
  }

  async function pressOffer(
    state: DuelState,
    ply: DuelPly,
    selected: string | null,
    cell: number,
  ): Promise<void> {
    const list = listAt(state, ply, selected, cell);
    const wanted = JSON.stringify(ply.actions);
    const index = list.findIndex(({ actions }) => JSON.stringify(actions) === wanted);
    if (index < 0) throw new Error(`the board does not offer ${wanted}`);
    await pressSquare(page, cell);
    const isHome = selected !== null && placeOf(state, selected) === cell;
    if (list.length > 1 || isHome) await page.locator('.chooser-offer').nth(index).click();
  }

  async function doDeed(state: DuelState, ply: DuelPly): Promise<void> {
    const [action] = ply.actions as [ActionOf<'attack'>];
    await select(state, action.token);
    const name = DEEDS[action.do]!;
    await deeds.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const mine = outlook(state, ply.seat).characters.find(({ token }) => token === action.token);
    const ways = mine!.deeds.find(({ deed }) => deed === action.do)!.ways;
    const index = ways.findIndex(way => JSON.stringify(way.action) === JSON.stringify(action));
    await deeds
      .getByRole('button')
      .nth(index + 1)
      .click();
  }

  const inScene: Partial<Record<DuelAction['do'], (action: never) => Promise<void>>> = {
    choose: ({ value }: ActionOf<'choose'>) => layCard(value),
    demand: async ({ value }: ActionOf<'demand'>) => {
      if (value > 0) await page.keyboard.press(String(value));
      await page.locator('.fight-ways').getByRole('button').click();
    },
    fight: () => page.getByRole('button', { name: 'To the cards' }).click(),
    support: ({ token }: ActionOf<'support'>) =>
      page
        .locator('.fight-ways')
        .getByRole('button', { name: nameOf(token) })
        .click(),
  };

  async function layCard(value: number): Promise<void> {
    const card = page.locator('.fan .card:not([data-spent])', { hasText: `+${value}` }).first();
    await card.click();
    await page.getByRole('button', { name: `Lay +${value}` }).click();
  }

  async function play(state: DuelState, ply: DuelPly): Promise<void> {
    if (!open) await sit();
    const action = ply.actions[0]!;
    if (ply.walk) {
      const { token, move } = ply.walk;
      await select(state, token);
      return pressOffer(state, ply, token, move.to);
    }
    switch (action.do) {
      case 'card':
        return page.getByRole('button', { name: `${action.value} Actions`, exact: true }).click();
      case 'end':
        await page.keyboard.press('e');
        if (state.left > 0) await page.keyboard.press('e');
        return;
      case 'reveal':
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        return pressSquare(page, planOf(state.labyrinth.long).cellOf[action.room * 25 + 6]!);
      case 'put': {
        const side = action.token.startsWith('B') ? 'Blue' : 'Yellow';
        const name = new RegExp(`^${nameOf(action.token)}(, ${side})?$`);
        await sheet.getByRole('button', { name }).click();
        return pressSquare(page, action.y * planOf(state.labyrinth.long).columns + action.x);
      }
    }
    const scene = inScene[action.do];
    if (scene) return scene(action as never);
    return doDeed(state, ply);
  }

  return { sit, play };
}
