import { type Fault, fail, fault, ok, type Result, readOptions } from '@oubliette/kernel';
import * as v from 'valibot';
import { ROOMS } from '../../content/rooms.ts';
import { provideRoster } from '../../pieces/roster.ts';
import { type FurtherContent, FurtherSchema, furtherFaults, provideFurther } from './further.ts';
import { PAIRS, POOL, poolFor } from './pool.ts';

/** Further sets among those that forces are chosen from (DT-MIX-02): the guests of a match. */

type Wrong = Pick<Fault, 'at' | 'text'>;

/** As many as the tables of a board can tell apart. */
const MOST_TOKENS = 1000;
const MOST_PLAYERS = 4;

const CHOSEN: readonly string[] = ['mutual', 'draft', 'free'];

export function readGuests(raw: unknown, forces: string): Result<FurtherContent> {
  if (!CHOSEN.includes(forces)) {
    const text = 'Further sets are for those who choose their forces: mutual, draft or free.';
    return fail(fault('options', 'options.content', text));
  }
  const parsed = readOptions(v.strictObject({ content: FurtherSchema }), { content: raw });
  if (!parsed.ok) return parsed;
  const content = parsed.value.content as FurtherContent;
  const wrong = [
    ...furtherFaults(content),
    ...roomFaults(content),
    ...crowdFaults(content),
    ...pieceFaults(content),
  ];
  const faults = wrong.map(({ at, text }) => fault('options', `options.content.${at}`, text));
  return faults.length > 0 ? fail(...faults) : ok(content);
}

/** Rooms come in pairs of a number that our sets do not have, and turn against each other (DT-ROT-03). */
function roomFaults({ rooms }: FurtherContent): Wrong[] {
  return rooms.flatMap(({ id, number }, index) => {
    const at = `rooms.${index}`;
    const [first, second, ...more] = rooms.filter(room => room.number === number);
    if (PAIRS.includes(number) || ROOMS.some(room => room.id === id))
      return [{ at, text: `Our own sets have a room ${id}, or pair ${number}.` }];
    if (rooms.findIndex(room => room.id === id) < index)
      return [{ at, text: `There is another room ${id}.` }];
    if (second === undefined || more.length > 0 || first!.arrow === second.arrow)
      return [{ at, text: `Pair ${number} is two rooms that turn against each other.` }];
    return [];
  });
}

/** Pieces have names of their own, and a face. */
function pieceFaults({ pieces, names, likenesses }: FurtherContent): Wrong[] {
  return pieces.flatMap(({ id }, index) => {
    const at = `pieces.${index}`;
    if (POOL.includes(`B:${id}`)) return [{ at, text: `Our own sets have a piece ${id}.` }];
    if (pieces.findIndex(piece => piece.id === id) < index)
      return [{ at, text: `There is another piece ${id}.` }];
    const hasFace = Object.hasOwn(names, id) && POOL.includes(`B:${likenesses[id]}`);
    return hasFace ? [] : [{ at, text: `Nothing says what ${id} is called and looks like.` }];
  });
}

function crowdFaults({ pieces }: FurtherContent): Wrong[] {
  const tokens = poolFor(MOST_PLAYERS, pieces).length;
  if (tokens <= MOST_TOKENS) return [];
  return [{ at: 'pieces', text: `They make ${tokens} tokens; no more than ${MOST_TOKENS} fit.` }];
}

/** All tokens that teams are chosen from; the match keeps its own pieces, as a scenario does. */
export function guestPool(players: number, content: FurtherContent): readonly string[] {
  provideFurther(content);
  const names = poolFor(players, content.pieces);
  if (content.pieces.length > 0) provideRoster(names, content.pieces);
  return names;
}
