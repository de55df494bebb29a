/** The vocabulary of NPC cards. A card is data; what a word means is written where the rule is. */
import type { RuleId } from '../../../rules/ids.ts';
import type { Character } from '../../pieces/piece.ts';

/** What an NPC can be after (DS-CARD-02). `deliver` stands on no card: a trait puts it there (DS-DEL-01). */
export type NpcAim =
  | 'combat'
  | 'reveal'
  | 'exit'
  | 'regroup'
  | 'get'
  | 'rotate'
  | 'break'
  | 'open'
  | 'heal'
  | 'repel'
  | 'deliver';

/** The classes of Prison: ids of its characters. */
export type ClassId =
  | 'backstabber'
  | 'banshee'
  | 'cleric'
  | 'colossus'
  | 'mekanork'
  | 'naga'
  | 'telepath'
  | 'wizard';

/** What an NPC may want to carry; a wounded friend is one of the objects (DS-CARD-03). */
export type WantedObject =
  | 'bow'
  | 'fireball-wand'
  | 'key'
  | 'large-shield'
  | 'rope'
  | 'telescoping-spear'
  | 'wounded';

/** The one trait that each NPC has beside its class (DS-CARD-05). */
export type Trait =
  /** Two reinforcements after every second room of her own (NC-BACK-01). */
  | 'rings-every-second-reveal'
  /** Takes the object of whom she beats (NC-BACK-02). */
  | 'robs'
  /** Opens all portcullises of a room with one (NC-BACK-03). */
  | 'opens-whole-room'
  /** Closes what is open beside her when she is done (NC-BACK-04). */
  | 'shuts-behind'
  /** Pushes through walls, slits and portcullises (NC-BANS-01). */
  | 'pushes-through'
  /** Pushes up to two squares (NC-BANS-02). */
  | 'pushes-two'
  /** Pushes for 1 AP, up to three squares away (NC-BANS-03). */
  | 'whispers'
  /** Pulls instead of pushing (NC-BANS-04). */
  | 'pulls'
  /** Whom he heals may still act (NC-CLER-01). */
  | 'heals-to-act'
  /** Attacks only who is weaker (NC-CLER-02). */
  | 'picks-on-weaker'
  /** Crawls while he is wounded (NC-CLER-03). */
  | 'crawls'
  /** Heals up to three squares away (NC-CLER-04). */
  | 'heals-from-afar'
  /** A point for every third portcullis that he breaks (NC-COLO-01). */
  | 'scores-third-break'
  /** Two cards against the wounded (NC-COLO-02). */
  | 'finishes-off'
  /** No giant to the small ones of the Player (NC-COLO-03). */
  | 'lets-nobody-pass'
  /** The first wound in a combat is ignored (NC-COLO-04). */
  | 'shrugs-off-first-wound'
  /** On a gear he keeps its pair for Mekanorks (NC-MEKA-01). */
  | 'locks-gear'
  /** Turns his own room, then its twin (NC-MEKA-02). */
  | 'turns-both'
  /** Arrives on the gear (NC-MEKA-03). */
  | 'starts-on-gear'
  /** Arrives on the gear and turns rooms against their arrows (NC-MEKA-04). */
  | 'turns-against-arrow'
  /** Brings the wounded to a Cleric and the Wand to a Wizard (NC-NAGA-01). */
  | 'delivers'
  /** Objects of a room that he reveals lie where he gets at them (NC-NAGA-02). */
  | 'draws-objects'
  /** A reinforcement after every third room that NPCs reveal (NC-NAGA-03). */
  | 'rings-every-third-reveal'
  /** Moves through healthy enemies (NC-NAGA-04). */
  | 'slips-by'
  /** In a duel the Player plays his weakest card (NC-TELE-01). */
  | 'forces-weakest'
  /** In a duel two cards are turned, the higher counts (NC-TELE-02). */
  | 'turns-two-cards'
  /** In a duel the Player's card is drawn (NC-TELE-03). */
  | 'forces-random'
  /** In a duel the enemy's C counts as 0 (NC-TELE-04). */
  | 'saps-strength'
  /** The first Fireball leaves him the Wand (NC-WIZ-01). */
  | 'keeps-first-fireball'
  /** Behind the Large Shield no Fireball and no scream reaches him (NC-WIZ-02). */
  | 'hides-behind-shield'
  /** May land elsewhere in his room before he acts (NC-WIZ-03). */
  | 'wanders'
  /** A reinforcement comes when he is eliminated (NC-WIZ-04). */
  | 'calls-successor';

/** Its owner carries the trait out at the table; the engine plays as without one (NC-OWN-02). */
export const BY_HAND = 'by-hand';

/** On a card, and of one of them at most (DS-CARD-02). */
export const OBJECTIVES = 6;
export const MOST_AP = 5;

export interface Objective {
  readonly aim: NpcAim;
  /** AP for the whole activation (DS-MODE-01). */
  readonly ap: number;
}

export interface NpcCard {
  readonly id: string;
  /** Only cards of somebody's own bring a name along (NC-OWN-01). */
  readonly name?: string;
  readonly rule: RuleId;
  /** The class, with its M, C and abilities (DS-CARD-01). */
  readonly likeness: Character;
  /** Six, tried in this order (DS-OBJ-01). */
  readonly objectives: readonly Objective[];
  /** The one that is approached when none can be achieved (DS-PRIM-01). */
  readonly primary: NpcAim;
  /** From rank 1 downwards (DS-CARD-03). */
  readonly objects: readonly WantedObject[];
  /** Enemies and friends alike, from rank 1 downwards (DS-CARD-04). */
  readonly characters: readonly ClassId[];
  readonly trait: Trait | typeof BY_HAND;
  /** What a trait that its owner applies says on the card (NC-OWN-02). */
  readonly traitText?: string;
}
