import type { DeedOutlook, DeedWay } from '@oubliette/dungeon-twister';
import { deedAt } from '../deeds/index.ts';
import type { DuelChoice, DuelSnapshot } from '../seen/choice.ts';

/** One thing that the selected character can be asked for: a kind of deed, or a deed outright. */
export type PanelOffer =
  | { readonly kind: 'deed'; readonly deed: DeedOutlook }
  | ({ readonly kind: 'action' } & DeedWay);

/** The deeds of the selected character, or the ways to do the deed that is chosen. */
export function offersOf(snapshot: DuelSnapshot, choice: DuelChoice): readonly PanelOffer[] {
  const { view, legal } = snapshot;
  if (view.asked?.kind === 'move') {
    return legal
      .filter(action => deedAt(action.do).onTheWay !== undefined)
      .map(action => ({ kind: 'action', action, price: 0 }));
  }
  const deed = choice.deed();
  if (deed && deed.deed !== 'move') {
    return deed.ways.map(way => ({ kind: 'action', ...way }));
  }
  return (choice.character()?.deeds ?? []).map(deed => ({ kind: 'deed', deed }));
}

/** Tokens of a revealed room that whoever is asked can put on a square. */
export function waitingTokens({ legal }: Pick<DuelSnapshot, 'legal'>): readonly string[] {
  return [...new Set(legal.flatMap(action => (action.do === 'put' ? action.token : [])))];
}

/** Carries an offer out, chooses its deed, or answers why it cannot be. */
export function take(offer: PanelOffer, choice: DuelChoice, at: Element | null): void {
  if (offer.kind === 'action') {
    takeWay(offer, choice, at);
    return;
  }
  const { deed, ways, rule } = offer.deed;
  const [only] = ways;
  if (only && deedAt(deed).outright) takeWay(only, choice, at);
  else if (only) choice.chooseDeed(deed);
  else if (rule) choice.setRefusal({ refusal: { rule }, cell: null, at: at ?? undefined });
}

const takeWay = ({ action, spared }: DeedWay, choice: DuelChoice, at: Element | null): void =>
  void choice.take({ actions: [action], ...(spared && { spared: [spared] }) }, at);
