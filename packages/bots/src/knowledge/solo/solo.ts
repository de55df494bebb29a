import { type Duel, SOLO_LEVELS, type Solo } from '@oubliette/dungeon-twister';
import type { ImaginedWorld } from '../../world.ts';
import { newMix, settled, stir } from '../duel/mixing.ts';
import { plainlyIn, WARNINGS } from '../duel/plainly.ts';
import { duelPlays } from '../duel/plays.ts';
import { stampOf } from '../duel/stamp.ts';
import { combatOf } from '../duel/tables.ts';
import duellist from '../duel/weights.json' with { type: 'json' };
import { wholePlays } from '../duel/whole-moves.ts';
import { type ChanceTerms, type Knowledge, type Play, singlePlays } from '../knowledge.ts';
import { logistic } from '../scale.ts';
import { bestCard } from './combat.ts';
import fitted from './weights.json' with { type: 'json' };
import { type ImaginedSolo, partsOf } from './worth.ts';

/** Questions of the Player's own turn, in which they do what a duellist does, by the same rules. */
const THE_DUELS: ReadonlySet<string> = new Set(['card', 'turn', 'move', 'muster']);
/** Questions from which on their turn can be planned. */
const A_TURN: ReadonlySet<string> = new Set(['card', 'turn']);
/** Questions at which nothing is under way; before an NPC acts neither. */
const AT_REST: ReadonlySet<string> = new Set(['starters', 'watch', 'card', 'turn']);

const PLAYER = 1;
const COMBAT_VALUES = [1, 2, 3, 4, 5, 6];
const { weights } = fitted;

function questionIn({ solo, frames }: ImaginedSolo): string {
  return (solo.work.at(-1) ?? frames.at(-1))?.kind ?? '';
}

/** What speaks for the Player, in log-odds. */
function termsIn(state: ImaginedSolo): ChanceTerms {
  const { points, team, foes, way, block, hope, fear } = partsOf(state);
  let combat = 0;
  for (const value of COMBAT_VALUES) combat += value * combatOf(state, PLAYER, value);
  return {
    points: weights.points * points,
    team: weights.team * team,
    foes: weights.foes * foes,
    way: weights.team * way,
    block: weights.foes * block,
    hope: weights.hope * hope,
    fear: weights.fear * fear,
    combat: weights.combat * combat,
  };
}

function chanceIn(state: ImaginedSolo): number {
  const level = SOLO_LEVELS.indexOf(state.solo.level);
  const sum = Object.values(termsIn(state)).reduce((all, term) => all + term, 0);
  return logistic(weights.even + weights.level * level + sum);
}

/** What decides what can be done: the position of a duel, and what the NP is about. */
function soloStamp(state: ImaginedSolo): number {
  const { work } = state.solo;
  const stamp = stampOf(state);
  if (work.length === 0) return stamp;
  const mix = newMix();
  stir(mix, stamp | 0);
  stir(mix, Math.floor(stamp / 0x100000000));
  const text = JSON.stringify(work);
  for (let at = 0; at < text.length; at++) stir(mix, text.charCodeAt(at));
  return settled(mix);
}

/** A duellist's list; a solo position is a duel's, and its actions are the duel's and a few more. */
function listed(
  list: typeof duelPlays,
  world: ImaginedWorld<Solo>,
  state: ImaginedSolo,
): Play<Solo>[] {
  const plays: unknown = list(
    world as unknown as ImaginedWorld<Duel>,
    state,
    'yellow',
    duellist.sorts,
  );
  return plays as Play<Solo>[];
}

/** Who begins, best first: who is quick, who is strong, who flies and who heals. */
const STARTERS: readonly string[] = ['Y:naga', 'Y:colossus', 'Y:wizard', 'Y:cleric'];
const FAVOURITE = 50;

function weighed(play: Play<Solo>): Play<Solo> {
  const action = play.actions[0]!;
  const rank = action.do === 'starter' ? STARTERS.indexOf(action.token) : -1;
  return rank < 0 ? play : { ...play, weight: FAVOURITE * (STARTERS.length - rank) };
}

/**
 * What the Player of the solo game knows: the moves of a duellist, and how good a position is in the
 * eyes of the simple player, as a chance. What the NP does follows by itself in an imagined world.
 */
export const soloKnowledge: Knowledge<Solo> = {
  plays: (world, state, seat) =>
    THE_DUELS.has(questionIn(state))
      ? listed(duelPlays, world, state)
      : singlePlays(world, state, seat).map(weighed),
  wholePlays: (world, state, seat) =>
    THE_DUELS.has(questionIn(state))
      ? listed(wholePlays, world, state)
      : soloKnowledge.plays(world, state, seat),
  isTurn: state => A_TURN.has(questionIn(state)),
  stamp: soloStamp,
  isQuiet: state => AT_REST.has(questionIn(state)),
  mixed: (world, state) =>
    questionIn(state) === 'combat' ? bestCard(world, state, chanceIn) : null,
  chances: (_world, state) => [chanceIn(state)],
  terms: (_world, state) => termsIn(state),
  plainly: (_world, before, after) => plainlyIn(before, after, PLAYER),
  warnings: WARNINGS,
};
