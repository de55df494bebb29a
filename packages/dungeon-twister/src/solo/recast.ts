/** Other NPC cards for a table that lies there already (NC-OWN-01). */
import type { OwnCard } from '../content/npcs/own.ts';
import { deckOf } from './deck.ts';
import type { SoloView } from './view.ts';

/** Whoever has a card before and after stays where it is; everybody knows it by the name on the card. */
export function withCards(seen: SoloView, own: readonly OwnCard[] | undefined): SoloView {
  const { own: before, ...rest } = seen;
  const { names } = deckOf(own);
  const cards = callings(own);
  const earlier = callings(before);
  const called = new Map([...earlier].map(([name, calling]) => [calling, name]));
  const staying = new Set(cards.values());
  /** A new card has no place that another one keeps. */
  const formerly = (name: string) =>
    called.get(cards.get(name) ?? '') ?? (staying.has(earlier.get(name) ?? '') ? null : name);
  const now = new Map(names.map(name => [formerly(name), name]));
  const renamed = <Named extends { readonly name: string }>(list: readonly Named[]): Named[] =>
    list.flatMap(each => {
      const name = now.get(each.name);
      return name === undefined ? [] : [{ ...each, name }];
    });
  return {
    ...rest,
    names,
    tokens: names.map(
      name =>
        renamed(seen.tokens).find(token => token.name === name) ?? { name, place: 'out' as const },
    ),
    row: renamed(seen.row),
    tallies: renamed(seen.tallies),
    actor: now.get(seen.actor ?? '') ?? null,
    frames: [],
    work: [],
    ...(own && { own }),
  };
}

/** token → what its owner calls it; ours need no other name than their token's */
function callings(own: readonly OwnCard[] | undefined): ReadonlyMap<string, string> {
  return new Map(
    deckOf(own).cards.flatMap(({ id, name }) => (name === undefined ? [] : [[`N:${id}`, name]])),
  );
}
