/** What a piece is good for: the name of it, one sentence, and the rule that says so. */
export interface Gist {
  readonly title: string;
  readonly words: string;
  readonly rule: string;
}
