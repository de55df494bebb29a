import type { Action, CaveView, TileSide, WarriorOutlook } from '@oubliette/claustrophobia';
import type { CaveChoice, CaveSnapshot, HeldInHand } from '../seen/choice.ts';
import { actorOf, cellOf, isTough, isTroglodyte } from '../seen/reading.ts';

/** Where on the table an action is wished: a tile, an opening or passage of it, somebody. */
export type OfferPlace =
  | { readonly kind: 'tile'; readonly cell: string }
  | { readonly kind: 'door'; readonly cell: string; readonly side: TileSide }
  | { readonly kind: 'warrior'; readonly who: string };

/** One thing that can be done now, and where the table shows it; nowhere: only a button. */
export interface CaveOffer {
  readonly actions: readonly Action[];
  readonly spot: OfferPlace | null;
  /** For an attack: what will be rolled, and where the target stands. */
  readonly strike?: { readonly dice: number; readonly def: number; readonly cell: string };
  /** For a walk, and an attack that begins with one: the tiles on the way. */
  readonly through?: readonly string[];
}

const PLACE = /^@-?\d+,-?\d+$/;
const DOOR = /^(@-?\d+,-?\d+) ([NESW])$/;

/** What a target means on the table: `@1,0`, `@1,0 E`, `BR1 3`, `BL1 @1,0`, `TR@1,0`. */
function spotOfTarget(target: string): OfferPlace | null {
  const [, cell, side] = DOOR.exec(target) ?? [];
  if (cell && side) return { kind: 'door', cell, side: side as TileSide };
  const word = target.split(' ')[0] ?? '';
  if (PLACE.test(word)) return { kind: 'tile', cell: word };
  return word === '' ? null : { kind: 'warrior', who: word };
}

/** Where the table shows an action. */
export function spotOf(action: Action, view: CaveView): OfferPlace | null {
  if ('to' in action && 'side' in action) {
    return { kind: 'door', cell: action.to, side: action.side };
  }
  if ('to' in action) return { kind: 'tile', cell: action.to };
  if (action.do === 'explore') {
    const cell = cellOf(view, actorOf(view) ?? '');
    return cell === null ? null : { kind: 'door', cell, side: action.side };
  }
  if (action.do === 'hire' || action.do === 'raise') return null;
  if ('who' in action) return { kind: 'warrior', who: action.who };
  if (action.do === 'deed' || !('target' in action)) return null;
  if (action.target !== 'seal') return spotOfTarget(action.target);
  const cell = cellOf(view, actorOf(view) ?? '');
  return cell === null ? null : { kind: 'tile', cell };
}

/** Whether an action is what the player holds in hand. */
function isHeld(action: Action, held: HeldInHand): boolean {
  switch (held.kind) {
    case 'card':
      return action.do === 'play' && action.card === held.card;
    case 'gift':
      return action.do === 'use' && action.gift === held.gift;
    case 'figure':
      return action.do === 'buy' && action.who === held.who;
    case 'object':
      return action.do === 'equip' && action.object === held.object;
  }
}

const offerOf = (action: Action, view: CaveView): CaveOffer => ({
  actions: [action],
  spot: spotOf(action, view),
});

/** Cards, gifts and objects wait until they are taken in hand. */
export const IN_HAND: readonly Action['do'][] = ['play', 'use', 'equip'];

/**
 * Everything that can be played from the hand now, also what begins somebody's action (Aura of
 * Healing); of whoever is chosen, where it is his to play.
 */
export function playsFromHand(
  { legal, outlook }: Pick<CaveSnapshot, 'legal' | 'outlook'>,
  chosen: WarriorOutlook | null,
): readonly (readonly Action[])[] {
  const own = (chosen?.deeds ?? []).filter(beginsAction);
  const deeds = own.length > 0 ? own : (outlook?.warriors ?? []).flatMap(each => each.deeds);
  const plain = legal.filter(({ do: verb }) => IN_HAND.includes(verb)).map(action => [action]);
  return [...plain, ...deeds.filter(beginsAction)];
}

const beginsAction = (actions: readonly Action[]): boolean =>
  actions.length > 1 && IN_HAND.includes(actions.at(-1)!.do);

/** Everything that the table offers now: what is held, what the chosen one can do, what is asked. */
export function offersOf(
  snapshot: CaveSnapshot,
  choice: Pick<CaveChoice, 'held' | 'warrior'>,
): readonly CaveOffer[] {
  const { view, legal } = snapshot;
  const held = choice.held();
  const warrior = choice.warrior();
  if (held?.kind === 'figure') {
    return legal.filter(action => isHeld(action, held)).map(each => offerOf(each, view));
  }
  if (held) {
    return playsFromHand(snapshot, warrior)
      .filter(actions => isHeld(actions.at(-1)!, held))
      .map((actions): CaveOffer => ({ actions, spot: spotOf(actions.at(-1)!, view) }));
  }
  if (warrior) {
    return [
      ...warrior.strikes.map(
        ({ target, cell, through, dice, def, actions }): CaveOffer => ({
          actions,
          spot: target === 'seal' ? { kind: 'tile', cell } : spotOf(actions.at(-1)!, view),
          strike: { dice, def, cell },
          through,
        }),
      ),
      ...warrior.doors.map(
        ({ cell, side, actions }): CaveOffer => ({ actions, spot: { kind: 'door', cell, side } }),
      ),
      ...warrior.ways.map(
        ({ cell, through, actions }): CaveOffer => ({
          actions,
          through,
          spot: { kind: 'tile', cell },
        }),
      ),
      ...warrior.deeds
        .filter(actions => !IN_HAND.includes(actions.at(-1)!.do))
        .map((actions): CaveOffer => ({ actions, spot: null })),
    ];
  }
  return legal
    .filter(action => action.do !== 'act' && !IN_HAND.includes(action.do))
    .map(action => offerOf(action, view));
}

/** The warrior that an offer is about stands on that tile; a pack is called by its tile. */
function isOn(view: CaveView, who: string, cell: string): boolean {
  return who === `TR${cell}` || cellOf(view, who) === cell;
}

/** All offers on a tile: itself, its openings, those who stand there. */
export function offersOnTile(
  offers: readonly CaveOffer[],
  cell: string,
  view: CaveView,
): readonly CaveOffer[] {
  return offers.filter(({ spot }) => {
    if (spot === null) return false;
    return spot.kind === 'warrior' ? isOn(view, spot.who, cell) : spot.cell === cell;
  });
}

/** Offers about somebody; a plain Troglodyte answers for the pack of his tile. */
export function offersAbout(
  offers: readonly CaveOffer[],
  who: string,
  view: CaveView,
): readonly CaveOffer[] {
  const pack = isTroglodyte(who) && !isTough(view, who) ? `TR${cellOf(view, who)}` : who;
  return offers.filter(
    ({ spot }) => spot?.kind === 'warrior' && (spot.who === who || spot.who === pack),
  );
}

/** What the offers are about, wished in another place: the rules say why it is none of them. */
export function wishedElsewhere(offers: readonly CaveOffer[], at: OfferPlace): Action | null {
  for (const { actions, spot } of offers) {
    const [action] = actions;
    const wish = spot?.kind === at.kind && actions.length === 1 && moved(action!, at);
    if (wish) return wish;
  }
  return null;
}

function moved(action: Action, at: OfferPlace): Action | null {
  switch (at.kind) {
    case 'tile':
      if ('target' in action) return { ...action, target: at.cell };
      return 'to' in action ? { ...action, to: at.cell } : null;
    case 'door':
      if ('target' in action) return { ...action, target: `${at.cell} ${at.side}` };
      return action.do === 'mark' ? { ...action, to: at.cell, side: at.side } : null;
    case 'warrior':
      return action.do === 'trap' ? { ...action, who: at.who } : null;
  }
}
