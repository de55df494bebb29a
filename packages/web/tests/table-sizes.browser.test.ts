import { type Duel, solo } from '@oubliette/dungeon-twister';
import { decide, fastRandom, type Match, startMatch } from '@oubliette/kernel';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openTable } from './browser.ts';
import { fresh, highlights, play } from './duel-play.ts';
import { atDuel, atPrison } from './seated.ts';
import { midGame, type SoloMatch } from './solo-play.ts';

const table = openTable();

const played = (isEnough: (match: Match<Duel>) => boolean): Match<Duel> => {
  const match = fresh(19);
  play(match, fastRandom(19), highlights(), () => isEnough(match));
  return match;
};

const duel = atDuel(table);
const prison = atPrison(table);

/** A solo match in which the next one of the prison waits for its activation. */
function prisonsTurn(): SoloMatch {
  const match = midGame('d', 5);
  while (solo.decision(match.state)?.question !== 'watch') {
    const legal = solo.legal(match.state, 'yellow');
    decide(match, 'yellow', legal.find(action => action.do === 'end') ?? legal[0]!);
  }
  return match;
}

/** How far something reaches beyond the window. */
const beyond = (part: Locator) =>
  part.evaluateAll(all =>
    Math.max(
      ...all.map(each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
      }),
    ),
  );

const inSight = (part: Locator) => expect.poll(() => beyond(part)).toBeLessThanOrEqual(0);

const frameOf = ({ state }: Match<Duel>) => state.frames.at(-1)?.kind;

describe('after fifteen turns', () => {
  const late = played(match => match.state.turn > 15 && frameOf(match) === 'turn');

  it.each(['squarish', 'notebook'] as const)('the hand is in sight (%s)', async size => {
    await duel(late, { size }, async page => {
      await inSight(page.locator('.hand .card'));
      await inSight(page.getByRole('button', { name: /^End turn/ }));
      await inSight(page.locator('.duel-chronicle'));
      const lines = page.locator('.duel-chronicle .chronicle-entry');
      await expect.poll(() => lines.count()).toBeGreaterThan(30);
    });
  });

  it.each(['en', 'ru'] as const)(
    'names stand beside their tokens at 1024 × 768 (%s)',
    async language => {
      await duel(late, { size: 'squarish', language }, async page => {
        const cut = await page.locator('.standing-name').evaluateAll(names =>
          names.map(name => {
            const token = name.closest('.standing-side')!.querySelector('.drawing')!;
            const [one, other] = [name.getBoundingClientRect(), token.getBoundingClientRect()];
            return (
              name.scrollWidth > name.clientWidth ||
              !(one.right <= other.left || other.right <= one.left)
            );
          }),
        );
        expect(cut).toEqual([false, false]);
      });
    },
  );

  it.each(['squarish', 'notebook', 'desktop'] as const)(
    'the mark of a side stands beside its words, below a heading too (%s)',
    async size => {
      await duel(late, { size }, async page => {
        const entry = page.locator('.duel-chronicle .chronicle-entry:has(h3)').last();
        const [heading, words] = await Promise.all([
          entry.locator('h3').boundingBox(),
          entry.locator('.chronicle-words').boundingBox(),
        ]);
        const mark = await entry.locator('.chronicle-words').evaluate(each => {
          const { top, height } = getComputedStyle(each, '::before');
          return (
            each.getBoundingClientRect().top +
            Number.parseFloat(top) +
            Number.parseFloat(height) / 2
          );
        });
        expect(mark).toBeGreaterThan(heading!.y + heading!.height);
        expect(mark).toBeLessThan(words!.y + 22);
      });
    },
  );

  it('the buttons of the hand lie in their panel (1024 × 768)', async () => {
    await duel(late, { size: 'squarish', language: 'ru' }, async page => {
      const panel = (await page.locator('.duel-panel.hand').boundingBox())!;
      for (const button of await page.locator('.hand .controls .button').all()) {
        expect((await button.boundingBox())!.y).toBeGreaterThanOrEqual(panel.y);
      }
    });
  });

  it('the advice of a phone is one tap away', async () => {
    await duel(late, { size: 'phone', language: 'ru' }, async page => {
      await page.locator('.sheet-openers [data-control=counsel]').click();
      await page.getByRole('region', { name: 'Совет машины' }).waitFor();
    });
  });

  it('says so where the words of the chronicle cannot be fetched', async () => {
    await duel(
      late,
      {
        size: 'notebook',
        provoked: /Failed to load resource/,
        prepare: page => page.route(/assets\/chronicle-.*\.js/, route => route.abort()),
      },
      async page => {
        const trouble = page.locator('.duel-chronicle').getByRole('alert');
        await trouble.getByText('Nothing is lost').waitFor();
        await page.unroute(/assets\/chronicle-.*\.js/);
        await trouble.getByRole('button', { name: 'Reload' }).click();
        await page.locator('.curtain').getByRole('button').first().click();
        await page.locator('.duel-chronicle .chronicle-entry').first().waitFor();
      },
    );
  });

  it('the chronicle has room for five lines (1366 × 768)', async () => {
    await duel(late, { size: 'notebook' }, async page => {
      const roll = page.locator('.duel-chronicle .roll');
      const room = await roll.evaluate(each => {
        const entries = [...each.querySelectorAll<HTMLElement>('.chronicle-entry')];
        return each.clientHeight / Math.min(...entries.map(({ offsetHeight }) => offsetHeight));
      });
      expect(room).toBeGreaterThanOrEqual(5);
    });
  });

  it.each(['lying', 'zoomed'] as const)('everything is at hand (%s)', async size => {
    await duel(late, { size, language: 'ru' }, async page => {
      const openers = page.locator('.sheet-openers button');
      await inSight(openers);
      const heights = await openers.evaluateAll(all => all.map(each => each.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(38);
      const board = (await page.locator('.duel-stage').boundingBox())!;
      const dock = (await page.locator('.duel-dock').boundingBox())!;
      expect(board.x + board.width).toBeLessThanOrEqual(dock.x);
    });
  });
});

describe('a hint', () => {
  it('lies beside the board, not over what it speaks of, on a phone on its side', async () => {
    const late = played(match => match.state.turn > 15 && frameOf(match) === 'turn');
    await duel(late, { size: 'lying' }, async page => {
      await page.keyboard.press('h');
      const counsel = page.getByRole('region', { name: 'What I would do' });
      await counsel.getByRole('button', { name: 'Do it' }).waitFor();
      const board = (await page.locator('.duel-stage').boundingBox())!;
      const { x } = (await counsel.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(board.x + board.width);
    });
  });
});

describe('a fight', () => {
  const fought = played(match => frameOf(match) === 'fight');

  it.each(['lying', 'zoomed', 'squarish'] as const)(
    'keeps its answers in sight (%s)',
    async size => {
      await duel(fought, { size, language: 'ru' }, async page => {
        await page.locator('.fight-controls').waitFor();
        await inSight(page.locator('.fight-controls button'));
        await inSight(page.locator('.half-sum li'));
      });
    },
  );
});

describe('a fight on a small phone', () => {
  const fought = played(match => frameOf(match) === 'fight');

  it.each(['narrow', 'phone'] as const)('shows both fighters with their names (%s)', async size => {
    await duel(fought, { size, language: 'ru' }, async page => {
      await page.locator('.fight-controls').waitFor();
      const hidden = await page
        .locator('.fighter, .half-sum li, .fight-steps li')
        .evaluateAll(all =>
          all
            .filter(part => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              const inside = [
                [left + 10, top + 6],
                [right - 14, bottom - 6],
              ] as const;
              return !inside.every(([x, y]) => part.contains(document.elementFromPoint(x, y)));
            })
            .map(({ textContent }) => textContent),
        );
      expect(hidden).toEqual([]);
    });
  });

  it('marks the card that is advised', async () => {
    await duel(fought, { size: 'notebook' }, async page => {
      await page.locator('.combat').getByRole('button', { name: 'Hint' }).click();
      const deed = page.locator('.counsel-deed');
      await deed.waitFor();
      const value = /\d/.exec((await deed.textContent())!)![0];
      const marked = page.locator('.fan .card[data-advised]');
      await expect.poll(() => marked.getAttribute('data-value')).toBe(value);
      await page.getByRole('button', { name: 'I’ll decide myself' }).click();
      await marked.waitFor({ state: 'detached' });
    });
  });
});

describe('the prison', () => {
  it('says how the starters are chosen, and hides them from nobody', async () => {
    const options = { level: 'green', visions: false, quick: false } as const;
    await prison(
      startMatch(solo, options, 'd'),
      { size: 'notebook', language: 'ru' },
      async page => {
        const hint = page.locator('.set-up-hint');
        await inSight(hint);
        await expect
          .poll(() => hint.innerText())
          .toBe('Выберите четырёх персонажей, по одному на каждую точку своей линии.');
      },
    );
  });

  it.each(['en', 'ru'] as const)('shows whole traits where there is room (%s)', async language => {
    await prison(prisonsTurn(), { size: 'desktop', language }, async page => {
      await page.locator('.row-card .npc-text').first().waitFor();
      const cut = await page
        .locator('.row-list .npc-card:not([data-turned])')
        .evaluateAll(cards => cards.map(card => card.scrollHeight - card.clientHeight));
      expect(cut.length).toBeGreaterThan(3);
      expect(Math.max(...cut)).toBeLessThanOrEqual(0);
    });
  });

  it.each([
    ['notebook', 'en'],
    ['notebook', 'ru'],
    ['squarish', 'ru'],
  ] as const)('shows all six objectives of every card (%s, %s)', async (size, language) => {
    await prison(prisonsTurn(), { size, language }, async page => {
      await page.locator('.row-card .npc-objectives').first().waitFor();
      const cut = await page.locator('.row-list .npc-card:not([data-turned])').evaluateAll(cards =>
        cards.map(card => {
          const last = card.querySelector('.npc-objectives li:last-child')!;
          return last.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom;
        }),
      );
      expect(Math.max(...cut)).toBeLessThanOrEqual(0);
    });
  });

  it.each(['en', 'ru'] as const)('has its reasons in sight at 1024 × 768 (%s)', async language => {
    await prison(prisonsTurn(), { size: 'squarish', language }, async page => {
      await inSight(page.locator('.why'));
      await page
        .locator('.row-panel')
        .getByRole('button', { name: /^(Continue|Дальше)/ })
        .click();
      await inSight(page.locator('.why .reasons-rule'));
      await inSight(page.locator('.why .trace-row').first());
    });
  });

  it('tells what somebody would do in sight at 1024 × 768 too', async () => {
    await prison(midGame('d', 6), { size: 'squarish', language: 'ru' }, async page => {
      await page.locator('.why').waitFor();
      const npc = page.getByRole('gridcell', { name: /Батюшка Добряк/ }).first();
      await npc.click();
      await inSight(page.locator('.why'));
      const isShown = () =>
        page.locator('.why').evaluate(panel => {
          const row = panel.querySelector('.trace-row')?.getBoundingClientRect();
          return row !== undefined && row.bottom <= panel.getBoundingClientRect().bottom;
        });
      await expect.poll(isShown).toBe(true);
    });
  });

  it('has its word to go on in sight in small windows', async () => {
    for (const size of ['lying', 'zoomed', 'narrow'] as const) {
      await prison(prisonsTurn(), { size }, async page => {
        await inSight(page.getByRole('button', { name: /^Continue/ }));
      });
    }
  });
});
