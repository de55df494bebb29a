import { CLASSES } from '@oubliette/dungeon-twister';
import { checkNpcCards } from '@oubliette/dungeon-twister/documents';
import { describe, expect, it } from 'vitest';
import {
  documentOf,
  earlier,
  faultsOf,
  freshCard,
  joined,
  tapped,
  tappedClass,
  withClass,
  withObjective,
} from './draft.ts';

const aims = ({ objectives }: ReturnType<typeof freshCard>) =>
  objectives.map(({ aim, ap }) => `${aim} ${ap}`).join(', ');

describe('a card that is written down', () => {
  it.each(CLASSES)('NC-READ-01: of a fresh %s only the name is missing', of => {
    expect(faultsOf([freshCard(of)], 0).map(({ at }) => at)).toEqual(['name']);
    const named = { ...freshCard(of), name: '  Old   Tom ' };
    expect(checkNpcCards(documentOf([named])).ok).toBe(true);
    expect(documentOf([named]).cards[0]!.name).toBe('Old Tom');
  });

  it('DS-CARD-02: six taps make six objectives with their AP', () => {
    let card = { ...freshCard('naga'), objectives: [] as const } as ReturnType<typeof freshCard>;
    for (const [aim, ap] of [
      ['get', 4],
      ['exit', 5],
      ['combat', 3],
      ['reveal', 3],
      ['rotate', 2],
      ['regroup', 1],
    ] as const) {
      card = withObjective(card, aim, ap);
    }
    expect(aims(card)).toBe('get 4, exit 5, combat 3, reveal 3, rotate 2, regroup 1');
    expect(aims(withObjective(card, 'exit', 2))).toContain('get 4, exit 2, combat');
    expect(aims(withObjective(card, 'exit', 5))).not.toContain('exit');
    expect(aims(withObjective(card, 'heal', 5))).toBe(aims(card));
    expect(aims(earlier(card, 'combat'))).toContain('get 4, combat 3, exit 5');
    expect(aims(earlier(card, 'get'))).toMatch(/get 4$/);
  });

  it('NC-READ-01: another class keeps what it can do, and has six objectives', () => {
    const cleric = {
      ...freshCard('cleric'),
      trait: 'heals-to-act' as const,
      primary: 'heal' as const,
    };
    const naga = withClass(cleric, 'naga');
    expect(naga.objectives).toHaveLength(6);
    expect(aims(naga)).not.toContain('heal');
    expect(naga.trait).toBe('by-hand');
    expect(faultsOf([naga], 0).map(({ at }) => at)).toEqual(['name']);
  });

  it('lists are tapped in their order, and the eighth class follows from seven', () => {
    expect(tapped(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(tapped(['a', 'b'], 'a')).toEqual(['b']);
    expect(tappedClass(CLASSES.slice(0, 6), CLASSES[6]!)).toEqual(CLASSES);
    expect(tappedClass(CLASSES, 'naga')).toHaveLength(7);
  });

  it('cards of a file replace those of the same name', () => {
    const [pete, ann] = ['Pete', 'Ann'].map(name => ({ ...freshCard('naga'), name }));
    const other = { ...freshCard('wizard'), name: 'Pete' };
    expect(joined([pete!, ann!], [other])).toEqual([ann, other]);
  });

  it('NC-OWN-02: what a trait says goes along, tidied, while its owner applies it', () => {
    const card = { ...freshCard('naga'), name: 'Pete', traitText: '  Bites   twice. ' };
    expect(documentOf([card]).cards[0]!.traitText).toBe('Bites twice.');
    expect(documentOf([{ ...card, trait: 'robs' }]).cards[0]).not.toHaveProperty('traitText');
    expect(documentOf([{ ...card, traitText: ' ' }]).cards[0]).not.toHaveProperty('traitText');
  });
});
