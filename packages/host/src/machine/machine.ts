/** Seats that the program plays. */
export interface Machine {
  /** How well, by seat. */
  readonly levels: Readonly<Record<string, string>>;
  /** Whether the person may take back whatever he did last. */
  readonly friendly: boolean;
}
