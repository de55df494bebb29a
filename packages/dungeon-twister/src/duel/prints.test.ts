import { openMatch, saveMatch, startMatch } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { SETS } from '../content/sets.ts';
import type { Duel } from './duel.ts';
import { duel } from './game.ts';
import { PRINTS, printsOf } from './prints.ts';

/** The game after the original set has lost an object. */
const base = { ...SETS.base, objects: SETS.base.objects.slice(1) };
const changed = { ...duel, ...printsOf({ ...SETS, base }) };

function saved(wishes: Partial<Duel['Options']>) {
  const options = duel.parseOptions({ quick: true, ...wishes });
  if (!options.ok) throw new Error(options.faults[0]?.text);
  return saveMatch(startMatch<Duel>(duel, options.value, 'seven'));
}

function faultsAfterTheChange(document: object): string[] {
  const opened = openMatch(JSON.stringify(document), { duel: changed });
  return opened.ok ? [] : opened.faults.map(({ code }) => code);
}

/** As a file named its content until the middle of November 2026. */
const [ofBefore] = Object.keys(PRINTS.earlierContent);

describe('when the content of one set changes', () => {
  it('a match with the other set opens', () => {
    const document = saved({ set: 'prison' });
    expect(faultsAfterTheChange(document)).toEqual([]);
    expect(faultsAfterTheChange({ ...document, content: ofBefore })).toEqual([]);
  });

  it.each([{ set: 'base' }, { forces: 'draft' }, { players: 3 }] as const)(
    'a match that uses it is told so (%o)',
    wishes => {
      const document = saved(wishes);
      const told = ['match.other-content'];
      expect(faultsAfterTheChange(document)).toEqual(told);
      expect(faultsAfterTheChange({ ...document, content: ofBefore })).toEqual(told);
    },
  );
});
