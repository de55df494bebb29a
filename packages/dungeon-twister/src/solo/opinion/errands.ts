/** Things to get, and friends to whom they are brought (DS-GET-01, DS-DEL-01). */
import type { CellId } from '../../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import { isNpc, npcCard } from '../state.ts';
import type { Aimed } from './aims.ts';
import type { OpinionErrand } from './entering.ts';
import { type Facts, has, isFoe, isHole, rankOf, rankOn, wishOf } from './facts.ts';
import { KEEPS } from './goals.ts';
import { firstHolding, type Holding } from './holding.ts';

/** Things and wounded friends that rank higher than what it holds (DS-GET-01). */
export function things(facts: Facts): (Aimed & { readonly token: Token })[] {
  const { state, roster, load, origin, npc } = facts;
  return roster.tokens.flatMap(token => {
    const place = state.places[token] as CellId;
    if (place < 0 || token === npc || token === load || place === origin) return [];
    if (facts.standing[place] === token || rankOf(facts, token) >= rankOf(facts, load)) return [];
    if (facts.standing[place] !== NOBODY && isFoe(facts, facts.standing[place]!)) return [];
    const isGot = (holding: Holding, cell: CellId) => holding.done === token && cell === place;
    return [
      {
        token,
        name: state.names[token]!,
        rank: rankOf(facts, token),
        place,
        isDone: isGot,
        isNear: isGot,
      },
    ];
  });
}

export function isCourier({ card, load, roster }: Facts): boolean {
  if (card.trait !== 'delivers' || load === NOBODY) return false;
  return wishOf(roster, load) === 'wounded' || wishOf(roster, load) === 'fireball-wand';
}

export function receivers(facts: Facts): (Aimed & { readonly token: Token })[] {
  const { standing, load, roster, state } = facts;
  const { first } = firstHolding(facts);
  const kind = wishOf(roster, load) === 'wounded' ? 'cleric' : 'wizard';
  return standing.flatMap((token, at) => {
    if (token === NOBODY || isFoe(facts, token) || !isNpc(token)) return [];
    if (npcCard(facts.state, token).likeness.id !== kind) return [];
    if (first.lying[at] !== NOBODY || first.thing[at] !== NOBODY) return [];
    const isServed = (holding: Holding, cell: CellId) => holding.done === load && cell === at;
    return [
      {
        token,
        name: state.names[token]!,
        rank: 1,
        place: at as CellId,
        isDone: isServed,
        isNear: isServed,
      },
    ];
  });
}

export function errandFor(
  aim: 'get' | 'deliver',
  targets: readonly { readonly token: Token }[],
): OpinionErrand {
  const tokens = targets.map(({ token }) => token);
  return aim === 'get' ? { ...KEEPS, wanted: tokens } : { ...KEEPS, receivers: tokens };
}

/** From a friend only what the rules would let it have, with what it holds now (DS-GET-01). */
export function isToBeHad(facts: Facts, token: Token, place: CellId): boolean {
  const { roster, standing, load, card, state } = facts;
  const { first } = firstHolding(facts);
  const isRope = has(roster, token, ABILITY.ropes) && isHole(state.labyrinth, place);
  const friend = standing[place]!;
  if (friend === NOBODY) {
    return !(isRope && first.lying[place] !== NOBODY && !isFoe(facts, first.lying[place] as Token));
  }
  if (isRope) return false;
  const other = npcCard(facts.state, friend);
  const mayTake = (taker: typeof card, giver: typeof card, what: Token) => {
    if (taker.trait !== 'delivers') return true;
    const [wish, kind] = [wishOf(roster, what), giver.likeness.id];
    return (
      !(wish === 'wounded' && kind === 'cleric') && !(wish === 'fireball-wand' && kind === 'wizard')
    );
  };
  if (rankOf(facts, token) < rankOn(roster, other, token) && mayTake(card, other, token))
    return true;
  if (load === NOBODY) return false;
  const theirs = rankOn(roster, other, load);
  return (
    theirs < rankOn(roster, card, load) &&
    theirs < rankOn(roster, other, token) &&
    mayTake(other, card, load)
  );
}
