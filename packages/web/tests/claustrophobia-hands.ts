import {
  type Action,
  type ActionOf,
  AREA_NAMES,
  claustrophobia,
  outlook,
  type Verb,
} from '@oubliette/claustrophobia';
import type { Locator, Page } from 'playwright-core';
import { isAnybodyIdle } from '../src/claustrophobia/desk/desk.ts';
import { cellOf } from '../src/claustrophobia/seen/reading.ts';
import { fetched } from './browser.ts';
import type { CaveMatch, CavePly } from './claustrophobia-play.ts';

/** Hands at the table: they carry out a ply by pressing what is on the screen. */
export interface CaveHands {
  /** Puts away what was told of a fight, and lifts the curtain if it is down. */
  ready(): Promise<void>;
  play(match: CaveMatch, ply: CavePly): Promise<void>;
}

type State = CaveMatch['state'];
type Press = (state: State, ply: CavePly) => Promise<void>;

/** The table after so many actions. */
export const atMoment = (page: Page, moment: number) =>
  page.locator(`.cave[data-moment="${moment}"]`).waitFor();

/** The table after at least so many: it may have answered for somebody without a choice. */
export const pastMoment = (page: Page, moment: number) =>
  page.waitForFunction(
    least => Number(document.querySelector<HTMLElement>('.cave')?.dataset.moment) >= least,
    moment,
  );

export function createHands(page: Page): CaveHands {
  const prompt = page.locator('.cave-prompt');
  const scene = page.locator('dialog.bout[open]');
  const next = prompt.locator('.button', { has: page.locator('kbd', { hasText: /^E$/ }) });

  /** Where something is drawn, once it lies still: nobody hits what slides away under their hand. */
  async function restingBox(target: Locator) {
    for (let before = ''; ; ) {
      const box = await target.boundingBox();
      if (!box) throw new Error(`${target} is not on the screen`);
      const now = JSON.stringify(box);
      if (now === before) return box;
      before = now;
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }

  /** Presses a point of something drawn, by default its middle, as long as nothing lies over it. */
  async function press(target: Locator, [across, down] = [0.5, 0.5]): Promise<void> {
    const box = await restingBox(target);
    const [x, y] = [box.x + box.width * across!, box.y + box.height * down!];
    const over = await target.evaluate(
      (element, at) => {
        const hit = document.elementFromPoint(...at);
        const part = element.closest('[data-who], [data-cell], [data-door]');
        return part?.contains(hit) ? null : (hit?.outerHTML.slice(0, 200) ?? 'the edge');
      },
      [x, y] as const as [number, number],
    );
    if (over !== null) throw new Error(`${target} lies under ${over}`);
    await page.mouse.click(x, y);
  }

  /** A corner of a tile where nobody stands. */
  const pressTile = (cell: string) =>
    press(page.locator(`[data-cell="${cell}"] > rect`), [0.1, 0.93]);

  const pressDoor = (cell: string, side: string) =>
    press(page.locator(`[data-door="${cell} ${side}"] > rect`));
  const pressWarrior = (who: string) => press(page.locator(`[data-who="${who}"]`));

  /** Where a click can mean several things, the list has what is meant. */
  async function pickFromList(index: number): Promise<void> {
    const list = page.locator('.chooser');
    if (await list.isVisible()) await list.getByRole('button').nth(index).click();
  }

  /** Chooses whoever shall act, unless they are acting. */
  async function choose({ actions }: CavePly): Promise<void> {
    const [first] = actions;
    if (first?.do !== 'act') return;
    await page.keyboard.press('Escape');
    await pressWarrior(first.who);
    await page.locator(`[data-who="${first.who}"] .oub-selected`).waitFor();
  }

  const last = <K extends Verb>({ actions }: CavePly): ActionOf<K> => actions.at(-1) as ActionOf<K>;

  /** Which of the legal actions it is, or of some of them. */
  function placeAmong(state: State, ply: CavePly, isOne: (action: Action) => boolean = () => true) {
    const wanted = JSON.stringify(last(ply));
    const answers = claustrophobia.legal(state, ply.seat).filter(isOne);
    return answers.findIndex(each => JSON.stringify(each) === wanted);
  }

  const walk: Press = async (_state, ply) => {
    await choose(ply);
    await pressTile(last<'go'>(ply).to);
  };
  const onTile: Press = (_state, ply) => pressTile(last<'hole'>(ply).to);
  const goOn: Press = async (state, ply) => {
    if (await scene.isVisible()) {
      await scene.locator('.bout-question .button').first().click();
      return;
    }
    await next.click();
    const legal = claustrophobia.legal(state, ply.seat);
    const idle = isAnybodyIdle({ legal, outlook: outlook(state, ply.seat) });
    if (last(ply).do === 'end' && idle) await next.click();
  };
  /** A button of the question, by its place among those that are there. */
  const button =
    (verbs: readonly Verb[]): Press =>
    async (state, ply) => {
      const index = placeAmong(state, ply, ({ do: verb }) => verbs.includes(verb));
      await prompt.locator('.cave-prompt-offers .button').nth(index).click();
    };

  /** A card in hand; in a fight, the answer that plays it. */
  const playCard: Press = async (state, ply) => {
    const { card, target } = last<'play'>(ply);
    if (!(await scene.isVisible())) {
      await choose(ply);
      await page.locator(`[data-card="${card}"]`).click();
      return target.startsWith('@') ? pressTile(target) : undefined;
    }
    await scene.locator('.bout-question .button').nth(placeAmong(state, ply)).click();
  };
  /** A gift of the Redeemer, then whom it is for, then what of him it heals. */
  const useGift: Press = async (state, ply) => {
    const { gift, target } = last<'use'>(ply);
    await page.locator(`[data-card="${gift}"]`).click();
    const [who] = target.split(' ');
    if (!who) return;
    // An enemy has no tab among the humans: they are pressed on the map.
    if (who === 'D') return pressWarrior(who);
    await page.locator(`[data-pick="${who}"]`).click();
    const same = outlook(state, ply.seat)
      .warriors.flatMap(({ deeds }) => deeds.map(actions => actions.at(-1)!))
      .filter(each => each.do === 'use' && each.gift === gift && each.target.startsWith(who));
    await pickFromList(same.findIndex(each => 'target' in each && each.target === target));
  };

  const takeHit: Press = async (state, ply) => {
    await page.keyboard.press(String(placeAmong(state, ply) + 1));
  };

  const DEEDS: Partial<Record<Verb, Press>> = {
    mark: (_state, ply) => pressDoor(last<'mark'>(ply).to, last<'mark'>(ply).side),
    async give(_state, ply) {
      const { value, who } = last<'give'>(ply);
      await page.locator(`.dice-tray [data-die="${value}"]`).first().click();
      await page.locator(`[data-pick="${who}"]`).click();
    },
    go: walk,
    dive: walk,
    async explore(state, ply) {
      await choose(ply);
      const walked = ply.actions.findLast(({ do: verb }) => verb === 'go') as
        | ActionOf<'go'>
        | undefined;
      const view = claustrophobia.view(state, ply.seat);
      const { who } = outlook(state, ply.seat).warriors.find(({ doors }) =>
        doors.some(({ actions }) => JSON.stringify(actions) === JSON.stringify(ply.actions)),
      )!;
      await pressDoor(walked?.to ?? cellOf(view, who)!, last<'explore'>(ply).side);
    },
    async attack(state, ply) {
      await choose(ply);
      const { target } = last<'attack'>(ply);
      await pressWarrior(target.startsWith('TR@') ? oneOf(state, target) : target);
    },
    async place(state, ply) {
      const ways = outlook(state, ply.seat).placing!.ways;
      const { openings } = last<'place'>(ply);
      await page
        .locator('.cave-way')
        .nth(ways.findIndex(way => way.openings === openings))
        .click();
      await prompt.locator('[data-kind="primary"]').first().click();
    },
    async dice(_state, ply) {
      const { area, dice } = last<'dice'>(ply);
      for (const value of dice.split(' ')) {
        await page
          .locator(`.dice-tray [data-die="${value}"][aria-pressed="false"]`)
          .first()
          .click();
      }
      await page.locator('.destiny-row-body').nth(AREA_NAMES.indexOf(area)).click();
    },
    async buy(_state, ply) {
      const { who, to } = last<'buy'>(ply);
      await prompt
        .locator('.button')
        .nth(who === 'TR' ? 0 : 1)
        .click();
      await pressTile(to);
    },
    hole: onTile,
    async trap(_state, ply) {
      await page.locator(`[data-pick="${last<'trap'>(ply).who}"]`).click();
      await pickFromList(0);
    },
    async cancel(_state, ply) {
      await scene
        .locator('.line-picker li button')
        .nth(last<'cancel'>(ply).value - 1)
        .click();
    },
    guard: takeHit,
    suffer: takeHit,
    async reroll(state, ply) {
      const most = claustrophobia.legal(state, ply.seat).length - 1;
      await scene
        .locator('.bout-question .button')
        .nth(most - last<'reroll'>(ply).value)
        .click();
    },
    play: playCard,
    use: useGift,
    look: button(['look']),
    keep: button(['keep', 'swap']),
    swap: button(['keep', 'swap']),
  };
  const GOING_ON: readonly Verb[] = ['end', 'done', 'confirm', 'finish', 'stop', 'pass'];

  /** Any plain Troglodyte of a tile stands for all of them. */
  function oneOf(state: State, pack: string): string {
    const view = claustrophobia.view(state, 'table');
    return Object.keys(view.warriors).find(
      who => who.startsWith('TR') && cellOf(view, who) === pack.slice(2),
    )!;
  }

  return {
    async ready() {
      await fetched(page);
      const on = scene.getByRole('button', { name: /^Continue/ });
      if (await on.isVisible()) await on.click();
      const curtain = page.locator('.curtain');
      if (!(await curtain.isVisible())) return;
      await curtain.getByRole('button', { name: /^I am/ }).click();
      await curtain.waitFor({ state: 'detached' });
    },
    async play({ state }, ply) {
      const { do: verb } = ply.actions.at(-1) as Action;
      const deed = GOING_ON.includes(verb) ? goOn : DEEDS[verb];
      if (!deed) throw new Error(`no hand can ${verb}`);
      await deed(state, ply);
    },
  };
}
