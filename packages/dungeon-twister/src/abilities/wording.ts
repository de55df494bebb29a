import type { RuleId } from '../../rules/ids.ts';
import type { AimedDeed } from '../duel/aimed.ts';
import type { AbilityWord } from '../pieces/piece.ts';

/**
 * What a table says of a word of the vocabulary. Sentences have places for what they speak of:
 * `{actor}`, `{target}`, `{what}`, `{square}`, `{room}`, `{way}`, `{side}`, and `{found}` for something that
 * is picked up at the end; `{target:acc}` asks for a case where a language has cases.
 */
export interface AbilityWording {
  /** What the ability is called, and what it does, in one sentence. */
  readonly title: string;
  readonly gist: string;
  /** Its deeds: the name on the button, an aim that is offered, and how it is told. */
  readonly deeds?: { readonly [K in AimedDeed]?: DeedWording };
  /** Why not: a title, and a sentence or two. */
  readonly refusals?: { readonly [K in RuleId]?: readonly [title: string, words: string] };
}

export interface DeedWording {
  readonly name: string;
  readonly aim: string;
  readonly told: string;
}

export interface AbilityWords {
  /** None where it is a ground that lets anybody do it. */
  readonly word: AbilityWord | null;
  /** The rule that says what it does. */
  readonly rule: RuleId;
  readonly en: AbilityWording;
  readonly ru: AbilityWording;
}
