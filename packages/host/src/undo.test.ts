import { fastRandom, pick } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import type { ClaimView } from './contract.ts';
import { games } from './games/index.ts';
import { createBotSeats } from './machine/bot-seats.ts';
import { createMatchHost, type HostInternals } from './match-host.ts';
import { layered } from './store/layered-store.ts';
import { memoryStore } from './store/memory-store.ts';
import { claimOf, given, OPEN } from './testing/hall.ts';

const FRIENDLY = {
  ...OPEN,
  openTable: false,
  machine: { levels: { demon: 'squire' }, friendly: true },
};

/** A match of Claustrophobia that is played by chance, both sides by hand. */
async function cave(house: typeof OPEN | typeof FRIENDLY, seed = 'seven') {
  let inside!: HostInternals;
  const ambience = { now: () => 1000, freshKey: () => 'cave', freshSeed: () => 'another seed' };
  const host = createMatchHost(layered(memoryStore()), games, ambience, lent => {
    inside = lent;
  });
  const machine = createBotSeats(
    inside,
    deed => deed(),
    () => {
      throw new Error('nobody thinks here');
    },
  );
  await given(host.begin({ game: 'claustrophobia', options: { scenario: 'S1' }, seed, ...house }));
  const random = fastRandom(5);
  const asked = ({ snapshot }: ClaimView) => snapshot.decision!.seats[0]!;
  const open = () => given(host.open('cave', null));

  const here = {
    sight: await open(),
    question: () => here.sight.snapshot.decision?.question,
    /** Everything that whoever is asked may do. */
    async legal() {
      const seat = asked(here.sight);
      return (
        (await inside
          .fetched('cave')
          .then(kept => kept.ok && kept.value.match.game.legal(kept.value.match.state, seat))) || []
      );
    },
    async act(action: unknown) {
      here.sight = await given(host.act(claimOf(here.sight, asked(here.sight)), [action]));
    },
    async comply() {
      here.sight = await given(host.comply(claimOf(here.sight, asked(here.sight))));
    },
    async undo() {
      here.sight = await given(host.undo(claimOf(here.sight, here.sight.seated)));
    },
    async takeBack() {
      here.sight = await given(machine.takeBack(claimOf(here.sight, 'human')));
    },
    async byChance() {
      await here.act(pick(random, 'any', await here.legal()));
    },
    async untilDice() {
      while (here.question() !== 'assign') await here.byChance();
    },
    async giveDice() {
      while ((await here.legal()).some(action => (action as { do: string }).do === 'give'))
        await here.act((await here.legal())[0]);
    },
  };
  return here;
}

describe('one press of undo in a friendly match', () => {
  it('takes back the confirming of the dice, and no die', async () => {
    const at = await cave(FRIENDLY);
    await at.untilDice();
    await at.giveDice();
    const given = at.sight.snapshot.last;
    await at.act({ do: 'confirm' });
    await at.takeBack();
    expect([at.question(), at.sight.snapshot.last]).toEqual(['assign', given]);
    await at.takeBack();
    expect(at.sight.snapshot.last).toBe(given - 1);
  });

  it('takes what was answered for the player back with what led there, and nothing else', async () => {
    const at = await cave(FRIENDLY);
    await at.untilDice();
    await at.giveDice();
    await at.act({ do: 'confirm' });
    await at.act({ do: 'done' });
    const orders = at.sight.snapshot.last;
    await at.act({ do: 'end' });
    expect(await at.legal()).toEqual([{ do: 'pass' }]);
    await at.comply();
    expect(at.sight.snapshot.last).toBe(orders + 2);
    await at.takeBack();
    expect([at.question(), at.sight.snapshot.last]).toEqual(['orders', orders]);
  });
});

describe('an answer that is given for a player', () => {
  it('is none where he has a choice', async () => {
    const at = await cave(OPEN);
    await at.untilDice();
    const { last } = at.sight.snapshot;
    await at.comply();
    expect(at.sight.snapshot.last).toBe(last);
  });

  it('is never all that undo takes back', async () => {
    const at = await cave(OPEN, 'eight');
    let undone = 0;
    let complied = false;
    for (let step = 0; step < 300 && at.question(); step++) {
      const isForced = (await at.legal()).length === 1;
      if (isForced) await at.comply();
      else await at.byChance();
      if (isForced && at.sight.snapshot.canUndo) {
        complied = true;
        await at.undo();
        expect((await at.legal()).length).toBeGreaterThan(1);
        undone++;
      }
    }
    expect([complied, undone > 0]).toEqual([true, true]);
  });
});
