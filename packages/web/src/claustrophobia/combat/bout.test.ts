import { claustrophobia, type Event } from '@oubliette/claustrophobia';
import { describe, expect, it } from 'vitest';
import { chapter, playAtRandom } from '../words/testing.ts';
import { boutOf, sufferersOf } from './bout.ts';

const to = 'all' as const;
const cell = '@0,0';
const attacked: Event = { kind: 'attacked', to, who: 'D', target: 'RD', cell };
const rolled: Event = { kind: 'rolled', to, who: 'D', dice: [5, 2, 4], def: 4, hits: 2 };
const hits: Event = { kind: 'hits', to, target: 'RD', cell, hits: 2 };
const line = (who: string, number: number): Event => ({ kind: 'line', to, who, line: number });

const of = (...actions: (readonly Event[])[]) =>
  boutOf(actions.map((events, index) => chapter('demon', index + 1, ...events)));

describe('an attack die by die', () => {
  it('CL-COMB-03: each die that reaches the defence is a hit', () => {
    expect(of([attacked, rolled, hits])).toMatchObject({
      attacker: 'D',
      target: 'RD',
      def: 4,
      dealt: 2,
      taken: 0,
      dice: [
        { value: 5, hit: true },
        { value: 2, hit: false },
        { value: 4, hit: true },
      ],
    });
  });

  it('CL-TAL-03: a rerolled die stands in the place of the miss', () => {
    const again: Event = { kind: 'rerolled', to, who: 'D', dice: [6], hits: 1 };
    expect(of([attacked, rolled], [again])!.dice).toEqual([
      { value: 5, hit: true, again: false },
      { value: 6, hit: true, again: true },
      { value: 4, hit: true, again: false },
    ]);
  });

  it('CL-TAL-05: hits are counted as they are taken, also by a bodyguard', () => {
    const guarded: Event = { kind: 'guarded', to, who: 'BR1', target: 'RD' };
    const bout = of([attacked, rolled, hits], [guarded], [line('BR1', 5)]);
    expect(bout).toMatchObject({ dealt: 2, taken: 1, moment: 3 });
    expect(sufferersOf(bout, null, ['BR2'])).toEqual(['RD', 'BR1', 'BR2']);
  });

  it('CL-ACT-02: an action that ends after the fight tells nothing new of it', () => {
    const ended: Event = { kind: 'acted', to, who: 'D' };
    const told = of([attacked, rolled, hits], [line('RD', 1)])!.told;
    expect(of([attacked, rolled, hits], [line('RD', 1)], [ended])!.told).toBe(told);
    expect(of([attacked, rolled, hits], [line('RD', 1)], [line('RD', 2)])!.told).not.toBe(told);
  });

  it('CL-COMB-04: every killed Troglodyte is a hit taken', () => {
    const killed = (who: string): Event => ({ kind: 'killed', to, who, cell });
    const bout = of([{ ...attacked, who: 'BR1', target: 'TR' }, rolled, killed('TR1')]);
    expect(bout!.taken).toBe(1);
  });

  it('CL-EVT-12: cards add two dice each, unless they are cancelled', () => {
    const card: Event = { kind: 'card', to, seat: 'demon', card: 'suicide', target: '' };
    const cancelled: Event = { kind: 'event-cancelled', to, card: 'suicide' };
    expect(of([attacked], [card])!.fromCards).toBe(2);
    expect(of([attacked], [card], [cancelled])!.fromCards).toBe(0);
  });

  it('is over when somebody acts, and when a phase begins', () => {
    expect(of([attacked, rolled, hits], [{ kind: 'acting', to, who: 'BR1' }])).toBe(null);
    expect(of([attacked, rolled], [{ kind: 'phase', to, phase: 'threat' }])).toBe(null);
  });
});

describe.each(Object.keys(claustrophobia.modes))('a match at random (%s)', mode => {
  it('CL-COMB-08: never has more hits taken than dealt', () => {
    const { chapters } = playAtRandom(mode, 5, 1200);
    const bouts = chapters.map((_, index) => boutOf(chapters.slice(0, index + 1)));
    const rolled = bouts.filter(bout => bout?.dealt != null);
    expect(rolled.length).toBeGreaterThan(0);
    for (const bout of rolled) expect(bout!.taken).toBeLessThanOrEqual(bout!.dealt!);
  });
});
