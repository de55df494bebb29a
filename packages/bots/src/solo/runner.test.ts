import { CLASSES, NPC_CARDS, type OwnCard, solo } from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';
import { expect, it } from 'vitest';
import { runner } from './runner.ts';

/** Everybody in the prison under another name, and without a trait. */
const WHOLE_BOX: readonly OwnCard[] = NPC_CARDS.map(
  ({ id, likeness, objectives, primary, objects, characters }) => ({
    name: id,
    class: CLASSES.find(of => of === likeness.id)!,
    objectives,
    primary,
    objects,
    characters,
    trait: 'by-hand',
  }),
);

it('NC-OWN-01: plays to the end against cards of somebody’s own', () => {
  const options = solo.parseOptions({ level: 'black', quick: true, cards: WHOLE_BOX });
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const random = fastRandom(3);
  const state = solo.setup(options.value, random);
  for (let left = 5000; left > 0 && solo.decision(state) !== null; left--) {
    const action = runner(solo.view(state, 'yellow'), solo.legal(state, 'yellow'), random);
    solo.apply(state, 'yellow', action, random);
  }
  expect(solo.decision(state)).toBeNull();
});
