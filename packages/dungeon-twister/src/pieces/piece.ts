/**
 * The vocabulary of pieces. A character or an object is data: its figures and what it can do, in
 * words that the rules understand. What a word means is written once, where the rule is.
 */
type CharacterAbility =
  /** Opens and closes portcullises (DT-PORT-02). */
  | 'picks-locks'
  /** Breaks portcullises (DT-PORT-03). */
  | 'breaks-portcullises'
  /** +2 in combat beside a friend (DT-BACKSTABBER-02). */
  | 'stabs'
  /** Pushes whom it sees (DT-BANSHEE-01). */
  | 'screams'
  /** Makes the wounded healthy (DT-CLERIC-01). */
  | 'heals'
  /** Lets the weak pass (DT-COLOSSUS-02). */
  | 'giant'
  /** Turns rooms either way (DT-MEKANORK-01). */
  | 'turns-either-way'
  /** Walks through arrow slits (DT-NAGA-01). */
  | 'passes-slits'
  /** Demands a card in a duel (DT-TELEPATH-01). */
  | 'reads-minds'
  /** Passes over pits and enemies (DT-WIZARD-01). */
  | 'levitates'
  /** Uses the Fireball Wand (DT-WAND-01). */
  | 'casts'
  /** Moves through healthy enemies (NC-NAGA-04). */
  | 'slips-by';

type ObjectAbility =
  /** Fires at whom it sees, with `value` (DT-RNG-01). */
  | 'shoots'
  /** Strikes two squares away (DT-SPEAR-01). */
  | 'reaches'
  /** Kills the first in sight, once (DT-WAND-01). */
  | 'burns'
  /** Opens and closes portcullises (DT-KEY-01). */
  | 'unlocks'
  /** Keeps shots away (DT-SHIELD-01). */
  | 'shields'
  /** Carries over pits (DT-ROPE-01). */
  | 'ropes';

export interface Character {
  readonly kind: 'character';
  readonly id: string;
  /** M: squares of a move. */
  readonly move: number;
  /** C: strength in combat. */
  readonly combat: number;
  readonly abilities: readonly CharacterAbility[];
}

export interface Thing {
  readonly kind: 'object';
  readonly id: string;
  readonly abilities: readonly ObjectAbility[];
  /** What a shot counts instead of the shooter's C (DT-RNG-02). */
  readonly shot?: number;
}

export type Piece = Character | Thing;
export type Ability = CharacterAbility | ObjectAbility;
