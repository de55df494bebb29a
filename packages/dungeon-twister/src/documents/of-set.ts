import { STARTERS } from '../duel/measures.ts';
import type { ScenarioDocument } from './scenario.ts';
import { SCENARIO_FORMAT } from './schemas.ts';
import type { SetDocument } from './set-document.ts';

/** The plain game with one set: everybody has one of each, and the rooms lie as chance will (DT-SET-01). */
export function gameOfSet(set: SetDocument): ScenarioDocument {
  const objects = (set.objects ?? []).filter(({ neutral }) => neutral === undefined);
  const own = [...(set.characters ?? []), ...objects].map(({ id }) => id);
  const team = (set.characters ?? []).length < STARTERS ? [] : own;
  return {
    format: SCENARIO_FORMAT,
    id: set.id,
    names: set.names,
    story: set.names,
    sets: [set],
    rooms: set.rooms.map(({ id }) => id),
    teams: { blue: team, yellow: team },
    target: 5,
  };
}
