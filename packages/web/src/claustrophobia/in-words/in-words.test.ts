import {
  type Action,
  claustrophobia,
  isHuman,
  outlook,
  WARRIOR_NAMES,
} from '@oubliette/claustrophobia';
import { fastRandom, pick } from '@oubliette/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { CaveSnapshot } from '../seen/choice.ts';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { spoken } = await import('../../i18n/catalogue.ts');
const { doingsOf } = await spoken(import('./doings.ts'));
const { positionWords } = await spoken(import('./position.ts'));
const { warriorName } = await spoken(import('../words/index.ts'));

const SIDES = ['north', 'east', 'south', 'west'];
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A position from a random match of one scenario after the other. */
function midGame(seed: number) {
  const random = fastRandom(seed);
  const options = claustrophobia.parseOptions({ scenario: `S${(seed % 8) + 1}` });
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const state = claustrophobia.setup(options.value, random);
  for (let count = 40 + 12 * seed; count > 0; count--) {
    const [seat] = claustrophobia.decision(state)?.seats ?? [];
    if (seat === undefined) break;
    const legal = claustrophobia.legal(state, seat);
    const lively = legal.filter(
      ({ do: act }) => act === 'explore' || act === 'go' || act === 'act',
    );
    const eager = lively.length > 0 && random.below('eager', 3) > 0;
    claustrophobia.apply(state, seat, pick(random, 'choice', eager ? lively : legal), random);
  }
  return { state, asked: claustrophobia.decision(state) };
}

describe('a position of the tunnels in words', () => {
  it.each(SEEDS)('%s: tells every tile with its place, its passages and who stands there', seed => {
    const { state, asked } = midGame(seed);
    const view = claustrophobia.view(state, asked?.seats[0] ?? 'table');
    const passages = positionWords(view, asked);
    const tiles = passages.at(-1)!.lines;
    expect(tiles.length).toBe(state.count);
    for (const [at, tile] of view.board.entries()) {
      const [x, y] = tile.cell.slice(1).split(',');
      expect(tiles[at]).toContain(`column ${x}, row ${y}`);
      // By the engine: the neighbour beyond an opening, or nothing there.
      const free = SIDES.filter((_, side) => leads(state, at, side));
      const said = /passages: ([^;]*)/.exec(tiles[at]!)?.[1]?.split(', ') ?? [];
      expect(said).toEqual(free);
    }
    const warriors = passages[1]!.lines;
    for (const who of WARRIOR_NAMES) {
      const place = view.warriors[who]!.place;
      if (!place.startsWith('@')) continue;
      const [x, y] = place.slice(1).split(',');
      const line = warriors.find(
        each =>
          each.startsWith(`${warriorName(who, view)}:`) && each.includes(`column ${x}, row ${y}`),
      );
      expect(line).toBeDefined();
      const lines = view.warriors[who]!.lines;
      if (isHuman(WARRIOR_NAMES.indexOf(who)) && lines.length > 0) {
        expect(line).toContain(`cancelled lines: ${lines.join(', ')}`);
      }
    }
  });

  it.each(SEEDS)('%s: lists every legal action', seed => {
    const { state, asked } = midGame(seed);
    if (!asked) return;
    const [seat] = asked.seats;
    const view = claustrophobia.view(state, seat!);
    const legal = claustrophobia.legal(state, seat!);
    const seen = outlook(state, seat!);
    const snapshot = { view, legal, outlook: seen, decision: asked } as unknown as CaveSnapshot;
    const done: (readonly Action[])[] = [];
    const groups = doingsOf(snapshot, null, actions => done.push(actions));
    for (const { list } of groups) for (const each of list) each.perform();
    const firsts = new Set(done.map(([first]) => JSON.stringify(first)));
    for (const action of legal) {
      const isOfWarrior = action.do === 'act' && !firsts.has(JSON.stringify(action));
      if (isOfWarrior) expect(seen.warriors.some(({ who }) => who === action.who)).toBe(true);
      else expect(firsts).toContain(JSON.stringify(action));
    }
    for (const [first] of done) {
      expect(claustrophobia.refusal(state, seat!, first!)).toBeNull();
    }
  });
});

type State = ReturnType<typeof midGame>['state'];

const opposite = (side: number): number => (side + 2) % 4;
const isOpen = (state: State, spot: number, side: number): boolean =>
  (state.open[spot]! & (1 << side)) !== 0;

function leads(state: State, spot: number, side: number): boolean {
  const beyond = state.beside[4 * spot + side]!;
  const caved = (state.caved[spot]! & (1 << side)) !== 0;
  return (
    beyond >= 0 && !caved && isOpen(state, spot, side) && isOpen(state, beyond, opposite(side))
  );
}
