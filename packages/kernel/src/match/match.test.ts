import { describe, expect, it } from 'vitest';
import { type LanternAction, type LanternEvent, lantern } from '../../reference/index.ts';
import { toldTo } from '../game.ts';
import { seedCommitment, seededRandom } from '../random/seeded.ts';
import { decide, type Match, matchAt, startMatch, viewOf } from './match.ts';
import { openMatch, readDocument } from './reading.ts';
import { saveMatch } from './saving.ts';
import { canUndo, undo } from './undo.ts';

const GAMES = { lantern };

function start(seed = 'seven') {
  return startMatch(lantern, { target: 20, dealt: 4 }, seed);
}

function ownCard(match: ReturnType<typeof start>, seat: 'red' | 'white'): number {
  const view = lantern.view(match.state, seat);
  return view.hands[seat === 'red' ? 0 : 1]!.cards![0]!;
}

function play(match: ReturnType<typeof start>, seat: 'red' | 'white', action: LanternAction) {
  const verdict = decide(match, seat, action);
  if (!verdict.ok) throw new Error(verdict.refusal.rule);
  return verdict.events;
}

function playOut(match: ReturnType<typeof start>): void {
  for (let decision = lantern.decision(match.state); decision !== null; ) {
    const seat = decision.seats[0]!;
    play(match, seat, lantern.legal(match.state, seat).at(-1)!);
    decision = lantern.decision(match.state);
  }
}

describe('a match', () => {
  it('answers a wrong wish with the rule and changes nothing', () => {
    const match = start();
    const before = JSON.stringify(saveMatch(match));
    expect(decide(match, 'red', { do: 'pass' })).toEqual({
      ok: false,
      refusal: { rule: 'REF-TURN-02' },
    });
    expect(decide(match, 'white', { do: 'draw' })).toEqual({
      ok: false,
      refusal: { rule: 'REF-TURN-01' },
    });
    expect(JSON.stringify(saveMatch(match))).toBe(before);
  });

  it('does nothing at all when the game fails in the middle of an action', () => {
    let fails = true;
    const match = startMatch(
      {
        ...lantern,
        apply(state, seat, action, random) {
          const events = lantern.apply(state, seat, action, random);
          if (fails) throw new Error('a bug');
          return events;
        },
      },
      { target: 20, dealt: 4 },
      'seven',
    );
    const burn: LanternAction = { do: 'burn', card: ownCard(match, 'red') };
    const before = { position: lantern.notation.printPosition(match.state), ...saveMatch(match) };
    expect(() => decide(match, 'red', burn)).toThrow('a bug');
    expect({ position: lantern.notation.printPosition(match.state), ...saveMatch(match) }).toEqual(
      before,
    );
    expect(match.random.positions()).toEqual(start().random.positions());
    fails = false;
    expect(play(match, 'red', burn)).toEqual(play(start(), 'red', burn));
  });

  it('keeps its seed until it is over, and shows the promise from the start', () => {
    const match = start();
    expect(viewOf(match, 'red')).toMatchObject({ seed: null, commitment: seedCommitment('seven') });
    playOut(match);
    expect(viewOf(match, 'red').seed).toBe('seven');
  });

  it('tells every viewer his own story', () => {
    const match = start();
    play(match, 'red', { do: 'draw' });
    const card = (viewer: 'red' | 'white' | 'table') =>
      viewOf(match, viewer)
        .story.flat()
        .find(event => event.kind === 'drew');
    expect(card('red')).toHaveProperty('card');
    expect(card('white')).not.toHaveProperty('card');
    expect(card('table')).not.toHaveProperty('card');
  });
});

describe('undo', () => {
  it('takes back what nobody has learned anything from', () => {
    const match = start();
    const before = lantern.notation.printPosition(match.state);
    play(match, 'red', { do: 'tuck', card: ownCard(match, 'red') });
    expect(canUndo(match, 'red')).toBe(true);
    expect(canUndo(match, 'white')).toBe(false);
    expect(undo(match, 'red')).toBeNull();
    expect(lantern.notation.printPosition(match.state)).toBe(before);
    expect(match.log).toEqual([]);
    expect(undo(match, 'red')).toEqual({ rule: 'REF-UNDO-01' });
  });

  it('stops at chance, at a reveal and at another seat', () => {
    const drawn = start();
    play(drawn, 'red', { do: 'tuck', card: ownCard(drawn, 'red') });
    play(drawn, 'red', { do: 'draw' });
    expect(undo(drawn, 'red')).toEqual({ rule: 'REF-UNDO-01' });

    const rolled = start();
    play(rolled, 'red', { do: 'burn', card: ownCard(rolled, 'red') });
    expect(undo(rolled, 'red')).toEqual({ rule: 'REF-UNDO-01' });

    const answered = start();
    play(answered, 'red', { do: 'duel' });
    play(answered, 'white', { do: 'choose', card: ownCard(answered, 'white') });
    expect(undo(answered, 'red')).toEqual({ rule: 'REF-UNDO-01' });
    expect(canUndo(answered, 'white')).toBe(true);
    play(answered, 'red', { do: 'choose', card: ownCard(answered, 'red') });
    expect(canUndo(answered, 'red')).toBe(false);
  });
});

describe('a barrier', () => {
  /** Lantern whose events say other things about taking back. */
  function told(change: (event: LanternEvent) => LanternEvent, position: string) {
    const game: typeof lantern = {
      ...lantern,
      apply: (...args) => lantern.apply(...args).map(change),
    };
    const state = lantern.notation.parsePosition(position);
    if (!state.ok) throw new Error(state.faults[0]?.text);
    return matchAt(game, { target: 5, dealt: 1 }, 'seven', seededRandom('seven'), state.value);
  }

  it('is the end, which shows the seed', () => {
    const match = told(
      ({ reveals: _, ...event }) => event as LanternEvent,
      'target 5\nscore red 5',
    );
    play(match, 'red', { do: 'pass' });
    expect(viewOf(match, 'white').seed).toBe('seven');
    expect(canUndo(match, 'red')).toBe(false);
    expect(undo(match, 'red')).toEqual({ rule: 'REF-UNDO-01' });
  });

  it('is what stands by rule, though nobody learned anything', () => {
    const position = 'hand red 1 2\nhand white 3';
    const free = told(event => event, position);
    const standing = told(event => ({ ...event, stands: true }), position);
    for (const match of [free, standing]) play(match, 'red', { do: 'tuck', card: 1 });
    expect([canUndo(free, 'red'), canUndo(standing, 'red')]).toEqual([true, false]);
  });
});

describe('a saved match', () => {
  function saved(change: (document: Record<string, unknown>) => void = () => {}): string {
    const match = start();
    play(match, 'red', { do: 'tuck', card: ownCard(match, 'red') });
    play(match, 'red', { do: 'draw' });
    const document = structuredClone(saveMatch(match)) as unknown as Record<string, unknown>;
    change(document);
    return JSON.stringify(document);
  }
  const log = (document: Record<string, unknown>) => document.log as Record<string, string>[];

  it('opens as it was, undo and streams included', () => {
    const match = start();
    playOut(match);
    const opened = openMatch(JSON.stringify(saveMatch(match)), GAMES);
    if (!opened.ok) throw new Error(opened.faults[0]?.text);
    expect(saveMatch(opened.value as Match<never>)).toEqual(saveMatch(match));
    expect(opened.value.random.positions()).toEqual(match.random.positions());
    expect(opened.value.log.map(entry => toldTo(entry.events, 'red'))).toEqual(
      match.log.map(entry => toldTo(entry.events, 'red')),
    );
  });

  it.each([
    ['not JSON', () => '{', 'match.not-json', ''],
    ['no match at all', () => '[]', 'match.schema', 'format'],
    ['a missing field', () => saved(d => delete d.seed), 'match.schema', 'seed'],
    ['an unknown field', () => saved(d => Object.assign(d, { extra: 1 })), 'match.schema', 'extra'],
    [
      'a newer format',
      () => saved(d => Object.assign(d, { version: 3 })),
      'match.newer-format',
      'version',
    ],
    [
      'another game',
      () => saved(d => Object.assign(d, { game: 'toString' })),
      'match.unknown-game',
      'game',
    ],
    ['other rules', () => saved(d => Object.assign(d, { rules: 9 })), 'match.other-rules', 'rules'],
    [
      'other content',
      () => saved(d => Object.assign(d, { content: 'abc' })),
      'match.other-content',
      'content',
    ],
    [
      'wrong options',
      () => saved(d => Object.assign(d, { options: { target: 1 } })),
      'options',
      'options.target',
    ],
    [
      'options left to the program',
      () => saved(d => Object.assign(d, { options: { target: 20 } })),
      'match.options',
      'options',
    ],
    [
      'a seed of half a character',
      () => saved(d => Object.assign(d, { seed: '\ud800' })),
      'match.schema',
      'seed',
    ],
    [
      'a changed seed',
      () => saved(d => Object.assign(d, { seed: 'x' })),
      'match.seed',
      'commitment',
    ],
    [
      'an unknown seat',
      () => saved(d => Object.assign(log(d)[0]!, { seat: 'blue' })),
      'match.unknown-seat',
      'log.0',
    ],
    [
      'an unknown action',
      () => saved(d => Object.assign(log(d)[0]!, { action: 'fly' })),
      'notation',
      'log.0',
    ],
    [
      'an illegal action',
      () => saved(d => Object.assign(log(d)[1]!, { action: 'pass' })),
      'match.illegal',
      'log.1',
    ],
    [
      'a wrong hash',
      () => saved(d => Object.assign(log(d)[1]!, { hash: '00' })),
      'match.differs',
      'log.1',
    ],
  ])('with %s is refused with the reason and the place', (_, text, code, at) => {
    const opened = openMatch(text(), GAMES);
    expect(opened.ok).toBe(false);
    if (!opened.ok) expect(opened.faults[0]).toMatchObject({ code, at });
  });

  it('names every fault of its form at once', () => {
    const document = readDocument(saved(d => Object.assign(d, { seed: '', rules: 0 })));
    expect(document.ok ? [] : document.faults.map(f => f.at)).toEqual(['rules', 'seed']);
  });
});
