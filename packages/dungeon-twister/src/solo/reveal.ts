/** Rooms are turned up by the Player, by NPCs and by the Arch-Mage; chance fills them. */
import { pick, type Random } from '@oubliette/kernel';
import { isRevealed, type RoomPosition } from '../board/index.ts';
import { capacityOf } from '../duel/measures.ts';
import { reveal } from '../duel/reveal.ts';
import { isMiniature, planIn, rosterIn } from '../duel/state.ts';
import { nameOf } from '../duel/story.ts';
import { NOBODY, type Side, type Token } from '../pieces/roster.ts';
import { type SoloStory, told } from './event.ts';
import { IN_BAG, IN_RESERVE, NP, npcCard, npcsInPlay, PLAYER, type SoloState } from './state.ts';
import { pop, push, type SoloWorkOf } from './work.ts';

/** A room is turned up, and as many tokens as it takes come out of the bag (DS-SET-06, DS-TELE-01). */
function turnUp(
  state: SoloState,
  side: Side,
  position: RoomPosition,
  revealer: Token,
  random: Random,
  story: SoloStory,
): void {
  told(story, part => reveal(state, side, position, part));
  const tokens: number[] = [];
  for (let left = capacityOf(planIn(state), position); left > 0; left--) {
    const bag = rosterIn(state).tokens.filter(
      token => state.places[token] === IN_BAG && !tokens.includes(token),
    );
    if (bag.length === 0) break;
    const token = pick(random, 'bag', bag);
    tokens.push(token);
    story.push({ kind: 'drawn', to: 'all', token: nameOf(state, token), room: position });
  }
  push(state, { kind: 'teleport', position, tokens, revealer, red: 0, white: 0 });
}

export function revealByPlayer(
  state: SoloState,
  position: RoomPosition,
  random: Random,
  story: SoloStory,
): void {
  turnUp(state, PLAYER, position, NOBODY, random, story);
}

/** Bells ring after the tokens of the room have arrived (NC-BACK-01, NC-NAGA-03). */
export function revealByNpc(
  state: SoloState,
  npc: Token,
  position: RoomPosition,
  random: Random,
  story: SoloStory,
): void {
  const called = ringBells(state, npc, story);
  if (called > 0) push(state, { kind: 'reinforcements', count: called });
  turnUp(state, NP, position, npc, random, story);
}

const BELLS = {
  'rings-every-second-reveal': { rooms: 2, friends: 2 },
  'rings-every-third-reveal': { rooms: 3, friends: 1 },
} as const;

function ringBells(state: SoloState, revealer: Token, story: SoloStory): number {
  let called = 0;
  for (const token of npcsInPlay(state)) {
    if (!isMiniature(state, token)) continue;
    const { trait } = npcCard(state, token);
    if (trait !== 'rings-every-second-reveal' && trait !== 'rings-every-third-reveal') continue;
    if (trait === 'rings-every-second-reveal' && token !== revealer) continue;
    const { rooms, friends } = BELLS[trait];
    const count = state.solo.tallies[token]! + 1;
    state.solo.tallies[token] = count === rooms ? 0 : count;
    story.push({ kind: 'tally', to: 'all', token: nameOf(state, token), count });
    if (count === rooms) called += friends;
  }
  return called;
}

function revealedRooms(state: SoloState): RoomPosition[] {
  return planIn(state).positions.filter(position => isRevealed(state.labyrinth, position));
}

/** The top card of the deck comes into a revealed room drawn by chance (DS-REIN-05, 06). */
export function runReinforcements(
  state: SoloState,
  frame: SoloWorkOf<'reinforcements'>,
  random: Random,
  story: SoloStory,
): void {
  const waiting = rosterIn(state).tokens.filter(token => state.places[token] === IN_RESERVE);
  const rooms = revealedRooms(state);
  if (frame.count === 0 || waiting.length === 0 || rooms.length === 0) {
    pop(state);
    return;
  }
  frame.count--;
  const token = pick(random, 'reserve', waiting);
  const room = pick(random, 'room', rooms);
  story.push({ kind: 'reinforcement', to: 'all', token: nameOf(state, token), room });
  push(state, {
    kind: 'teleport',
    position: room,
    tokens: [token],
    revealer: NOBODY,
    red: 0,
    white: 0,
  });
}

/** The next Vision card that shows an unrevealed room (DS-VIS-03, 04). */
export function runVisions(
  state: SoloState,
  frame: SoloWorkOf<'visions'>,
  random: Random,
  story: SoloStory,
): void {
  const { solo } = state;
  const all = revealedRooms(state).length === planIn(state).positions.length;
  if (frame.count === 0 || all || solo.visions.length === 0) {
    pop(state);
    return;
  }
  const room = pick(random, 'vision', solo.visions) as RoomPosition;
  solo.visions = solo.visions.filter(other => other !== room);
  const seen = isRevealed(state.labyrinth, room);
  story.push({ kind: 'vision', to: 'all', room, seen });
  if (seen) return;
  frame.count--;
  turnUp(state, state.active as Side, room, NOBODY, random, story);
}
