import type { GameEvent, Seat } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { retold } from './retold.ts';

const told = (target: string, ...options: readonly string[]) =>
  ({
    kind: 'planned',
    to: 'all',
    trace: {
      npc: 'N:puny-ed',
      looks: [{ aim: 'combat', candidates: [{ target, ap: 4, verdict: 'chosen' }] }],
      ties: [{ rule: 'DS-TIE-03', options, dice: [3], picked: 0 }],
      choice: { aim: 'combat', target },
    },
  }) as unknown as GameEvent<Seat>;

const traceOf = (event: GameEvent<Seat>) => (event as unknown as { trace: object }).trace;

describe('a story that was told before', () => {
  it.each([
    ['Y:cleric', { token: 'Y:cleric' }],
    ['R5', { room: 5 }],
    ['@3,4', { square: '@3,4' }],
    ['exit', { exit: true }],
  ])('DS-TIE-02: the target %s of an NPC is told as today', (target, today) => {
    expect(traceOf(retold(told(target)))).toMatchObject({
      looks: [{ candidates: [{ target: today, ap: 4 }] }],
      choice: { aim: 'combat', target: today },
    });
  });

  it('DS-TIE-02: and so are equal ways', () => {
    const event = told('R5', 'Y:cleric from @17,4 with jump, take N:rope', 'way from @3,4');
    const options = [
      {
        target: { token: 'Y:cleric' },
        end: '@17,4',
        deeds: [{ do: 'jump' }, { do: 'take', token: 'N:rope' }],
      },
      { target: null, end: '@3,4', deeds: [] },
    ];
    expect(traceOf(retold(event))).toMatchObject({ ties: [{ options, picked: 0 }] });
    expect(retold(retold(event))).toEqual(retold(event));
  });

  it('has a plan that found nothing to do', () => {
    const trace = { npc: 'N:artos', looks: [], ties: [], choice: null };
    const event = { kind: 'planned', to: 'all', trace } as unknown as GameEvent<Seat>;
    expect(retold(event)).toEqual(event);
  });
});
