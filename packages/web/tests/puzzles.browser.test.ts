import { readFileSync } from 'node:fs';
import { type Duel, duel } from '@oubliette/dungeon-twister';
import { type PlayedPuzzle, readPuzzle } from '@oubliette/kernel/puzzles';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openTable } from './browser.ts';
import { atMoment, createHands } from './duel-hands.ts';
import type { DuelPly } from './duel-play.ts';
import { besideOf, type PuzzleInProgress, plyOfStep } from './puzzle-play.ts';

const table = openTable();

const sign = '.coach';

function puzzleNamed(id: string): PlayedPuzzle {
  const file = new URL(`../../dungeon-twister/puzzles/duel/${id}.json`, import.meta.url);
  const puzzle = readPuzzle(JSON.parse(readFileSync(file, 'utf8')));
  if (!puzzle.ok || puzzle.value.kind !== 'play') throw new Error(`No puzzle ${id}.`);
  return puzzle.value;
}

const said = (page: Page, tone: string) => page.locator(`.coach[data-tone="${tone}"]`);

/** Does something on the screen and beside it; what was told of a fight is put away. */
async function carryOut(page: Page, beside: PuzzleInProgress, ply: DuelPly): Promise<void> {
  const hands = createHands(page, { open: true });
  await hands.play(beside.state(), ply);
  beside.carryOut(ply);
  await atMoment(page, beside.moment());
  if (ply.actions[0]!.do === 'choose' && duel.decision(beside.state())?.question !== 'fight') {
    await putAway(page);
  }
}

/** Puts away what was told of a fight. */
async function putAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.locator('dialog.combat[open]').waitFor({ state: 'detached' });
}

/** Solves a puzzle by its own solution, with what is on the screen. */
async function solve(page: Page, puzzle: PlayedPuzzle): Promise<void> {
  const beside = besideOf(puzzle);
  const seat = puzzle.seat as Duel['Seat'];
  for (const step of puzzle.solution.filter(each => each.seat === undefined)) {
    await carryOut(page, beside, plyOfStep(beside.state(), seat, step));
  }
  await said(page, 'solved').waitFor();
}

const TEN = [
  'two-before-dusk',
  'the-long-way-home',
  'no-key-no-matter',
  'both-hands-full',
  'against-the-arrow',
  'a-breath-of-air',
  'fire-down-the-lane',
  'picklock',
  'small-and-precious',
  'turn-the-door',
];

describe('a puzzle on the screen', () => {
  it.each(TEN)('is solved by its solution: %s', async id => {
    await table.visit(`#/puzzles/${id}`, { sign, size: 'laptop' }, async page => {
      await solve(page, puzzleNamed(id));
      await page.getByRole('link', { name: 'Next puzzle' }).waitFor();
      await page.goto(new URL('#/puzzles', page.url()).href);
      await page.locator(`a[href="#/puzzles/${id}"][data-solved]`).waitFor();
    });
  });

  it('answers a wrong try in words, and lets it be taken back', async () => {
    const puzzle = puzzleNamed('both-hands-full');
    await table.visit(`#/puzzles/${puzzle.id}`, { sign, size: 'laptop' }, async page => {
      const beside = besideOf(puzzle);
      const [jump, attack] = puzzle.solution;
      for (const step of [jump!, attack!]) {
        await carryOut(page, beside, plyOfStep(beside.state(), 'blue', step));
      }
      await carryOut(
        page,
        beside,
        beside.wrongDeed(([first]) => first?.do === 'choose' && first.value === 3),
      );
      await said(page, 'wrong').waitFor();
      await expect
        .poll(() => page.locator('.coach-words').innerText())
        .toMatch(/^Yellow answers with \+[3-6], and it fails\.$/);
      await page.getByRole('button', { name: 'Take back' }).click();
      await said(page, 'task').waitFor();
    });
  });

  it('says that what is left is too little, in Russian too', async () => {
    const puzzle = puzzleNamed('no-key-no-matter');
    const visit = { sign, size: 'phone', language: 'ru' } as const;
    await table.visit(`#/puzzles/${puzzle.id}`, visit, async page => {
      await page.getByRole('button', { name: 'Подсказка' }).click();
      await expect.poll(() => page.locator('.coach-words').innerText()).toBe(puzzle.hint.ru);
      await page.keyboard.press('e');
      await page.keyboard.press('e');
      await said(page, 'wrong').waitFor();
      expect(await axe(page, '.coach')).toEqual([]);
    });
  });

  it('shows its solution step by step, with reasons', async () => {
    const puzzle = puzzleNamed('both-hands-full');
    await table.visit(`#/puzzles/${puzzle.id}`, { sign, size: 'laptop' }, async page => {
      await page.getByRole('button', { name: 'Solution' }).click();
      for (const [index, { why }] of puzzle.solution.entries()) {
        await page.getByRole('button', { name: 'Next step' }).click();
        if (puzzle.solution[index]!.do[0]!.startsWith('choose 6')) await putAway(page);
        const words = page.locator('.coach-words', { hasText: why.en });
        await words.waitFor();
        await expect
          .poll(() => words.innerText())
          .toContain(`Step ${index + 1} of ${puzzle.solution.length}`);
      }
      await page.getByRole('link', { name: 'Next puzzle' }).waitFor();
    });
  });
});

describe('the page of puzzles', () => {
  it('has the puzzle of the day, the same at every hour of it', async () => {
    const titles: string[] = [];
    for (const hour of ['00:05', '23:55']) {
      const prepare = (page: Page) =>
        page.addInitScript(
          time => {
            Date.now = () => time;
          },
          Date.parse(`2030-05-01T${hour}:00Z`),
        );
      await table.visit('#/puzzles', { prepare }, async page => {
        titles.push(await page.locator('.puzzles-today b').innerText());
        expect(await axe(page, '.puzzles')).toEqual([]);
        await page.getByRole('link', { name: 'Solve it' }).click();
        await page.locator('.coach-name a', { hasText: titles[0]! }).waitFor();
      });
    }
    expect(titles[0]).toBe(titles[1]);
  });

  it('says of a broken link what is wrong with it', async () => {
    await table.visit('#/puzzles/no-such-thing', {}, async page => {
      await page.getByRole('heading', { name: 'There is no such puzzle.' }).waitFor();
    });
    const sentences = {
      'game=chess&seat=blue&given=maze': 'does not say which game',
      'game=duel&seat=purple&given=maze': 'whose turn it is',
      'game=duel&seat=blue&given=maze+nowhere': 'a position that could exist',
      'game=duel&seat=blue&given=maze+hall@0&goal=be+lucky': 'a goal that can be judged',
      [`game=duel&seat=blue&given=${'x'.repeat(21_000)}`]: 'too long',
    };
    for (const [query, sentence] of Object.entries(sentences)) {
      await table.visit(`#/puzzles/position?${query}`, { sign: '.notice h1' }, async page => {
        await expect.poll(() => page.getByRole('alert').innerText()).toContain(sentence);
      });
    }
  });

  it('opens a position of somebody’s own, made on the page', async () => {
    await table.visit('#/puzzles', { size: 'laptop' }, async page => {
      await page.getByText('A position of your own').click();
      const position = 'maze hall@0\nturn 3 blue\nleft 1\nB:naga @19,2\nY:wizard @3,3';
      await page.getByLabel('Position', { exact: true }).fill(position);
      await page.getByLabel(/^Goal/).fill('points blue 1');
      await page.getByRole('link', { name: 'Open it' }).click();
      await page.locator('.coach').waitFor();
      await expect.poll(() => page.locator('.coach-words').innerText()).toContain('points blue 1');
      await page.keyboard.press('e');
      await page.keyboard.press('e');
      await said(page, 'wrong').waitFor();
      await page.getByRole('button', { name: 'Again' }).click();
      await said(page, 'task').waitFor();
    });
  });
});
