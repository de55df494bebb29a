import {
  type Action,
  type ActionOf,
  claustrophobia,
  outlook as outlookOfCave,
} from '@oubliette/claustrophobia';
import { duel, outlook, planOf, type SoloAction, solo } from '@oubliette/dungeon-twister';
import { decide, fastRandom, isOver, saveMatch, startMatch } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import type { CaveSnapshot } from '../src/claustrophobia/seen/choice.ts';
import { offersAt, offersNow } from '../src/duel/board/offers.ts';
import { labyrinthOf } from '../src/duel/seen/labyrinth.ts';
import { pieceOf } from '../src/duel/words/mention.ts';
import { names } from '../src/duel/words/pieces.en.ts';
import { fetched, openTable, type Visit } from './browser.ts';
import { atMoment as atCaveMoment, pastMoment } from './claustrophobia-hands.ts';
import {
  type CaveMatch,
  type CavePly,
  fresh as freshCave,
  play as playCave,
} from './claustrophobia-play.ts';
import { after } from './claustrophobia-table.ts';
import { atMoment } from './duel-hands.ts';
import { hurry } from './duel-hurry.ts';
import { type DuelPly, fresh, highlights, play } from './duel-play.ts';
import { enter, leadTo, sitDown } from './keyboard-hands.ts';
import { givingIn, type SoloMatch } from './solo-play.ts';

// The lists are read in the page and known here, in the same words.
vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { spoken } = await import('../src/i18n/catalogue.ts');
const { doingsOf } = await spoken(import('../src/claustrophobia/in-words/doings.ts'));

const table = openTable();

/** Opens a match from its file. */
async function atTable(
  address: string,
  match: Parameters<typeof saveMatch>[0],
  look: (page: Page) => Promise<void>,
  visit: Visit = {},
): Promise<void> {
  await table.visit(address, { size: 'laptop', ...visit }, async page => {
    const buffer = Buffer.from(JSON.stringify(saveMatch(match)));
    const file = { name: 'match.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator(':is(.duel, .cave, .curtain)').first().waitFor();
    // Nobody is there who could take a pointer in hand.
    await page.evaluate(() => {
      for (const kind of ['pointerdown', 'touchstart', 'mousedown']) {
        addEventListener(kind, () => Object.assign(window, { touched: true }), { capture: true });
      }
    });
    await look(page);
    expect(await page.evaluate(() => 'touched' in window)).toBe(false);
  });
}

type DuelState = ReturnType<typeof fresh>['state'];

async function playDuel(page: Page, state: DuelState, ply: DuelPly): Promise<void> {
  const plan = planOf(state.labyrinth.long);
  const placeOf = (token: string) => state.places[state.names.indexOf(token)]!;
  const action = ply.actions[0]!;
  if (ply.walk) {
    const { token, move } = ply.walk;
    const name = page.getByRole('heading', { level: 2, name: names[pieceOf(token)], exact: true });
    if (!(await name.isVisible())) {
      await leadTo(page, plan, placeOf(token));
      await page.keyboard.press('Enter');
      await name.waitFor();
    }
    const view = duel.view(state, ply.seat);
    const wishes = {
      ...{ view, legal: duel.legal(state, ply.seat), outlook: outlook(state, ply.seat) },
      ...{ labyrinth: labyrinthOf(view), selected: token, deed: null },
    };
    const list = offersAt(wishes, offersNow(wishes), move.to as never);
    const index = list.findIndex(
      each => JSON.stringify(each.actions) === JSON.stringify(ply.actions),
    );
    await leadTo(page, plan, move.to);
    await page.keyboard.press('Enter');
    if (list.length === 1 && placeOf(token) !== move.to) return;
    await page.locator('.chooser button:focus').waitFor();
    for (let down = 0; down < index; down++) await page.keyboard.press('ArrowDown');
    return page.keyboard.press('Enter');
  }
  switch (action.do) {
    case 'card':
      return page.keyboard.press(String(action.value));
    case 'end':
      await page.keyboard.press('e');
      if (state.left > 0) await page.keyboard.press('e');
      return;
    case 'reveal':
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await leadTo(page, plan, plan.cellOf[action.room * 25 + 6]!);
      return page.keyboard.press('Enter');
    case 'put': {
      // What waits has numbers; then its square by the arrows.
      const waiting = [
        ...new Set(
          duel.legal(state, ply.seat).flatMap(each => (each.do === 'put' ? each.token : [])),
        ),
      ];
      await page.keyboard.press(String(waiting.indexOf(action.token) + 1));
      await leadTo(page, plan, action.y * plan.columns + action.x);
      return page.keyboard.press('Enter');
    }
    default:
      throw new Error(`These hands do not ${action.do}.`);
  }
}

describe('the keyboard alone', () => {
  it('plays a duel from its first card to its end', async () => {
    const match = fresh(3);
    await atTable('#/duel', match, async page => {
      while (!isOver(match)) {
        await sitDown(page);
        const ply = hurry(match, duel.decision(match.state)!.seats[0]!);
        await playDuel(page, match.state, ply);
        for (const action of ply.actions) decide(match, ply.seat, action);
        await atMoment(page, match.log.length);
      }
      await page.locator('dialog.end[open]').waitFor();
      await enter(page, page.locator('dialog.end[open] a').first());
    });
  });

  it('fights: lays both cards, and puts the outcome away', async () => {
    const match = fresh(19);
    play(match, fastRandom(19), highlights(), () => match.state.frames.at(-1)?.kind === 'fight');
    await atTable('#/duel', match, async page => {
      const outcome = page.locator('.verdict button:focus');
      for (let laid = 0; laid < 2; laid++) {
        await sitDown(page);
        await enter(page, page.locator('.fan button.card:not([data-spent])').last());
        await enter(page, page.getByRole('button', { name: /^Lay \+/ }));
        await outcome.or(page.locator('.curtain')).first().waitFor();
      }
      await outcome.waitFor();
      await page.keyboard.press('Enter');
      await page.locator('dialog.combat[open]').waitFor({ state: 'detached' });
    });
  });

  it('plays a solo game from its first card to its end', async () => {
    const options = { level: 'black', visions: true, quick: true } as const;
    const match: SoloMatch = startMatch(solo, options, 'giving-in-36');
    const pace = (page: Page) =>
      page.addInitScript(() => localStorage.setItem('oubliette.pace', 'at-once'));
    await atTable(
      '#/solo',
      match,
      async page => {
        while (!isOver(match)) {
          const action = givingIn(match);
          await playSolo(page, action, solo.view(match.state, 'yellow').left);
          decide(match, 'yellow', action);
          while (!isOver(match) && solo.decision(match.state)?.question === 'watch') {
            decide(match, 'yellow', { do: 'watch' });
          }
          await untilSoloMoment(page, match.log.length);
        }
        await putVerdictAway(page);
        await page.locator('dialog.end[open]').waitFor();
      },
      { prepare: pace },
    );
  });

  it('plays Claustrophobia to its end', async () => {
    const plies = playCave(freshCave('torch 4'), 7);
    const match = after(freshCave('torch 4'), plies.slice(0, -LAST));
    await atTable('#/claustrophobia', match, async page => {
      const last = plies.slice(-LAST);
      for (const [index, ply] of last.entries()) {
        if (index === 0 || !isDoneByItself(match, ply)) {
          await readyCave(page);
          await playInCave(page, match, ply);
        }
        after(match, [ply]);
        const next = last[index + 1];
        if (!next) await pastMoment(page, match.log.length);
        else if (!isDoneByItself(match, next)) await atCaveMoment(page, match.log.length);
      }
      await readyCave(page);
      await page.locator('dialog.end[open]').waitFor();
    });
  });
});

/** Plies of the last round of a short match, with the threat phase before it. */
const LAST = 18;

const momentOf = (page: Page) => page.locator('.solo').getAttribute('data-moment').then(Number);

async function putVerdictAway(page: Page): Promise<void> {
  const verdict = page.locator('dialog.combat[open] .verdict button');
  await fetched(page);
  if ((await verdict.count()) > 0) await enter(page, verdict);
}

async function untilSoloMoment(page: Page, moment: number): Promise<void> {
  while ((await momentOf(page)) < moment) {
    await putVerdictAway(page);
    await page.waitForTimeout(40);
  }
}

async function playSolo(page: Page, action: SoloAction, left: number): Promise<void> {
  if (action.do !== 'choose') await putVerdictAway(page);
  switch (action.do) {
    case 'card':
      return page.keyboard.press(String(action.value));
    case 'reveal':
      await leadTo(page, planOf(4), planOf(4).cellOf[action.room * 25 + 12]!);
      return page.keyboard.press('Enter');
    case 'end':
      if (left > 0) await page.keyboard.press('e');
      return page.keyboard.press('e');
    case 'row':
    case 'column': {
      const name = new RegExp(`^${action.do} ${action.number}:`, 'i');
      return enter(page, page.getByRole('button', { name }));
    }
    case 'choose': {
      const card = page.locator('dialog.combat .fan button', { hasText: `+${action.value}` });
      await enter(page, card.first());
      return enter(page, page.locator('.fight-ways .button[data-kind=primary]'));
    }
    default:
      throw new Error(`These hands do not ${action.do}.`);
  }
}

/** Puts away what was told of a fight, and sits down. */
async function readyCave(page: Page): Promise<void> {
  await fetched(page);
  const on = page.locator('dialog.bout[open]').getByRole('button', { name: /^Continue/ });
  if (await on.isVisible()) await enter(page, on);
  await sitDown(page);
}

const isGiftless = (match: CaveMatch, { do: verb }: Action): boolean =>
  verb === 'done' && claustrophobia.decision(match.state)?.question === 'gifts';

/** CL-ROUND-05: whoever has just acted and has no choice now is not asked. */
const isDoneByItself = (match: CaveMatch, { seat, actions: [action] }: CavePly): boolean =>
  (['pass', 'stop', 'finish'].includes(action!.do) || isGiftless(match, action!)) &&
  match.log.at(-1)?.seat === seat &&
  claustrophobia.legal(match.state, seat).length === 1;

/** In a fight by its buttons; everything else from the list of what can be done. */
async function playInCave(
  page: Page,
  { state }: CaveMatch,
  { seat, actions }: CavePly,
): Promise<void> {
  const action = actions.at(-1)!;
  const scene = page.locator('dialog.bout[open]');
  const legal = claustrophobia.legal(state, seat);
  if (await scene.isVisible()) {
    const at = legal.findIndex(each => JSON.stringify(each) === JSON.stringify(action));
    if (action.do === 'guard' || action.do === 'suffer') return page.keyboard.press(String(at + 1));
    const answers = scene.locator('.bout-question .button');
    if (action.do === 'cancel') {
      const line = (action as ActionOf<'cancel'>).value - 1;
      return enter(page, scene.locator('.line-picker li button').nth(line));
    }
    if (action.do === 'reroll') return enter(page, answers.nth(legal.length - 1 - action.value));
    return enter(page, action.do === 'play' ? answers.nth(at) : answers.first());
  }
  const selected = await page.evaluate(
    () =>
      document.querySelector('.oub-selected')?.closest('[data-who]')?.getAttribute('data-who') ??
      null,
  );
  const view = claustrophobia.view(state, seat);
  const decision = claustrophobia.decision(state);
  const snapshot = { view, legal, outlook: outlookOfCave(state, seat), decision };
  const listed: string[] = [];
  const groups = doingsOf(snapshot as unknown as CaveSnapshot, selected, each =>
    listed.push(JSON.stringify(each)),
  )
    .filter(({ list }) => list.length > 0)
    .sort((one, other) => Number(other.inMind ?? false) - Number(one.inMind ?? false));
  const wanted = JSON.stringify(actions);
  const [group, place] = groups
    .flatMap(({ list }, at) => list.map((each, index) => [at, index, each] as const))
    .find(([, , each]) => {
      each.perform();
      return listed.at(-1) === wanted;
    })!;
  await page.keyboard.press('w');
  const list = page.locator('.in-words details').nth(group);
  await list.waitFor();
  await expect.poll(() => list.locator('summary').textContent()).toContain(groups[group]!.title);
  if (!(await list.evaluate(element => (element as HTMLDetailsElement).open))) {
    await enter(page, list.locator('summary'));
  }
  await enter(page, list.locator('button').nth(place));
}
