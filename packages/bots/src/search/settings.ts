/** How a search behaves. Change one, and let both play each other: `oubliette arena`. */
export interface Settings {
  /** How much an untried promise weighs against what has been seen, in spreads of the chances. */
  readonly curiosity: number;
  /** How well a promise is sensed: 1 as it is, 0 all plays are alike. */
  readonly keenness: number;
  /** An untried play is taken to be this much worse than the average at its fork, in spreads. */
  readonly modesty: number;
  /** Where several answer at once: the share of answers that are tried without thought. */
  readonly whim: number;
  /** Worlds are imagined anew until there are as many as this power of the simulations. */
  readonly worlds: number;
  /** Plays that a line goes on at most before it is judged, if it does not come to rest earlier. */
  readonly patience: number;
  /** Plans that are thought through, for each position that is kept in view. */
  readonly followed: number;
  /** How broadly the others' answers are planned, for each position that is kept in view. */
  readonly foresight: number;
  /**
   * What the next player is taken to want where more than two play: 0 to win themselves, 1 that the
   * one who thinks does not win, 2 that whoever leads does not.
   */
  readonly suspicion: number;
}

export const SETTINGS: Settings = {
  curiosity: 4,
  keenness: 1,
  modesty: 0,
  whim: 0.1,
  worlds: 0.6,
  patience: 60,
  followed: 2,
  foresight: 0.5,
  suspicion: 0,
};
