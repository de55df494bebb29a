import { readFileSync } from 'node:fs';
import { decide, fastRandom, openMatch, pick, saveMatch, startMatch } from '@oubliette/kernel';
import { playTrial } from '@oubliette/kernel/battery';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../schema/text.ts';
import { CLASSES, type OwnCard, TRAITS } from '../content/npcs/own.ts';
import { ownCard } from '../content/npcs/testing/own-card.ts';
import { solo } from '../solo/game.ts';
import { soloTrial } from '../solo/trial.ts';
import {
  checkDocument,
  checkNpcCards,
  faultLine,
  NPC_CARDS_FORMAT,
  NPC_CARDS_SHAPE,
  readNpcCards,
} from './index.ts';

const documentOf = (...cards: readonly unknown[]) => ({ format: NPC_CARDS_FORMAT, cards });

const faultsOf = (...cards: readonly unknown[]): readonly string[] => {
  const read = checkNpcCards(documentOf(...cards));
  return read.ok ? [] : read.faults.map(({ at, code }) => `${at} ${code}`);
};

/** Four of every class, with every trait once: all of the prison is somebody's own. */
const WHOLE_BOX: readonly OwnCard[] = CLASSES.flatMap((of, index) =>
  [0, 1, 2, 3].map(nth => ownCard(`${of} ${nth}`, { class: of, trait: TRAITS[index * 4 + nth]! })),
);

describe('NPC cards as a document', () => {
  it('NC-OWN-01: a sound one is read, and its schema is published', () => {
    expect(faultsOf(...WHOLE_BOX)).toEqual([]);
    const published = new URL('../../schema/npc-cards.schema.json', import.meta.url);
    const text = schemaText('NPC cards of Dungeon Twister: Prison', NPC_CARDS_SHAPE);
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(text));
  });

  it.each<[string, Partial<Record<keyof OwnCard, unknown>>, string]>([
    ['no name', { name: '' }, 'cards.0.name bad-text'],
    ['a name too long', { name: 'x'.repeat(31) }, 'cards.0.name bad-text'],
    ['a name that turns the text round', { name: 'a\u202eb' }, 'cards.0.name bad-text'],
    ['two lines', { name: 'a\nown naga' }, 'cards.0.name bad-text'],
    ['an unknown class', { class: 'goblin' }, 'cards.0.class not-one-of'],
    [
      'five objectives',
      { objectives: ownCard('').objectives.slice(1) },
      'cards.0.objectives wrong-count',
    ],
    [
      'six AP',
      { objectives: ownCard('').objectives.map(each => ({ ...each, ap: 6 })) },
      'cards.0.objectives.0.ap out-of-range',
    ],
    ['one aim twice', { objectives: objectives(3, 'exit') }, 'cards.0.objectives.3 twice'],
    [
      'an aim of another class',
      { objectives: objectives(0, 'heal') },
      'cards.0.objectives.0.aim not-for-class',
    ],
    ['a primary that is none of the six', { primary: 'heal' }, 'cards.0.primary no-primary'],
    ['a thing twice', { objects: ['key', 'key'] }, 'cards.0.objects.1 twice'],
    ['a class that is missing', { characters: CLASSES.slice(1) }, 'cards.0.characters wrong-count'],
    ['a trait of another class', { trait: 'whispers' }, 'cards.0.trait not-for-class'],
    ['a trait that nobody knows', { trait: 'flies' }, 'cards.0.trait not-one-of'],
  ])('NC-READ-01, NC-OWN-02: %s is refused', (_, change, fault) => {
    expect(faultsOf({ ...ownCard('Pete'), ...change })[0]).toBe(fault);
  });

  it('NC-OWN-01: a name twice, and a fifth of a class', () => {
    expect(faultsOf(ownCard('Pete'), ownCard('Pete'))).toEqual(['cards.1.name twice']);
    const five = ['A', 'B', 'C', 'D', 'E'].map(name => ownCard(name));
    expect(faultsOf(...five)).toEqual(['cards.4.class class-full']);
  });

  it('tells a document of another kind from one that nobody knows, in both languages', () => {
    const cards = checkDocument(documentOf(ownCard('Pete')));
    const set = readNpcCards('{"format":"oubliette-set/1"}');
    const lines = [cards, set].flatMap(read => (read.ok ? [] : read.faults));
    expect(lines.map(({ code }) => code)).toEqual(['other-kind', 'other-kind']);
    expect(faultLine(lines[0]!, 'en')).toContain('oubliette-npc-cards/1');
    expect(faultLine(lines[1]!, 'ru')).toContain('нужен oubliette-npc-cards/1');
  });
});

/** The usual objectives, with another one at a place. */
function objectives(place: number, aim: string): readonly object[] {
  return ownCard('').objectives.map((each, index) => (index === place ? { ...each, aim } : each));
}

const begun = (cards: readonly unknown[]) =>
  solo.parseOptions({ level: 'black', quick: true, cards });

describe('a match with cards of one’s own', () => {
  it('NC-OWN-01: its file holds them, opens anywhere and plays on', () => {
    const options = begun(WHOLE_BOX);
    if (!options.ok) throw new Error(options.faults[0]!.text);
    const match = startMatch(solo, options.value, 'seed');
    expect(match.state.names.filter(name => name.startsWith('N:own-'))).toHaveLength(32);
    const random = fastRandom(1);
    for (let left = 60; left > 0 && solo.decision(match.state) !== null; left--) {
      decide(match, 'yellow', pick(random, 'action', solo.legal(match.state, 'yellow')));
    }
    const again = openMatch(JSON.stringify(saveMatch(match)), { solo });
    if (!again.ok) throw new Error(again.faults[0]!.text);
    expect(solo.view(again.value.state as typeof match.state, 'yellow')).toEqual(
      solo.view(match.state, 'yellow'),
    );
  });

  it('NC-OWN-01: its file is held against what the document is held against', () => {
    const wrong = begun([ownCard('Pete', { trait: 'whispers' })]);
    expect(wrong.ok ? '' : `${wrong.faults[0]!.at}: ${wrong.faults[0]!.text}`).toBe(
      'options.cards.0.trait: “whispers” is nothing that a naga can do.',
    );
    expect(begun([]).ok).toBe(false);
    expect(begun(Array(200_000).fill({})).ok).toBe(false);
  });

  it('NC-OWN-01: passes the contract battery, and every match ends', () => {
    const cards = [...WHOLE_BOX.slice(0, 9), ownCard('Sly Pete')];
    const game = { ...solo, modes: { own: { level: 'black', quick: true, cards } } };
    for (let seed = 0; seed < 3; seed++) {
      const plan = { mode: 'own', seed: String(seed), every: 60 };
      expect(playTrial({ game, trial: soloTrial }, plan).fault).toBeNull();
    }
  });
});
