import {
  cellNamed,
  createLabyrinth,
  type DuelView,
  edgeNamed,
  type Labyrinth,
  PRISON_ROOMS,
  revealRoom,
  roomById,
  setEdge,
  setMarker,
  withOpen,
} from '@oubliette/dungeon-twister';
import { planIn } from '../words/sides.ts';

/** What lies under a room that nobody has revealed: any room will do, it is never looked at. */
const UNKNOWN = PRISON_ROOMS[0]!;

/** The labyrinth as far as a viewer knows it. */
export function labyrinthOf(view: DuelView): Labyrinth {
  const plan = planIn(view);
  const lying = view.rooms.map(({ name, quarters }) => ({
    room: name === null ? UNKNOWN : roomById(name, view.strange?.rooms)!,
    quarters,
  }));
  const labyrinth = createLabyrinth(plan, lying);
  for (const position of plan.positions) {
    const { name, open, broken } = view.rooms[position]!;
    if (name === null) continue;
    revealRoom(labyrinth, position);
    for (const edge of open) setEdge(labyrinth, edgeNamed(position, edge)!, 'open');
    for (const edge of broken) setEdge(labyrinth, edgeNamed(position, edge)!, 'broken');
  }
  for (const [square, ground] of Object.entries(view.markers ?? {})) {
    setMarker(labyrinth, cellNamed(plan, square)!, ground);
  }
  return withOpen(Object.freeze(labyrinth), view.open ?? []);
}
