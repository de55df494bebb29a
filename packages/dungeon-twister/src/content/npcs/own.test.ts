import { describe, expect, it } from 'vitest';
import { readTokenName } from '../../pieces/roster.ts';
import { NPC_CARDS } from './index.ts';
import { type CLASSES, deckWith, OWN_PIECES, suits, TRAITS } from './own.ts';
import { ownCard } from './testing/own-card.ts';

const idsOf = (...own: Parameters<typeof deckWith>[0]) => deckWith(own).map(({ id }) => id);

describe('NC-OWN-01: cards of one’s own', () => {
  it('NC-OWN-01: without any the deck is ours', () => {
    expect(deckWith([])).toEqual(NPC_CARDS);
  });

  it('NC-OWN-01: they stand for the last of their class, in their own order', () => {
    const ids = idsOf(ownCard('Sly'), ownCard('Pete', { trait: 'slips-by' }));
    expect(ids).toHaveLength(32);
    expect(ids.slice(20, 24)).toEqual([
      'serpico',
      'snake-slissken',
      'own-naga-a',
      'own-slipping-naga-b',
    ]);
  });

  it('NC-OWN-01, DS-CARD-01: a token tells by its name alone what it is', () => {
    const piece = (name: string) => readTokenName(name, OWN_PIECES)?.piece;
    expect(piece('N:own-naga-a')).toMatchObject({
      move: 6,
      combat: 2,
      abilities: ['passes-slits'],
    });
    expect(piece('N:own-slipping-naga-d')?.abilities).toContain('slips-by');
    expect(piece('N:own-barring-colossus-a')?.abilities).not.toContain('giant');
    expect(piece('N:own-barring-naga-a')).toBeUndefined();
    expect(new Set(OWN_PIECES.map(({ id }) => id)).size).toBe(OWN_PIECES.length);
  });

  it('NC-OWN-02: a trait goes with every class that has the ability it changes', () => {
    for (const { likeness, trait } of NPC_CARDS) {
      expect(suits(likeness.id as (typeof CLASSES)[number], trait)).toBe(true);
    }
    expect(TRAITS.filter(trait => !suits('cleric', trait))).toEqual([
      'pushes-through',
      'pushes-two',
      'whispers',
      'pulls',
      'scores-third-break',
      'lets-nobody-pass',
      'forces-weakest',
      'turns-two-cards',
      'forces-random',
      'saps-strength',
      'keeps-first-fireball',
    ]);
    expect(suits('cleric', 'robs') && suits('cleric', 'by-hand')).toBe(true);
  });
});
