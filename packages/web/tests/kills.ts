import type { MatchCard } from '@oubliette/host';
import type { Page } from 'playwright-core';
import { type OwnChromium, startChromium } from './chromium.ts';
import { askKeeper, withKeeper } from './keeper.ts';

/** What a page was told before it died. */
interface Witness {
  /** Entries that were acknowledged, and that were asked for, of the match that is played. */
  acknowledged: number;
  asked: number;
  played: number;
}

export interface KillReport {
  kills: number;
  acknowledged: number;
  /** What is wrong with a match after a kill; nothing should be. */
  readonly faults: string[];
}

const PLAN = { game: 'duel', options: { quick: true }, players: {}, openTable: true };

/** Between the first write after a start and the kill, in milliseconds; it falls on any part of a write. */
const span = (kill: number) => 100 + ((kill * 137) % 700);

/** One browser with a profile of its own, in which one match after another is played without a pause. */
export class Killing {
  readonly report: KillReport = { kills: 0, acknowledged: 0, faults: [] };
  readonly #origin: string;
  readonly #profile: string;
  #chromium: OwnChromium | null = null;
  #page: Page | null = null;
  #key: string | null = null;
  #witness: Witness = { acknowledged: 0, asked: 0, played: 0 };

  constructor(origin: string, profile: string) {
    this.#origin = origin;
    this.#profile = profile;
  }

  async killTabs(count: number): Promise<void> {
    for (let kill = 0; kill < count; kill++) {
      const page = await this.#play(span(kill));
      const session = await page.context().newCDPSession(page);
      // The answer never comes: the tab is gone.
      void session.send('Page.crash').catch(() => {});
      await page.waitForEvent('crash');
      await page.close();
      await this.#lookAfter();
    }
  }

  async killBrowsers(count: number): Promise<void> {
    for (let kill = 0; kill < count; kill++) {
      await this.#play(span(kill));
      await this.#chromium!.kill();
      this.#chromium = null;
      await this.#lookAfter();
    }
  }

  /** Throws the database away, and says which matches there were before and are afterwards. */
  async loseDatabase(): Promise<readonly (readonly MatchCard[])[]> {
    const page = await this.#opened();
    await this.#playOnce(page);
    const before = await askKeeper(page, 'list');
    await page.goto('about:blank');
    await page.goto(`${this.#origin}/favicon.svg`);
    await page.evaluate(
      () =>
        new Promise<void>((done, fail) => {
          const deleting = indexedDB.deleteDatabase('oubliette');
          deleting.onsuccess = () => done();
          deleting.onerror = () => fail(deleting.error);
        }),
    );
    const after = await askKeeper(await this.#opened(), 'list');
    return [before, after];
  }

  /** One wish, acknowledged. */
  async #playOnce(page: Page): Promise<void> {
    this.#key ??= await this.#begun(page);
    const key = this.#key;
    const opened = await askKeeper(page, 'open', key, null);
    if (!opened.ok) throw new Error(opened.faults[0]?.text);
    const { head, snapshot } = opened.value;
    await askKeeper(page, 'act', { key, sitting: snapshot.viewer, head }, [snapshot.legal[0]]);
  }

  async end(): Promise<void> {
    await this.#chromium?.kill();
  }

  async #opened(): Promise<Page> {
    this.#chromium ??= await startChromium(this.#profile);
    const [context] = this.#chromium.browser.contexts();
    if (this.#page === null || this.#page.isClosed()) {
      this.#page = await context!.newPage();
      await withKeeper(this.#page);
      await this.#page.exposeFunction('witness', (seen: Witness) => {
        this.#witness = seen;
      });
    }
    await this.#page.goto('about:blank');
    await this.#page.goto(`${this.#origin}/#/duel`);
    await this.#page.locator('.new-game-begin').getByRole('button').waitFor();
    return this.#page;
  }

  /** Plays for a while; the page goes on when this returns. */
  async #play(milliseconds: number): Promise<Page> {
    const page = await this.#opened();
    this.#key ??= await this.#begun(page);
    this.#witness = { acknowledged: 0, asked: 0, played: 0 };
    await page.evaluate(playWithoutEnd, this.#key);
    await page.waitForTimeout(milliseconds);
    return page;
  }

  async #begun(page: Page): Promise<string> {
    const begun = await askKeeper(page, 'begin', { ...PLAN, seed: `kill ${this.report.kills}` });
    if (!begun.ok) throw new Error(begun.faults[0]?.text);
    return begun.value;
  }

  /** Every acknowledged entry is there, and none that nobody asked for. */
  async #lookAfter(): Promise<void> {
    const { acknowledged, asked, played } = this.#witness;
    const page = await this.#opened();
    this.report.kills++;
    this.report.acknowledged += played;
    const key = this.#key!;
    const opened = await askKeeper(page, 'open', key, null);
    if (!opened.ok) {
      this.report.faults.push(`after kill ${this.report.kills}: ${opened.faults[0]?.text}`);
      this.#key = null;
      return;
    }
    const { head, snapshot } = opened.value;
    if (head < acknowledged || (asked > 0 && head > asked)) {
      const words = `${head} entries, ${acknowledged} acknowledged, ${asked} asked for`;
      this.report.faults.push(`after kill ${this.report.kills}: ${words}`);
    }
    if (snapshot.decision === null) this.#key = null;
  }
}

/** In the page: one wish after the other; the witness hears of each before it is sent and when it is done. */
function playWithoutEnd(key: string): void {
  type Seen = {
    readonly value: {
      readonly head: number;
      readonly snapshot: { readonly viewer: string; readonly legal: readonly unknown[] };
    };
  };
  const { askKeeper, witness } = window as unknown as {
    askKeeper(what: string, ...about: unknown[]): Promise<Seen>;
    witness(seen: Witness): Promise<void>;
  };
  let played = 0;
  async function goOn(): Promise<void> {
    let seen = await askKeeper('open', key, null);
    while (seen.value.snapshot.legal.length > 0) {
      const { head, snapshot } = seen.value;
      const { legal, viewer } = snapshot;
      const action = legal[Math.floor(Math.random() * legal.length)];
      await witness({ acknowledged: head, asked: head + 1, played });
      const known = { [viewer]: { head, moments: head } };
      seen = await askKeeper('act', { key, sitting: viewer, head, known }, [action]);
      void witness({ acknowledged: seen.value.head, asked: head + 1, played: ++played });
    }
  }
  void goOn();
}
