/** A Demon card. `TALENTS` says what the words in `talents` do. */
export interface DemonContent {
  readonly id: string;
  readonly health: number;
  readonly mvt: number;
  readonly cbt: number;
  readonly def: number;
  readonly talents: readonly DemonTalent[];
  /** Wounds that one hit of a Blessed Hammer makes (CL-OBJ-05). */
  readonly hammer: number;
}

export type DemonTalent =
  /** Enemies cannot leave its tile (CL-TAL-07). */
  | 'impressive'
  /** It may take hits meant for Troglodytes on its tile (CL-TAL-06). */
  | 'shields-pack'
  /** Troglodytes on its tile may take its hits (CL-TAL-06). */
  | 'shielded-by-pack'
  /** +1 CBT per cancelled line of its victim. */
  | 'smells-blood'
  /** +3 CBT while two humans stand on its tile. */
  | 'loves-crowds'
  /** Troglodytes are Frantic, and it brings 1 TP at each Threat. */
  | 'drives-pack'
  /** It never moves. */
  | 'rooted'
  /** No Blunderbuss reaches it from another tile. */
  | 'out-of-shot';
