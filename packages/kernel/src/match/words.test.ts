import { describe, expect, it } from 'vitest';
import { lantern } from '../../reference/index.ts';
import { decide, reseed, startMatch, viewOf } from './match.ts';
import { openMatch } from './reading.ts';
import { saveMatch } from './saving.ts';
import { canUndo, undo } from './undo.ts';
import { closingOf, drawOffer, isOver, outcomeOf, say } from './words.ts';

const start = () => startMatch(lantern, { target: 20, dealt: 4 }, 'seven');
const reopened = (match: ReturnType<typeof start>, change: (text: string) => string = t => t) =>
  openMatch(change(JSON.stringify(saveMatch(match))), { lantern });

const AGREEMENT = { rule: 'REF-END-03' };

describe('a word across the table', () => {
  it('REF-END-03: whoever gives up loses, and nothing is played or taken back after it', () => {
    const match = start();
    decide(match, 'red', {
      do: 'tuck',
      card: lantern.view(match.state, 'red').hands[0]!.cards![0]!,
    });
    expect(canUndo(match, 'red')).toBe(true);
    expect(say(match, 'red', 'resign')).toBeNull();
    expect(outcomeOf(match)).toEqual({ winners: ['white'], scores: {} });
    expect(decide(match, 'red', { do: 'draw' })).toEqual({ ok: false, refusal: AGREEMENT });
    expect(undo(match, 'red')).toEqual({ rule: 'REF-UNDO-01' });
    expect(say(match, 'white', 'offer-draw')).toEqual(AGREEMENT);
    expect(viewOf(match, 'white').seed).toBe('seven');
  });

  it('REF-END-03: a draw needs the word of both', () => {
    const match = start();
    expect(say(match, 'white', 'accept-draw')).toEqual(AGREEMENT);
    expect(say(match, 'red', 'offer-draw')).toBeNull();
    expect(say(match, 'red', 'accept-draw')).toEqual(AGREEMENT);
    expect(say(match, 'white', 'offer-draw')).toEqual(AGREEMENT);
    expect([drawOffer(match), isOver(match)]).toEqual(['red', false]);
    expect(say(match, 'white', 'accept-draw')).toBeNull();
    expect(closingOf(match)).toEqual({ how: 'agreed-draw' });
    expect(outcomeOf(match)).toEqual({ winners: [], scores: {} });
    expect(drawOffer(match)).toBeNull();
  });

  it('falls with a refusal or when the other one plays on, and not when the first one does', () => {
    const declined = start();
    say(declined, 'red', 'offer-draw');
    say(declined, 'white', 'decline-draw');
    expect(drawOffer(declined)).toBeNull();
    expect(say(declined, 'white', 'accept-draw')).toEqual(AGREEMENT);
    const played = start();
    say(played, 'red', 'offer-draw');
    decide(played, 'red', { do: 'draw' });
    expect(drawOffer(played)).toBe('red');
    decide(played, 'white', { do: 'draw' });
    expect(drawOffer(played)).toBeNull();
  });

  it('goes with the action that is taken back', () => {
    const match = start();
    decide(match, 'red', {
      do: 'tuck',
      card: lantern.view(match.state, 'red').hands[0]!.cards![0]!,
    });
    say(match, 'red', 'offer-draw');
    undo(match, 'red');
    expect(match.said).toEqual([]);
  });

  it('is saved with its moment, and a saved one that means nothing is refused', () => {
    const match = start();
    decide(match, 'red', { do: 'draw' });
    say(match, 'red', 'offer-draw');
    say(match, 'white', 'accept-draw');
    const opened = reopened(match);
    if (!opened.ok) throw new Error(opened.faults[0]?.text);
    expect(opened.value.said).toEqual(match.said);
    expect(isOver(opened.value)).toBe(true);
    const senseless = reopened(match, text => text.replace('offer-draw', 'accept-draw'));
    expect(senseless.ok ? [] : senseless.faults[0]).toMatchObject({
      code: 'match.illegal',
      at: 'log.1',
    });
  });
});

describe('a match that goes on from an earlier moment', () => {
  it('takes its chance from the new seed, shows its promise, and opens as it was', () => {
    const [old, fresh] = [start(), start()];
    reseed(fresh, 'eight');
    for (const match of [old, fresh]) {
      const { cards } = lantern.view(match.state, 'red').hands[0]!;
      decide(match, 'red', { do: 'burn', card: cards![0]! });
    }
    expect(viewOf(fresh, 'red').commitment).not.toBe(viewOf(old, 'red').commitment);
    const opened = reopened(fresh);
    if (!opened.ok) throw new Error(opened.faults[0]?.text);
    expect(saveMatch(opened.value)).toEqual(saveMatch(fresh));
    expect(opened.value.random.positions()).toEqual(fresh.random.positions());
  });
});
