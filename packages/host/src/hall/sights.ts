import { encode, type Json, type Shape, type Viewer } from '@oubliette/kernel';
import { present } from '../present.ts';
import type { Snapshot } from '../snapshot.ts';
import { knownUntil } from '../story.ts';
import { houseOf } from './house.ts';
import type { TableOfHall } from './table.ts';

/** What a client has of the story of its viewer. */
export interface KnownSight {
  readonly head: number;
  readonly moments: number;
}

/** How a viewer wants the match shown. */
export interface SightRequest {
  readonly viewer: Viewer;
  readonly known?: KnownSight | undefined;
  /** Whether the game’s own look-ahead comes along. */
  readonly outlook: boolean;
}

/** A sight as it is sent, and what of the story whoever got it has from then on. */
export interface SentSight extends KnownSight {
  readonly text: string;
}

/** Sights of one head of a match, by audience: all who know as much get the same text. */
const texts = new WeakMap<
  TableOfHall,
  { readonly head: number; readonly byLooking: Map<string, string> }
>();

/** The present of a match for one viewer. */
export function shown(table: TableOfHall, looking: SightRequest): SentSight {
  const { stored: head, match } = table.hosted;
  return { text: sightText(table, looking), head, moments: match.log.length };
}

function sightText(table: TableOfHall, { viewer, known, outlook }: SightRequest): string {
  const { hosted, touched } = table;
  const head = hosted.stored;
  const stories = known && { [viewer]: known };
  const since = knownUntil(hosted.match, viewer, stories);
  const audience = `${viewer} ${since} ${outlook}`;
  let told = texts.get(table);
  if (told?.head !== head) {
    told = { head, byLooking: new Map() };
    texts.set(table, told);
  }
  const built = told.byLooking.get(audience);
  if (built !== undefined) return built;
  const snapshot = present(hosted, viewer, stories, outlook);
  const house = houseOf(table);
  const text = JSON.stringify({ head, touched, house, snapshot: sent(table, snapshot) });
  told.byLooking.set(audience, text);
  return text;
}

/**
 * A snapshot as it is sent: actions as words, everything else plain, keys in one order, so that two
 * worlds that look alike have the same bytes.
 */
export function sent({ hosted }: TableOfHall, snapshot: Snapshot<Shape>): Json {
  const { printAction } = hosted.match.game.notation;
  const { legal, machine, ...rest } = snapshot;
  return encode({ ...rest, ...(machine && { machine }), legal: legal.map(printAction) });
}
