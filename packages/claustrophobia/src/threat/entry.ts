import type { RuleId } from '../../rules/ids.ts';
import type { Action, ActionOf } from '../action.ts';
import {
  hasRoom,
  hasUnexplored,
  humansOn,
  kindAt,
  NOWHERE,
  spotAt,
  type TileIndex,
} from '../board/board.ts';
import { cellNamed } from '../board/cells.ts';
import { addPlays, layCard, whyNotPlay } from '../cards/window.ts';
import { enter, setTp, spareTroglodyte } from '../combat/harm.ts';
import { KIND } from '../content/tiles.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { buy, DONE } from '../interned.ts';
import { ask, type DecisionRules, type DoWork, done, topWork } from '../point.ts';
import { scenarioOf } from '../scenarios/index.ts';
import { DEMON } from '../seats.ts';
import { nextStage } from '../stages.ts';
import { fact, isInPlay, type State } from '../state.ts';
import { DEMON_FIGURE } from '../warriors/roster.ts';
import { ENTRY_PRICE } from './price.ts';

type Bought = keyof typeof ENTRY_PRICE;

/** Why such a figure cannot be bought at all (CL-ENTR-01, 03, CL-COMP-02), or null. */
function whyNotBuy(state: State, who: Bought): RuleId | null {
  if (who === 'TR') {
    if (spareTroglodyte(state) < 0) return 'CL-COMP-02';
  } else {
    const { demons, bought } = scenarioOf(state);
    if (!bought || fact(state, F.demons) >= demons) return 'CL-ENTR-03';
    if (isInPlay(state, DEMON_FIGURE)) return 'CL-ENTR-03';
  }
  return fact(state, F.tp) >= ENTRY_PRICE[who] ? null : 'CL-ENTR-01';
}

/** Why a figure cannot enter on that tile (CL-ENTR-02, 05, CL-THR-12, 13), or null. */
function whyNotEnter(state: State, who: Bought, spot: TileIndex): RuleId | null {
  if (spot === NOWHERE) return 'CL-ENTR-02';
  if (!hasRoom(state, spot, false)) return 'CL-MOVE-03';
  if (who === 'TR' && kindAt(state, spot) === KIND.lair) return null;
  if (state.facts[F.taste] === 0 && humansOn(state, spot) > 0) return 'CL-ENTR-02';
  if (state.facts[F.burrowing] === 0 && !hasUnexplored(state, spot)) return 'CL-ENTR-02';
  return null;
}

function addPurchases(state: State, who: Bought, actions: Action[]): void {
  if (whyNotBuy(state, who) !== null) return;
  for (let spot = 0; spot < state.count; spot++) {
    if (whyNotEnter(state, who, spot) === null) actions.push(buy(who, state.cells[spot]!));
  }
}

function purchase(state: State, action: ActionOf<'buy'>, story: CaveStory): void {
  const who = action.who === 'TR' ? spareTroglodyte(state) : DEMON_FIGURE;
  setTp(state, fact(state, F.tp) - ENTRY_PRICE[action.who], story);
  enter(state, who, spotAt(state, cellNamed(action.to)), story);
}

/** W10: figures are bought and events played as the Demon player likes (CL-ENTR-01). */
export const entryPoint: DecisionRules = {
  legal(state, role) {
    const actions: Action[] = [DONE];
    addPurchases(state, 'TR', actions);
    addPurchases(state, 'D', actions);
    addPlays(state, role, 10, actions);
    return actions;
  },
  whyNot(state, role, action) {
    if (action.do === 'done') return null;
    if (action.do === 'play') return whyNotPlay(state, role, action, [10]);
    if (action.do !== 'buy') return 'CL-THR-02';
    const spot = spotAt(state, cellNamed(action.to));
    return whyNotBuy(state, action.who) ?? whyNotEnter(state, action.who, spot);
  },
  answer(state, action, _random, story) {
    if (action.do === 'done') nextStage(state);
    else if (action.do === 'buy') purchase(state, action, story);
    else if (action.do === 'play') layCard(state, action, story);
  },
};

/** Troglodytes for TP onto a tile that was just found (S3). */
export const ambushWork: DoWork<'ambush'> = (state, work) => {
  if (work.left > 0 && whyNotAmbush(state, work.tile) === null) ask(state, 'ambush', DEMON);
  else done(state);
};

function whyNotAmbush(state: State, tile: TileIndex): RuleId | null {
  return whyNotBuy(state, 'TR') ?? (hasRoom(state, tile, false) ? null : 'CL-MOVE-03');
}

export const ambushPoint: DecisionRules = {
  legal: state => [DONE, buy('TR', state.cells[topWork(state, 'ambush').tile]!)],
  whyNot(state, _role, action) {
    if (action.do === 'done') return null;
    const { tile } = topWork(state, 'ambush');
    if (action.do !== 'buy' || action.who !== 'TR') return 'S3';
    return spotAt(state, cellNamed(action.to)) === tile ? null : 'S3';
  },
  answer(state, action, _random, story) {
    if (action.do !== 'buy') {
      done(state);
      return;
    }
    topWork(state, 'ambush').left--;
    purchase(state, action, story);
  },
};
