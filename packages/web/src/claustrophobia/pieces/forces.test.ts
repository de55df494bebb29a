import { SCENARIOS } from '@oubliette/claustrophobia';
import { demonCardOf } from '@oubliette/claustrophobia/reading';
import { describe, expect, it } from 'vitest';
import { FORCES, SCENARIO_IDS } from './forces.ts';

describe('what the briefing promises is what the table deals', () => {
  it.each(SCENARIO_IDS)('CL-SETUP-01: forces of %s', id => {
    const { team, gifts, advantages, demons, bought } = SCENARIOS[Number(id.slice(1)) - 1]!;
    const card = demonCardOf(id);
    expect(FORCES[id]).toEqual({
      team,
      gifts,
      advantages,
      demon: card === 0 ? null : { id: `D${card}`, most: demons, bought },
    });
  });
});
