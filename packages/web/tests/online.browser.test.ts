import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '../../server/src/index.ts';
import type { OnlineServer } from '../../server/src/server.ts';
import { buildIfChanged } from '../build/build.ts';
import type { OpenedServer } from '../build/listen.ts';
import { openAt } from '../build/open.ts';
import { sizes } from './browser.ts';
import { launchChromium } from './chromium.ts';
import { button, playCard } from './match-hands.ts';

const WAIT = 60_000;
const data = mkdtempSync(join(tmpdir(), 'oubliette-online-'));
let browser: Browser;
let server: OnlineServer;
let opened: OpenedServer;
let people: BrowserContext[];

beforeAll(async () => {
  await buildIfChanged(() => {});
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  rmSync(data, { recursive: true, force: true });
});

async function open(port = 0): Promise<void> {
  server = await createServer({ keeping: { data }, openTables: true });
  opened = await openAt({ port, host: 'localhost' }, server);
}

async function close(): Promise<void> {
  opened.close();
  await server.close();
}

beforeEach(async () => {
  people = [];
  await open();
});

afterEach(async () => {
  for (const person of people) await person.close();
  await close();
});

/** Somebody with a browser of their own. */
async function somebody(size: keyof typeof sizes = 'laptop', locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({
    ...sizes[size],
    locale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(WAIT);
  people.push(context);
  return context.newPage();
}

const visit = (page: Page, address: string) =>
  page.goto(`http://localhost:${opened.port}/${address}`);

/** Makes a link for a friend; the link. */
async function invite(page: Page, game: RegExp, side: string, name: string): Promise<string> {
  await visit(page, '#/friend');
  await page.getByRole('radio', { name: game }).check();
  await page.getByRole('radio', { name: side }).check();
  await page.getByRole('textbox').fill(name);
  await button(page, 'Make the link').click();
  await page.waitForURL(/#\/online\//);
  return page.locator('.invite-link input').first().inputValue();
}

async function take(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox').fill(name);
  await button(page, /^(Sit down|Сесть за стол)/).click();
  await page.locator('[data-moment]').waitFor();
}

const moment = async (page: Page) =>
  Number(await page.locator('[data-moment]').first().getAttribute('data-moment'));

const reaches = (page: Page, wanted: number) =>
  page.waitForFunction(
    least => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment')) >= least,
    wanted,
  );

/** Plays an Action card for whoever is asked, and ends the turn; the number of deeds by then. */
async function takeATurn(players: readonly Page[]): Promise<number> {
  const asked = await whoIsAsked(players);
  const before = await moment(asked);
  await playCard(asked, 2);
  await reaches(asked, before + 1);
  await button(asked, /^End turn/).click();
  await button(asked, /^End, lose/).click();
  await reaches(asked, before + 2);
  return before + 2;
}

async function whoIsAsked(players: readonly Page[]): Promise<Page> {
  const hands = players.map(page =>
    page.getByRole('button', { name: '2 Actions', exact: true, disabled: false }),
  );
  return Promise.race(
    hands.map(async (hand, index) => {
      await hand.waitFor();
      return players[index]!;
    }),
  );
}

describe('a match with a friend', () => {
  it('is begun by a link that a click takes, on a laptop and a phone, and seen by both', async () => {
    const [ann, ben] = [await somebody(), await somebody('phone', 'ru-RU')];
    const link = await invite(ann, /duel/, 'Blue', 'Ann');
    expect(link).toMatch(/#\/join\/[\w-]{22}$/);
    await ann.getByText('Yellow: nobody yet').waitFor();

    await ben.goto(link);
    await ben.getByText('За столом: Ann.').waitFor();
    // A look takes nothing.
    await ann.getByText('Yellow: nobody yet').waitFor();
    await ben.getByRole('textbox').fill('Бен');
    await button(ben, 'Сесть за стол').click();
    await Promise.all([ann, ben].map(page => page.locator('[data-moment]').waitFor()));
    const names = [ann, ben].map(page => page.locator('.online-people').innerText());
    expect(await Promise.all(names)).toEqual([
      expect.stringContaining('Бен'),
      expect.stringContaining('Ann'),
    ]);

    // The link has been used.
    const late = await somebody();
    await late.goto(link);
    await late.getByText('Somebody has taken this seat already').waitFor();
  });

  it('goes on for both, over a server that is stopped and started again', async () => {
    const [ann, ben] = [await somebody(), await somebody()];
    await take(ben, await invite(ann, /duel/, 'Yellow', ''), '');
    const players = [ann, ben];
    await Promise.all(players.map(page => reaches(page, 0)));
    const first = await takeATurn(players);
    await Promise.all(players.map(page => reaches(page, first)));

    const { port } = opened;
    await close();
    await ann.getByText('No connection.').first().waitFor();
    await open(port);
    await ann.getByText('No connection.').first().waitFor({ state: 'detached' });
    await ben.getByText('No connection.').first().waitFor({ state: 'detached' });
    const second = await takeATurn(players);
    await Promise.all(players.map(page => reaches(page, second)));

    await ben.reload();
    await reaches(ben, second);
  });

  it('is played as a form says, and watched by somebody who sees no hand', async () => {
    const [ann, ben, eve] = [await somebody(), await somebody(), await somebody()];
    await visit(ann, '#/claustrophobia');
    await button(ann, 'Play it with a friend, by link').click();
    await ann.getByText('As agreed on in the form').waitFor();
    await button(ann, 'Make the link').click();
    const link = await ann.locator('.invite-link input').first().inputValue();
    await take(ben, link, 'Ben');
    await ann.getByRole('button', { name: 'Seats and links' }).click();
    const watch = await ann.getByLabel(/^Link for onlookers/).inputValue();
    await eve.goto(watch);
    await reaches(eve, 0);
    expect(eve.url()).toContain('#/online/');
    await expect
      .poll(() => eve.getByRole('button', { name: 'Seats and links' }).isVisible())
      .toBe(true);
  });

  it('shows who is here and whose turn it is, and goes on with the machine when a friend leaves', async () => {
    const [ann, ben] = [await somebody('phone', 'ru-RU'), await somebody()];
    await visit(ann, '#/friend?lang=ru');
    await ann.getByRole('textbox').fill('Анна');
    await button(ann, 'Создать ссылку').click();
    await take(ben, await ann.locator('.invite-link input').first().inputValue(), 'Ben');
    await ann.locator('.online-people li[data-here="true"]').getByText('Ben').waitFor();
    await ben.locator('.online-people li[data-here="true"]').getByText('Анна').waitFor();
    const turns = await Promise.all(
      [ann, ben].map(page => page.locator('.online-turn').innerText()),
    );
    expect(turns.toSorted()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(Ваш ход|Your turn)/)]),
    );

    await ben.context().close();
    people = people.filter(person => person !== ben.context());
    await ann.locator('.online-people li[data-here="false"]').getByText('Ben').waitFor();
    await button(ann, 'Места и ссылки').click();
    await ann.getByLabel('Или пусть там играет машина').selectOption('squire');
    await button(ann, 'Отдать ей место').click();
    await ann.keyboard.press('Escape');
    await ann.locator('.online-people li').getByText('Оруженосец').waitFor();
  });

  it('is taken back when the other one allows it, ends by word, and begins again with sides exchanged', async () => {
    const [ann, ben] = [await somebody('phone'), await somebody()];
    await visit(ann, '#/friend');
    await ann.getByRole('textbox').fill('Ann');
    await ann.getByRole('switch', { name: 'Everybody may ask' }).check();
    await button(ann, 'Make the link').click();
    const link = await ann.locator('.invite-link input').first().inputValue();
    await ben.goto(link);
    await ben.getByText('Everybody may ask the machine for a hint').waitFor();
    await take(ben, link, 'Ben');
    const taken = await takeATurn([ann, ben]);
    await Promise.all([ann, ben].map(page => reaches(page, taken)));

    // When the other one has played on, the turn comes back only by their word.
    const other = await whoIsAsked([ann, ben]);
    const actor = other === ann ? ben : ann;
    await other.getByRole('heading', { name: /^Your turn/ }).waitFor();
    await actor.getByRole('heading', { name: /’s turn$/ }).waitFor();
    await playCard(other, 2);
    await Promise.all([ann, ben].map(page => reaches(page, taken + 1)));
    await button(actor, 'Ask to take back').click();
    await actor.getByText('You have asked to take back your last move').waitFor();
    await button(other, 'Allow it').click();
    for (const page of [ann, ben])
      await page.waitForFunction(
        most => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment')) < most,
        taken,
      );

    // The host allows hints: whoever is asked gets one, thought out at home.
    await actor.keyboard.press('h');
    await actor.locator('.counsel-deed').waitFor();
    await actor.keyboard.press('Escape');

    await button(ben, 'Menu').click();
    await button(ben, 'Offer a draw').click();
    await button(ben, 'Offer a draw').last().click();
    await button(ann, 'Accept the draw').click();
    await ben.getByText('How did the match turn?').click();
    await ben.locator('.review-turns, .review > p:not(.review-note, [role])').first().waitFor();
    const before = ben.url();
    await button(ben, 'Play again, sides exchanged').click();
    await ben.waitForURL(url => url.href !== before);
    await button(ann, 'Sit down for the next match').last().click();
    await ann.waitForURL(ben.url());
    await Promise.all([ann, ben].map(page => page.locator('.online-people').last().waitFor()));
    const people = [ann, ben].map(page => page.locator('.online-people').last().innerText());
    expect(await Promise.all(people)).toEqual([
      expect.stringContaining('Ben'),
      expect.stringContaining('Ann'),
    ]);
  });

  it('has a clock that leaves the choice to the other one when a time is up', async () => {
    const [ann, ben] = [await somebody('phone'), await somebody()];
    await visit(ann, '#/friend');
    await ann.getByLabel('Time to think').selectOption({ label: '3 days for every turn' });
    await ann.getByRole('textbox').fill('Ann');
    await button(ann, 'Make the link').click();
    const link = await ann.locator('.invite-link input').first().inputValue();
    await ben.goto(link);
    await ben.getByText('3 days for every turn').waitFor();
    await take(ben, link, 'Ben');
    for (const page of [ann, ben]) await page.locator('.online-times').getByText('days').waitFor();
  });

  it('is won by whoever claims it when the time of the other one is up', async () => {
    const [ann, ben] = [await somebody('phone', 'ru-RU'), await somebody()];
    const secret = () => randomBytes(16).toString('base64url');
    const [blue, yellow] = [secret(), secret()];
    // No form has a clock as short as a test needs it.
    const made = await fetch(`http://localhost:${opened.port}/api/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ id: 'made', game: 'duel', options: { quick: true }, key: secret(), nonce: secret() },
        seats: { blue: { by: 'friend', invite: blue }, yellow: { by: 'friend', invite: yellow } },
        clock: { bank: 1, free: 1 },
      }),
    });
    expect(made.status).toBe(200);
    const link = (invite: string) => `http://localhost:${opened.port}/#/join/${invite}`;
    await ann.goto(link(blue));
    await ann.getByRole('textbox').fill('Анна');
    await button(ann, 'Сесть за стол').click();
    await ann.getByText('Ждём остальных').waitFor();
    await take(ben, link(yellow), 'Ben');
    const claim = [button(ann, 'Объявить победу'), button(ben, 'Claim the win')];
    await Promise.race(claim.map(one => one.waitFor()));
    const winner = (await claim[0]!.isVisible()) ? 0 : 1;
    await claim[winner]!.click();
    await claim[winner]!.last().click();
    await ann.getByText('время вышло.').last().waitFor();
    await ben.getByText('ran out of time.').waitFor();
    const titles = [ann, ben].map(page => page.locator('.end h1').innerText());
    expect(await Promise.all(titles)).toEqual(
      winner === 0 ? ['Вы победили', 'You lost'] : ['Вы проиграли', 'You won'],
    );
  });

  it('lists what waits for whom, and carries a few words across', async () => {
    const [ann, ben] = [await somebody('phone', 'ru-RU'), await somebody()];
    await visit(ben, '#/friend');
    await ben.getByRole('textbox').fill('Ben');
    await button(ben, 'Make the link').click();
    await take(ann, await ben.locator('.invite-link input').first().inputValue(), 'Анна');
    await button(ben, 'Say something').click();
    await button(ben, 'Good luck!').click();
    await ann.locator('.online-spoken').getByText('Удачи!').waitFor();
    await button(ann, 'Сказать').click();
    await ann.getByRole('switch', { name: 'Не показывать, что говорит Ben' }).check();
    await ann.locator('.online-said li').waitFor({ state: 'detached' });
    await ann.keyboard.press('Escape');

    await visit(ann, '#/friend');
    await visit(ben, '#/friend');
    const lines = [
      await ann
        .locator('.online-matches li span')
        .getByText(/Ben · (Ваш ход|Ходит: Ben)/)
        .innerText(),
      await ben
        .locator('.online-matches li span')
        .getByText(/Анна · (Your turn|Waiting for Анна)/)
        .innerText(),
    ];
    expect(lines.filter(line => /Ваш ход|Your turn/.test(line))).toHaveLength(1);

    // Wherever matches are looked for it is found: on the home page, and in the list of all.
    await visit(ann, '#/matches');
    await ann
      .locator('.online-matches')
      .getByText(/^Ben|Ben ·/)
      .waitFor();
    await visit(ben, '#/');
    const resume = ben.getByRole('link', { name: /^Continue.*Анна · (Your turn|Waiting)/ });
    await resume.click();
    await ben.locator('[data-moment]').waitFor();
  });

  it('says who has taken back what the other one saw, and takes no begun turn away', async () => {
    const [ann, ben] = [await somebody(), await somebody()];
    await take(ben, await invite(ann, /duel/, 'Blue', 'Ann'), 'Ben');
    const actor = await whoIsAsked([ann, ben]);
    const [friend, name] = actor === ann ? [ben, 'Ann'] : [ann, 'Ben'];
    await playCard(actor, 2);
    await reaches(friend, 1);
    await actor.keyboard.press('u');
    await friend.getByText(`${name} has taken back their last step.`).waitFor();

    await takeATurn([ann, ben]);
    await button(actor, 'Ask to take back').click();
    await button(friend, 'Allow it').click();
    await actor.getByText('The others agreed').waitFor();
    await friend.getByText(`The last move of ${name} is taken back, as agreed.`).waitFor();
  });

  it('is given to another device, and the first one can act no more than it', async () => {
    const [ann, ben, phone] = [await somebody(), await somebody(), await somebody('phone')];
    await take(ben, await invite(ann, /Claustrophobia/, 'Humans', 'Ann'), 'Ben');
    await ben.getByRole('button', { name: 'Seats and links' }).click();
    await button(ben, 'Go on at another device').click();
    const own = await ben.locator('.invite-link input').inputValue();
    await take(phone, own, 'Ben');
    expect(await moment(phone)).toBe(await moment(ben));

    // The host gives the seat anew: both of Ben's devices are out.
    await ann.getByRole('button', { name: 'Seats and links' }).click();
    await ann.getByRole('button', { name: /^A new link for/ }).click();
    await ann.getByLabel(/^Link for (?!onlookers)/).waitFor();
    await ben.getByText('This seat was given to another device or person').waitFor();
  });
});

describe('who does not look', () => {
  /** A browser with a push service that is not there: what it would be told comes by hand. */
  async function withPushService(): Promise<Page> {
    const context = await browser.newContext({ ...sizes.phone, locale: 'ru-RU' });
    context.setDefaultTimeout(WAIT);
    await context.grantPermissions(['notifications']);
    people.push(context);
    await context.addInitScript(() => {
      const endpoint = 'https://fcm.googleapis.com/fcm/send/nobody';
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
      let made: object | null = null;
      const { prototype } = PushManager as unknown as { prototype: object };
      Object.assign(prototype, {
        subscribe: async () => (made = { toJSON: () => ({ endpoint, keys }), unsubscribe() {} }),
        getSubscription: async () => made,
      });
      Notification.requestPermission = async () => 'granted';
    });
    return context.newPage();
  }

  it('is told by this device, in their language, when they have asked for it', async () => {
    const [ann, ben] = [await somebody(), await withPushService()];
    await take(ben, await invite(ann, /duel/, 'Blue', 'Ann'), 'Бен');
    await button(ben, 'Места и ссылки').click();
    const told = ben.waitForResponse(/\/api\/notify$/);
    await ben.getByRole('switch', { name: /^Сообщать на это устройство/ }).check();
    expect(await (await told).json()).toMatchObject({ tell: 'notified' });
    expect((await told).request().postDataJSON()).toMatchObject({ language: 'ru', on: true });

    const match = ben.url().split('/').at(-1)!;
    const context = ben.context();
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const data = JSON.stringify({ match, words: 'Ваш ход в партии по сети.' });
    const shown = await worker.evaluate(
      text =>
        new Promise(seen => {
          const scope = self as unknown as {
            registration: { showNotification: (...about: unknown[]) => Promise<void> };
            PushEvent: new (name: string, init: object) => Event;
          };
          // No headless browser shows a notification: what would be shown is enough.
          scope.registration.showNotification = async (...about) => seen(about);
          self.dispatchEvent(new scope.PushEvent('push', { data: text }));
        }),
      data,
    );
    expect(shown).toEqual([
      'Oubliette',
      expect.objectContaining({ body: 'Ваш ход в партии по сети.', tag: match }),
    ]);

    const off = ben.waitForResponse(/\/api\/notify$/);
    await ben.getByRole('switch', { name: /^Сообщать на это устройство/ }).uncheck();
    expect((await off).request().postDataJSON()).toMatchObject({ on: false });
  });
});

describe('an open table', () => {
  it('is found by a stranger on a phone, who sits down, and can be blocked and reported', async () => {
    const [ann, ben] = [await somebody(), await somebody('phone', 'ru-RU')];
    await visit(ann, '#/friend');
    await ann.getByRole('textbox').fill('Ann');
    await ann.getByRole('switch', { name: 'Open to anybody' }).check();
    await button(ann, 'Open the table').click();
    await ann.getByText('Yellow: nobody yet').waitFor();

    await visit(ben, '#/friend');
    await ben.getByText(/Ann · ждёт сейчас · Без часов/).waitFor();
    await button(ben, /^Сесть: Жёлт/).click();
    await ben.locator('[data-moment]').waitFor();
    await ann.locator('[data-moment]').waitFor();

    await button(ann, 'Seats and links').click();
    await ann.getByText('Trouble with somebody?').click();
    await button(ann, 'Report to the keeper').click();
    await ann.getByText('It is reported.').waitFor();
    await button(ann, /^Block (?!.*no more)/).click();
    await ann.getByText('you do not meet at open tables any more').waitFor();
    await button(ann, /^Block .* no more$/).click();
    await ann.getByText('is blocked no more').waitFor();
    await button(ann, /^Block (?!.*no more)/).click();
    await ann.getByText('you do not meet at open tables any more').waitFor();

    await visit(ann, '#/friend');
    await ann.getByRole('switch', { name: 'Open to anybody' }).check();
    await button(ann, 'Open the table').click();
    await ann.getByText('Yellow: nobody yet').waitFor();
    await visit(ben, '#/friend');
    await ben.getByText('Сейчас никто не ждёт.').waitFor();
  });
});
