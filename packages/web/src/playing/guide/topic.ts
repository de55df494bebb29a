/** What is offered now to whoever is asked: what is legal, and the game's own look-ahead. */
export interface GuideOffer<Action = unknown, Outlook = unknown> {
  readonly legal: readonly Action[];
  readonly outlook: Outlook | null;
}

/** One thing that a beginner learns in a first match. */
export interface GuideTopic<Action = unknown, Outlook = unknown> {
  /** Its words stand under this name. */
  readonly id: string;
  /** The rule that tells the whole of it. */
  readonly rule: string;
  /** Where it is done, as a lesson would name the place; nothing if it cannot be done now. */
  readonly place: (offer: GuideOffer<Action, Outlook>) => string | null;
  /** Whoever has caused one of these events so many times knows it. */
  readonly shownBy: readonly string[];
  readonly times: number;
}

/** Where an action of this kind is done, if one is legal that has a place. */
export function placeOf<Action extends { readonly do: string }, Verb extends Action['do']>(
  { legal }: GuideOffer<Action>,
  verb: Verb,
  place: (action: Extract<Action, { readonly do: Verb }>) => string | null,
): string | null {
  for (const action of legal) {
    if (action.do !== verb) continue;
    const found = place(action as Extract<Action, { readonly do: Verb }>);
    if (found !== null) return found;
  }
  return null;
}
