/** Whole numbers that everybody knows, and what they are when nothing is said of them. */
export const FACTS = {
  /** S1 to S8. */
  scenario: 1,
  /** Which seat plays the humans: the auction may have exchanged them (CL-EXPERT-01). */
  leader: 0,
  /** Red areas once per game instead of once per Threat phase. */
  'red-once': 0,
  round: 0,
  stage: 0,
  tp: 0,
  /** Demons that were bought or placed so far (CL-ENTR-03). */
  demons: 0,
  /** Gifts of the Redeemer, and those used in this round, as masks. */
  gifts: 0,
  'gifts-used': 0,
  /** Two more action dice at the next roll (CL-GIFT-05). */
  gathered: 0,
  foresight: 0,
  'blessing-used': 0,
  panic: 0,
  crisis: 0,
  calm: 0,
  mechanisms: 0,
  /** Legion is in force; 2: its income was paid (CL-THR-09). */
  legion: 0,
  speed: 0,
  claws: 0,
  taste: 0,
  burrowing: 0,
  resistance: 0,
  oil: 0,
  /** Red areas that have been used, as a mask of their numbers. */
  red: 0,
  rage: 0,
  sign: 0,
  /** One wound that the Demon player may still choose (CL-EVT-08). */
  critical: 0,
  /** The tile that holds the line, or −1 (A10). */
  hold: -1,
  d10: 0,
  /** The marked opening, 4 × tile + side, or −1 (S1). */
  marker: -1,
  charges: 0,
  /** The deed that the scenario wants is done: explosion, poison, treasure brought home. */
  goal: 0,
  /** Exorcisms (S5). */
  freed: 0,
  /** Treasure tokens turned up (S6), and who carries the treasure. */
  turned: 0,
  carrier: -1,
  /** Where the Guide is, or −1 (S8). */
  guide: -1,
  /** Rounds in a row in which nothing happened, and whether something did in this one. */
  quiet: 0,
  stirred: 0,
  /** −1: it goes on; 0 human, 1 demon, 2 nobody. */
  result: -1,
} as const;

export type FactName = keyof typeof FACTS;

export const FACT_NAMES = Object.keys(FACTS) as FactName[];

/** The place of each fact in `state.facts`. */
export const F = Object.fromEntries(FACT_NAMES.map((name, index) => [name, index])) as Readonly<
  Record<FactName, number>
>;

export function freshFacts(): number[] {
  return Object.values(FACTS);
}
