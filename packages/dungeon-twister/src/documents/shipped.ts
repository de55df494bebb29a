import ambush from '../../scenarios/ambush.json' with { type: 'json' };
import shortNight from '../../scenarios/short-night.json' with { type: 'json' };
import vault from '../../scenarios/vault.json' with { type: 'json' };
import { checkDocument } from './read.ts';
import type { ScenarioDocument } from './scenario.ts';

/** Scenarios of our own, checked like anybody's. */
export const SHIPPED: readonly ScenarioDocument[] = [vault, shortNight, ambush].map(value => {
  const read = checkDocument(value);
  if (read.ok) return read.value as ScenarioDocument;
  throw new Error(`Scenario ${value.id}: ${JSON.stringify(read.faults)}`);
});
