import { describe, expect, it } from 'vitest';
import { type Lantern, type LanternAction, lantern } from '../../reference/index.ts';
import type { Shape } from '../game.ts';
import { seededRandom } from '../random/seeded.ts';
import { headOf } from './document.ts';
import { decide, type Match, reseed, startMatch } from './match.ts';
import { openMatch, readDocument } from './reading.ts';
import { resumeMatch } from './resume.ts';
import { canRewind, rewind } from './rewind.ts';
import { saveMatch } from './saving.ts';
import { type StoredEntry, snapshotOf, storedEntry } from './stored.ts';
import { canUndo, undo, withdraw } from './undo.ts';
import { say } from './words.ts';

const GAMES = { lantern };
const start = () => startMatch(lantern, { target: 20, dealt: 4 }, 'seven');

type Played = ReturnType<typeof start>;

const cardsOf = (match: Played) => lantern.view(match.state, 'red').hands[0]!.cards!;

function play(match: Played, action: LanternAction): void {
  const [seat] = lantern.decision(match.state)!.seats;
  const verdict = decide(match, seat!, action);
  if (!verdict.ok) throw new Error(verdict.refusal.rule);
}

function opened(match: Played, change: (text: string) => string = text => text) {
  return openMatch(change(JSON.stringify(saveMatch(match))), GAMES);
}

describe('the journal', () => {
  it('only grows: taking back is an entry, and a reopened match has it, too', () => {
    const match = start();
    play(match, { do: 'tuck', card: cardsOf(match)[0]! });
    expect(undo(match, 'red')).toBeNull();
    play(match, { do: 'draw' });
    say(match, 'white', 'offer-draw');
    expect(match.journal).toHaveLength(4);
    expect(match.log).toHaveLength(1);
    const again = opened(match);
    if (!again.ok) throw new Error(again.faults[0]?.text);
    expect(again.value.journal).toEqual(match.journal);
    expect(saveMatch(again.value)).toEqual(saveMatch(match));
  });

  it('holds nothing of what was withdrawn before anybody knew of it', () => {
    const match = start();
    play(match, { do: 'tuck', card: cardsOf(match)[0]! });
    withdraw(match, 0);
    expect([match.journal, match.log]).toEqual([[], []]);
    expect(canUndo(match, 'red')).toBe(false);
  });

  it('REF-UNDO-01: with a take-back that the rules forbid is refused', () => {
    const match = start();
    play(match, { do: 'draw' });
    const document = saveMatch(match);
    const log = [...document.log, { seat: 'red', undo: 0 }];
    const forged = openMatch(JSON.stringify({ ...document, log }), GAMES);
    expect(forged).toMatchObject({ ok: false, faults: [{ code: 'match.illegal', at: 'log.1' }] });
    const friendly = { levels: { white: 'squire' }, friendly: true };
    const agreed = openMatch(JSON.stringify({ ...document, log, machine: friendly }), GAMES);
    expect(agreed.ok && agreed.value.log).toEqual([]);
  });

  it('goes behind a barrier where the players agreed on it, with the same chance', () => {
    const match = start();
    play(match, { do: 'draw' });
    const { hash } = match.log[0]!;
    rewind(match, 'red', 0);
    expect(match.journal.at(-1)).toEqual({ seat: 'red', undo: 0 });
    play(match, { do: 'draw' });
    expect(match.log[0]!.hash).toBe(hash);
  });

  it('goes there by the word of all, and so does the file; not when the match is over', () => {
    const match = start();
    play(match, { do: 'draw' });
    expect([canRewind(match, 0), canRewind(match, 1), canRewind(match, -1)]).toEqual([
      true,
      false,
      false,
    ]);
    rewind(match, 'red', 0, { agreed: true });
    const document = saveMatch(match);
    expect(document.log.at(-1)).toEqual({ seat: 'red', undo: 0, agreed: true });
    const opened = openMatch(JSON.stringify(document), GAMES);
    expect(opened.ok && opened.value.log).toEqual([]);
    say(match, 'red', 'resign');
    expect(canRewind(match, 0)).toBe(false);
    const log = [...saveMatch(match).log, { seat: 'red', undo: 0, agreed: true }];
    const forged = openMatch(JSON.stringify({ ...document, log }), GAMES);
    expect(forged).toMatchObject({ ok: false, faults: [{ code: 'match.illegal' }] });
  });

  it('of a match that goes on with a new seed keeps it, when its first action is taken back', () => {
    const match = start();
    play(match, { do: 'draw' });
    reseed(match, 'eight');
    play(match, { do: 'draw' });
    rewind(match, 'white', 1);
    expect(match.random.below('dice', 1e6)).toBe(seededRandom('eight').below('dice', 1e6));
  });
});

describe('a file of version 1', () => {
  const hashes = () => {
    const match = start();
    play(match, { do: 'draw' });
    return match.log.map(({ hash }) => hash);
  };
  const first = (more: object = {}) => {
    const { log: _, ...head } = saveMatch(start());
    const [hash] = hashes();
    const log = [{ seat: 'red', action: 'draw', hash }];
    return JSON.stringify({ ...head, version: 1, log, ...more });
  };

  it('opens as the same match, and is saved as version 2', () => {
    const said = [{ at: 1, seat: 'red', word: 'offer-draw' }];
    const old = openMatch(first({ said, reseedings: [] }), GAMES);
    if (!old.ok) throw new Error(old.faults[0]?.text);
    expect(old.value.said).toEqual(said);
    expect(saveMatch(old.value)).toMatchObject({
      version: 2,
      log: [{ action: 'draw' }, { seat: 'red', say: 'offer-draw' }],
    });
  });

  it.each([
    ['said', [{ at: 9, seat: 'red', word: 'offer-draw' }]],
    ['reseedings', [{ at: 5, seed: 'eight' }]],
  ])('is refused when its %s are out of order', (list, entries) => {
    const read = readDocument(first({ [list]: entries }));
    expect(read).toMatchObject({ ok: false, faults: [{ code: 'match.moments', at: `${list}.0` }] });
  });
});

describe('a stored match', () => {
  /** Plays from the start are counted: a snapshot spares them. */
  function resumed(match: Played, damage: (entries: StoredEntry[]) => StoredEntry[] = all => all) {
    let applied = 0;
    const counting = {
      ...lantern,
      apply(...about: Parameters<typeof lantern.apply>) {
        applied++;
        return lantern.apply(...about);
      },
    };
    const snapshot = snapshotOf(match);
    play(match, { do: 'tuck', card: cardsOf(match)[0]! });
    const entries = match.journal.map(entry => storedEntry<Lantern>(lantern, entry));
    const head = JSON.parse(JSON.stringify(headOf(match)));
    const stored = JSON.parse(JSON.stringify({ entries: damage(entries), snapshot }));
    const again = resumeMatch(counting as never, head, stored.entries, stored.snapshot) as {
      ok: true;
      value: Match<Shape>;
    };
    return { again: again.value, applied };
  }

  function atBarrier(): Played {
    const match = start();
    play(match, { do: 'draw' });
    play(match, { do: 'draw' });
    return match;
  }

  it('goes on from its snapshot: only what came after it is played', () => {
    const match = atBarrier();
    const { again, applied } = resumed(match);
    expect(applied).toBe(1);
    expect(again.journal).toEqual(match.journal);
    expect(again.state).toEqual(match.state);
    expect(again.random.positions()).toEqual(match.random.positions());
    expect(undo(again, 'red')).toBeNull();
  });

  it('is played from the start if its snapshot is not what the entries led to', () => {
    const match = atBarrier();
    const { again, applied } = resumed(match, entries =>
      entries.map((entry, n) => (n === 0 && 'events' in entry ? withoutEvents(entry) : entry)),
    );
    expect(applied).toBe(3);
    expect(again.state).toEqual(match.state);
  });

  it('has no snapshot where something can be taken back', () => {
    const match = atBarrier();
    expect(snapshotOf(match)).toMatchObject({ entries: 2 });
    play(match, { do: 'tuck', card: cardsOf(match)[0]! });
    expect(snapshotOf(match)).toBeNull();
  });
});

function withoutEvents({ events: _, ...entry }: StoredEntry): StoredEntry {
  return entry as StoredEntry;
}
