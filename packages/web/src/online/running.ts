import { language, learn } from '../i18n/language.ts';
import { mySeats } from './my-seats.ts';
import { glancedAt, othersAt, standings, standingWords, waitsForMe } from './standings.ts';
import { gameName } from './words.ts';

/** The match that is played over a link and waits for whoever sits here, else the one that goes on. */
export async function running() {
  await learn(language());
  const known = await glancedAt(mySeats());
  const going = standings(known).find(({ glanced }) => glanced && !glanced.isOver);
  if (!going?.glanced) return null;
  const { mine, glanced } = going;
  return {
    match: mine.match,
    seat: mine.seat,
    title: [othersAt(going), standingWords(going)].filter(Boolean).join(' · '),
    words: gameName(mine.game),
    touched: Math.max(glanced.since, mine.seen),
    waitsForMe: waitsForMe(going),
  };
}
