import { describe, expect, it } from 'vitest';
import { lantern } from '../../reference/index.ts';
import { fingerprint } from '../fingerprint.ts';
import { seedCommitment } from '../random/seeded.ts';
import { decide, reseed, startMatch, viewOf } from './match.ts';
import { statesOf } from './states.ts';
import { say } from './words.ts';

/** A match of some actions, that went on from the second one with another seed. */
function branched() {
  const match = startMatch(lantern, { target: 20, dealt: 4 }, 'seven');
  for (let moment = 0; moment < 6; moment++) {
    if (moment === 2) reseed(match, 'eight');
    const [seat] = lantern.decision(match.state)!.seats;
    decide(match, seat!, lantern.legal(match.state, seat!).at(-1)!);
  }
  return match;
}

describe('the states of a match', () => {
  it('are those that its log went through, also where chance began anew', () => {
    const match = branched();
    const [start, ...states] = statesOf(match);
    expect(fingerprint(start)).toBe(fingerprint(startMatch(lantern, match.options, 'seven').state));
    expect(states.map(fingerprint)).toEqual(match.log.map(({ hash }) => hash));
  });
});

describe('the promises of a match', () => {
  it('are all there from the start, and the seeds of all of them at the end', () => {
    const match = branched();
    const sealed = viewOf(match, 'red');
    expect(sealed.promises).toEqual([
      { at: 0, commitment: seedCommitment('seven'), seed: null },
      { at: 2, commitment: seedCommitment('eight'), seed: null },
    ]);
    say(match, 'red', 'resign');
    expect(viewOf(match, 'red').promises.map(({ seed }) => seed)).toEqual(['seven', 'eight']);
    expect(viewOf(match, 'red')).toMatchObject({ seed: 'eight', commitment: sealed.commitment });
  });
});
