import {
  contentUsed,
  decide,
  isOver,
  type Match,
  openMatch,
  readDocument,
  type Shape,
  saveMatch,
  statesOf,
} from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { earlierRules } from '../packages/cli/src/earlier-rules.ts';
import { GAMES, REGISTRY } from '../packages/cli/src/games.ts';
import { KEPT, REFUSED, textOf } from './fixtures/kept.ts';
import { nameOf, plansOf } from './fixtures/plans.ts';

const OPENED = KEPT.filter(name => !(name in REFUSED));

function opened(name: string): Match<Shape> {
  const match = openMatch(textOf(name), REGISTRY, earlierRules);
  expect(match.ok ? [] : match.faults).toEqual([]);
  if (!match.ok) throw new Error(name);
  return match.value;
}

/** Whoever is asked answers with the last thing that they may do. */
function playOn(match: Match<Shape>): void {
  const { game, state } = match;
  const [seat] = game.decision(state)!.seats;
  expect(decide(match, seat!, game.legal(state, seat!).at(-1)!).ok).toBe(true);
}

describe('matches that were kept by this version and earlier ones', () => {
  it.each(OPENED)('%s opens, is saved as it was, can be looked back at, and goes on', name => {
    const match = opened(name);
    const document = readDocument(textOf(name));
    if (!document.ok) throw new Error(name);
    const { players, machine } = document.value;
    // A file of before may name the whole content; what is saved names what the match uses.
    const content = contentUsed(match.game, match.options);
    expect(saveMatch(match, players, machine)).toEqual({ ...document.value, content });
    expect(statesOf(match)).toHaveLength(match.log.length + 1);
    for (let more = 0; more < 5 && !isOver(match); more++) playOn(match);
    const again = openMatch(JSON.stringify(saveMatch(match)), REGISTRY, earlierRules);
    expect(again.ok && again.value.log.length).toBe(match.log.length);
  });

  it.each(Object.entries(REFUSED))('%s does not open, and says why', (name, sentence) => {
    const match = openMatch(textOf(name), REGISTRY, earlierRules);
    const document = readDocument(textOf(name));
    const rules = document.ok ? REGISTRY[document.value.game]!.rules.version : '?';
    expect(match.ok ? 'opens' : match.faults.map(({ text }) => text)).toEqual([
      sentence.replace('{rules}', String(rules)),
    ]);
  });

  it.each(['v1', 'v2', '0.1.0'])('are of every kind that people can play (%s)', version => {
    const kept = KEPT.filter(name => name.startsWith(`${version}/`));
    expect(kept).toEqual(
      plansOf(version)
        .map(plan => `${version}/${nameOf(plan)}.json`)
        .sort(),
    );
    for (const id of Object.keys(GAMES)) expect(kept.some(name => name.includes(id))).toBe(true);
  });

  it('are partly unfinished, so that going on is tried', () => {
    const unfinished = OPENED.filter(name => !isOver(opened(name)));
    for (const id of Object.keys(GAMES)) {
      expect(unfinished.some(name => name.includes(`/${id}`) || name.includes(`-${id}`))).toBe(
        true,
      );
    }
  });
});
