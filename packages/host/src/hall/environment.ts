/** What sets one run of the program apart from another. */
export interface HallEnvironment {
  readonly now: () => number;
  /** A short name that no other match has, and a seed that nobody can guess. */
  readonly freshKey: () => string;
  readonly freshSeed: () => string;
}
