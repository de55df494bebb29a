import {
  type Duel,
  type DuelAction,
  type DuelSeat,
  duel,
  outlook,
} from '@oubliette/dungeon-twister';
import { decide, type Match, openMatch } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { distancesOut } from './duel-distance.ts';
import { atMoment, createHands } from './duel-hands.ts';
import type { DuelPly } from './duel-play.ts';
import { savedFile } from './match-hands.ts';

/** The match on the page as the file says that it is. */
export async function takenOver(page: Page): Promise<Match<Duel>> {
  const { text } = await savedFile(page);
  await page.keyboard.press('Escape');
  const opened = openMatch(text, { duel });
  if (!opened.ok) throw new Error(opened.faults[0]!.text);
  return opened.value as unknown as Match<Duel>;
}

/** Both sides hurry out by hand, for so many plies or to the end. */
export async function playOn(page: Page, match: Match<Duel>, most: number): Promise<void> {
  const hands = createHands(page, { open: true });
  for (let ply = 0; ply < most; ply++) {
    const asked = duel.decision(match.state);
    if (asked === null) return;
    const next = hurry(match, asked.seats[0]!);
    await hands.play(match.state, next);
    for (const action of next.actions) decide(match, next.seat, action);
    await atMoment(page, match.log.length);
  }
}

/** Whoever is asked hurries out: the largest card, the nearest rooms, and the longest strides. */
export function hurry({ state }: Match<Duel>, seat: DuelSeat): DuelPly {
  const legal = duel.legal(state, seat);
  const last = (kind: DuelAction['do']) => legal.filter(action => action.do === kind).at(-1);
  const far = distancesOut(state, seat);
  const strides = outlook(state, seat)
    .characters.flatMap(({ token, moves }) => moves.map(move => ({ token, move })))
    .filter(({ move: { ap, leaves } }) => ap === 1 || leaves)
    .map(walk => ({ walk, gain: far[walk.move.way[0]!]! - far[walk.move.to]! }));
  const leaving = strides.find(({ walk }) => walk.move.leaves);
  const [best] = strides.sort((a, b) => b.gain - a.gain);
  const reveal = legal.find(action => action.do === 'reveal' && action.room < 3);
  const walk = (leaving ?? (!reveal && best && best.gain > 0 ? best : null))?.walk;
  if (walk) return { seat, actions: walk.move.actions, walk };
  return { seat, actions: [reveal ?? last('card') ?? last('end') ?? legal[0]!] };
}
