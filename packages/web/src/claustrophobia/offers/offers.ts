import type { Action, CaveView, WarriorOutlook } from '@oubliette/claustrophobia';
import type { OfferPlace } from '../deeds/deed.ts';
import { aimOf, deedOf } from '../deeds/index.ts';
import type { CaveChoice, CaveSnapshot, HeldInHand } from '../seen/choice.ts';
import { cellOf, isTough, isTroglodyte } from '../seen/reading.ts';

/** One thing that can be done now, and where the table shows it; nowhere: only a button. */
export interface CaveOffer {
  readonly actions: readonly Action[];
  readonly spot: OfferPlace | null;
  /** For an attack: what will be rolled, and where the target stands. */
  readonly strike?: { readonly dice: number; readonly def: number; readonly cell: string };
  /** For a walk, and an attack that begins with one: the tiles on the way. */
  readonly through?: readonly string[];
}

/** Whether an action is what the player holds in hand. */
const isHeld = (action: Action, held: HeldInHand): boolean =>
  deedOf(action).isHeld?.(held, action) ?? false;

const offerOf = (action: Action, view: CaveView): CaveOffer => ({
  actions: [action],
  spot: aimOf(view, action),
});

/** Cards, gifts and objects wait until they are taken in hand. */
export const isInHand = (action: Action): boolean => deedOf(action).inHand === true;

/**
 * Everything that can be played from the hand now, also what begins somebody's action (Aura of
 * Healing); of whoever is chosen, where it is theirs to play.
 */
export function playsFromHand(
  { legal, outlook }: Pick<CaveSnapshot, 'legal' | 'outlook'>,
  chosen: WarriorOutlook | null,
): readonly (readonly Action[])[] {
  const own = (chosen?.deeds ?? []).filter(beginsAction);
  const deeds = own.length > 0 ? own : (outlook?.warriors ?? []).flatMap(each => each.deeds);
  const plain = legal.filter(isInHand).map(action => [action]);
  return [...plain, ...deeds.filter(beginsAction)];
}

const beginsAction = (actions: readonly Action[]): boolean =>
  actions.length > 1 && isInHand(actions.at(-1)!);

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
      .map((actions): CaveOffer => ({ actions, spot: aimOf(view, actions.at(-1)!) }));
  }
  if (warrior) {
    return [
      ...warrior.strikes.map(
        ({ target, cell, through, dice, def, actions }): CaveOffer => ({
          actions,
          spot: target === 'seal' ? { kind: 'tile', cell } : aimOf(view, actions.at(-1)!),
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
        .filter(actions => !isInHand(actions.at(-1)!))
        .map((actions): CaveOffer => ({ actions, spot: null })),
    ];
  }
  return legal
    .filter(action => action.do !== 'act' && !isInHand(action))
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

/** Offers about somebody; a plain Troglodyte answers for the pack of the tile. */
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
      return 'to' in action && 'side' in action ? { ...action, to: at.cell, side: at.side } : null;
    case 'warrior':
      return deedOf(action).uponOther?.(at.who) ?? null;
  }
}
