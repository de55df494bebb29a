import type { DuelSeat } from '@oubliette/dungeon-twister';
import type { DuelStoryTexts } from '../../words/story-texts.ts';

type Told = DuelStoryTexts['told'];

/** What a sentence of a side says besides which side it is. */
type Rest<Sentence> = Sentence extends (seat: DuelSeat, ...rest: infer Others) => string
  ? Others
  : never;

/** Sentences of a side that are told to that side itself. */
type OwnName =
  | 'starters'
  | 'hidden'
  | 'first'
  | 'card'
  | 'turnEnded'
  | 'cardsBack'
  | 'revealed'
  | 'put'
  | 'yielded'
  | 'demanded'
  | 'mustPlay'
  | 'handShown'
  | 'chose'
  | 'scored';

export type OwnSentences = { readonly [Name in OwnName]: (...rest: Rest<Told[Name]>) => string } & {
  /** The end of the match, for one of those who won it. */
  readonly won: (others: readonly DuelSeat[]) => string;
  /** The end of the match, for one of those who did not. */
  readonly lost: (winners: readonly DuelSeat[]) => string;
};

/** The words of the duel as one side hears them: its own deeds are told with “you”. */
export function toldTo(
  texts: DuelStoryTexts,
  ownOf: (you: DuelSeat) => OwnSentences,
  you: DuelSeat,
): DuelStoryTexts {
  const { won, lost, ...own } = ownOf(you);
  const over: Told['over'] = winners => {
    if (winners.length === 0) return texts.told.over(winners);
    return winners.includes(you) ? won(winners.filter(seat => seat !== you)) : lost(winners);
  };
  const told = { ...texts.told, over } as Record<string, unknown>;
  for (const [name, words] of Object.entries(own) as [OwnName, (...rest: unknown[]) => string][]) {
    const plain = texts.told[name] as (seat: unknown, ...rest: unknown[]) => string;
    told[name] = (seat: unknown, ...rest: unknown[]) =>
      seat === you ? words(...rest) : plain(seat, ...rest);
  }
  return { ...texts, told: told as Told };
}
