/** Seats that the program plays. */
export interface Machine {
  /** How well, by seat. */
  readonly levels: Readonly<Record<string, string>>;
  /** Whether the person may take back whatever they did last. */
  readonly friendly: boolean;
}
