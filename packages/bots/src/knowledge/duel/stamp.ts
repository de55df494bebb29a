import { isRevealed, type Labyrinth, planUnder } from '@oubliette/dungeon-twister';
import { newMix, settled, stir } from './mixing.ts';
import { FACE_DOWN, type ImaginedDuel } from './tables.ts';

const EDGES_OF_ROOM = 60;
const signatures = new WeakMap<Labyrinth, number>();

/** What everybody can see of a labyrinth, as one number. */
export function signatureOf(labyrinth: Labyrinth): number {
  let signature = signatures.get(labyrinth);
  if (signature === undefined) {
    signature = read(labyrinth);
    signatures.set(labyrinth, signature);
  }
  return signature;
}

function read(labyrinth: Labyrinth): number {
  const plan = planUnder(labyrinth);
  const mix = newMix();
  stir(mix, plan.cells);
  for (const position of plan.positions) {
    if (!isRevealed(labyrinth, position)) {
      stir(mix, -1);
      continue;
    }
    const { id } = labyrinth.rooms[position]!;
    for (let at = 0; at < id.length; at++) stir(mix, id.charCodeAt(at));
    stir(mix, labyrinth.quarters[position]!);
    const first = plan.edgesAt + position * EDGES_OF_ROOM;
    for (let edge = first; edge < first + EDGES_OF_ROOM; edge++) stir(mix, labyrinth.table[edge]!);
  }
  for (let cell = 0; cell < plan.cells; cell++) {
    const position = plan.positionOf[cell]!;
    if (position < 0 || !isRevealed(labyrinth, plan.positions[position]!)) continue;
    stir(mix, labyrinth.table[plan.groundAt + cell]!);
  }
  for (const [square, ground] of Object.entries(labyrinth.markers ?? {})) {
    for (const mark of `${square} ${ground}`) stir(mix, mark.charCodeAt(0));
  }
  return settled(mix);
}

/** So many different marks a token can bear: bits, and a stock of AP. */
const MARKS = 256;

/** Everything that decides what the asked seats can do, as one number. */
export function stampOf(state: ImaginedDuel): number {
  const { places, marks, cards, frames, labyrinth } = state;
  const mix = newMix();
  const signature = signatureOf(labyrinth);
  stir(mix, signature | 0);
  stir(mix, Math.floor(signature / 0x100000000));
  for (let token = 0; token < places.length; token++) {
    const place = places[token]!;
    stir(mix, (place >= FACE_DOWN ? FACE_DOWN : place) * MARKS + marks[token]!);
  }
  for (const [token, traits] of Object.entries(state.lasting ?? {})) {
    stir(mix, Number(token) * MARKS + traits);
  }
  for (let slot = 0; slot < cards.length; slot++) stir(mix, cards[slot]!);
  stir(mix, state.left * 64 + state.highest * 8 + state.active);
  stir(mix, state.actor);
  const frame = frames[frames.length - 1];
  if (frame === undefined || frame.kind === 'turn' || frame.kind === 'card') {
    stir(mix, frame === undefined ? 0 : frame.kind.length);
    return settled(mix);
  }
  const text = JSON.stringify(frame);
  for (let at = 0; at < text.length; at++) stir(mix, text.charCodeAt(at));
  return settled(mix);
}
