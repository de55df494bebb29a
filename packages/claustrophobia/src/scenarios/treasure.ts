import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { ActionOf } from '../action.ts';
import { demonsOn, nameOfSpot } from '../board/board.ts';
import { EXIT, PENTACLE_ROOM, STASHES } from '../content/tiles.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { deed } from '../interned.ts';
import { addFact, fact, type State, setFact, TOKEN, TREASURE } from '../state.ts';
import { isHuman, WARRIOR_NAMES, type Warrior } from '../warriors/roster.ts';
import { goalOrNobody } from './counting.ts';
import { standsOnExit } from './escaping.ts';
import type { CaveScenario } from './scenario.ts';

const TOKENS = 4;
const PACKET = { random: 3, goals: STASHES } as const;

function marksUnder(state: State, who: Warrior): number {
  return state.marks[state.tiles[state.place[who]!]!]!;
}

function whyNotDeed(state: State, who: Warrior, { deed: name }: ActionOf<'deed'>): RuleId | null {
  if (!isHuman(who)) return 'S6';
  const marks = marksUnder(state, who);
  if (name === 'lift') return (marks & TREASURE) !== 0 ? null : 'S6';
  if (name !== 'search' || (marks & TOKEN) === 0) return 'S6';
  return demonsOn(state, state.place[who]!) === 0 ? null : 'S6';
}

/** Whether the one true treasure has been turned up before. */
function isFound(state: State): boolean {
  return fact(state, F.carrier) >= 0 || state.marks.some(marks => (marks & TREASURE) !== 0);
}

/** Nobody knows which token is the odd one until it is turned. */
function search(state: State, who: Warrior, random: Random, story: CaveStory): void {
  const tile = state.tiles[state.place[who]!]!;
  const unturned = TOKENS - fact(state, F.turned);
  const treasure = !isFound(state) && random.below('lot', unturned) === 0;
  state.marks[tile]! &= ~TOKEN;
  addFact(state, F.turned, 1);
  setFact(state, F.stirred, 1);
  if (treasure) setFact(state, F.carrier, who);
  const cell = nameOfSpot(state, state.place[who]!);
  story.push({ kind: 'searched', to: 'all', who: WARRIOR_NAMES[who]!, cell, treasure });
}

function lift(state: State, who: Warrior, story: CaveStory): void {
  state.marks[state.tiles[state.place[who]!]!]! &= ~TREASURE;
  setFact(state, F.carrier, who);
  setFact(state, F.stirred, 1);
  const cell = nameOfSpot(state, state.place[who]!);
  story.push({ kind: 'treasure-taken', to: 'all', who: WARRIOR_NAMES[who]!, cell });
}

/** Who Dares, Wins: find the one true treasure among four stashes and carry it back to the Exit. */
export const treasure: CaveScenario = {
  id: 'S6',
  start: EXIT,
  team: [['RD', 'O5'], ['BR1'], ['BL1', 'O1'], ['BL2']],
  gifts: ['G3', 'G5'],
  advantages: 1,
  demons: 2,
  bought: true,
  without: [PENTACLE_ROOM, EXIT, ...STASHES],
  packets: [PACKET, PACKET, PACKET, PACKET],
  stays(state, { tile }) {
    if (STASHES.includes(tile)) state.marks[tile]! |= TOKEN;
  },
  addDeeds(state, who, actions) {
    for (const name of ['search', 'lift']) {
      const action = deed(name) as ActionOf<'deed'>;
      if (whyNotDeed(state, who, action) === null) actions.push(action);
    }
  },
  whyNotDeed,
  perform(state, who, action, random, story) {
    if (action.deed === 'lift') lift(state, who, story);
    else search(state, who, random, story);
  },
  fallen(state, who, spot, story) {
    if (who !== fact(state, F.carrier)) return;
    setFact(state, F.carrier, -1);
    state.marks[state.tiles[spot]!]! |= TREASURE;
    const cell = nameOfSpot(state, spot);
    story.push({ kind: 'treasure-dropped', to: 'all', who: WARRIOR_NAMES[who]!, cell });
  },
  actionEnded(state, who) {
    if (who === fact(state, F.carrier) && standsOnExit(state, who)) setFact(state, F.goal, 1);
  },
  verdict: goalOrNobody,
};
