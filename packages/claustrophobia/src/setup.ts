import { pick, type Random, shuffle } from '@oubliette/kernel';
import { advance } from './advance.ts';
import { layTile } from './board/board.ts';
import { START_CELL } from './board/cells.ts';
import { drawCards, wholeDeck } from './cards/hand.ts';
import { CARD } from './cards/kinds.ts';
import { GIFT_IDS } from './content/gifts/index.ts';
import { OBJECT_IDS } from './content/objects.ts';
import { TILE_COUNT } from './content/tiles.ts';
import { F } from './facts.ts';
import type { CaveOptions } from './options.ts';
import { SCENARIO_IDS } from './scenarios/ids.ts';
import { type CaveScenario, SCENARIOS } from './scenarios/index.ts';
import { DEMON, HUMAN } from './seats.ts';
import { addFact, emptyState, type State, setFact } from './state.ts';
import { warriorNamed } from './warriors/roster.ts';

const STARTING_TP = 4;
const MORE_TP = 3;

/** Everything before the first decision (CL-SETUP-01 to 07). */
export function setup(options: CaveOptions, random: Random): State {
  const state = emptyState();
  const number = scenarioNumber(options, random);
  const scenario = SCENARIOS[number - 1]!;
  setFact(state, F.scenario, number);
  setFact(state, F['red-once'], options.red === 'game' ? 1 : 0);
  setFact(state, F.tp, STARTING_TP);
  fillDecks(state, options, random);
  layTile(state, scenario.start, START_CELL, 0);
  scenario.lay?.(state);
  buildPile(state, scenario, random);
  scenario.begin?.(state);
  if (options.handicap === 'demon') state.work.push({ kind: 'gift' });
  if (options.auction) {
    const turn = random.below('setup', 2);
    state.work.push({ kind: 'auction', turn, bid: -1 });
  } else {
    placeTeam(state, scenario);
    drawCards(state, HUMAN, scenario.advantages + (options.handicap === 'demon' ? 1 : 0));
  }
  advance(state, random, []);
  return state;
}

function scenarioNumber({ scenario }: CaveOptions, random: Random): number {
  return scenario === 'random'
    ? random.below('setup', SCENARIOS.length) + 1
    : SCENARIO_IDS.indexOf(scenario) + 1;
}

/** Both decks are shuffled before anything else (CL-SETUP-03); a handicap changes one (CL-HCAP-02). */
function fillDecks(state: State, { handicap }: CaveOptions, random: Random): void {
  const hindered = handicap === 'human';
  const out = hindered ? [CARD.lost, CARD.panic] : [];
  const events = wholeDeck(DEMON).filter(card => !out.includes(card));
  state.decks[HUMAN].push(...shuffle(random, 'setup', wholeDeck(HUMAN)));
  state.decks[DEMON].push(...shuffle(random, 'setup', events));
  if (hindered) addFact(state, F.tp, MORE_TP);
}

function placeTeam(state: State, { team, gifts }: CaveScenario): void {
  for (const [name, object] of team) {
    const who = warriorNamed(name);
    state.place[who] = 0;
    if (object !== undefined) state.bearer[OBJECT_IDS.indexOf(object)] = who;
  }
  let mask = 0;
  for (const gift of gifts) mask |= 1 << GIFT_IDS.indexOf(gift);
  setFact(state, F.gifts, mask);
}

/** Packets of random tiles, each with its goal tile somewhere in it (CL-SETUP-07). */
function buildPile(state: State, scenario: CaveScenario, random: Random): void {
  const goals = scenario.packets.flatMap(packet => packet.goals);
  const allowed = Array.from({ length: TILE_COUNT }, (_, index) => index + 1).filter(
    tile => !scenario.without.includes(tile) && !goals.includes(tile),
  );
  shuffle(random, 'setup', allowed);
  const used = new Set<number>();
  const pile = scenario.all
    ? allowed
    : scenario.packets.flatMap(({ random: count, goals: own }) => {
        const packet = allowed.splice(0, count);
        const free = own.filter(tile => !used.has(tile));
        if (free.length === 0) return packet;
        const goal = pick(random, 'setup', free);
        used.add(goal);
        return shuffle(random, 'setup', [...packet, goal]);
      });
  state.left = pile.length;
  // The pile is kept from its bottom.
  for (const [at, tile] of pile.reverse().entries()) state.pile[at] = tile;
}
