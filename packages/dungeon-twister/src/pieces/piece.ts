/**
 * The vocabulary of pieces. A character or an object is data: its figures and what it can do, in
 * words that the rules understand. What a word means is written once, where the rule is.
 */
type CharacterAbility =
  /** Fires at whom it sees, with `shot` (DT-RNG-01, DT-EXT-08). */
  | 'shoots'
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
  /** Passes over pits and enemies like levitation, but not by magic (DT-EXT-07). */
  | 'flies'
  /** Walks through walls, portcullises, obstacles and enemies (DT-ALL-04). */
  | 'incorporeal'
  /** May play two Combat cards when it attacks in a duel (DT-MERC-03). */
  | 'plays-two'
  /** Moves through healthy enemies (NC-NAGA-04). */
  | 'slips-by'
  /** Crosses and stops on pits, and lets friends cross there (DT-THIEF-01). */
  | 'treads-pits'
  /** Makes itself healthy (DT-TROLL-01). */
  | 'regenerates'
  /** Crosses a wall or slit beside it (DT-WALLWALKER-01). */
  | 'walks-walls';

type ObjectAbility =
  /** Strikes two squares away (DT-SPEAR-01). */
  | 'reaches'
  /** Kills the first in sight, once (DT-WAND-01). */
  | 'burns'
  /** Opens and closes portcullises (DT-KEY-01). */
  | 'unlocks'
  /** Keeps shots away (DT-SHIELD-01). */
  | 'shields'
  /** Carries over pits (DT-ROPE-01). */
  | 'ropes'
  /** Gives whoever drinks it AP of their own (DT-POTION-01). */
  | 'quickens';

/** Words that only pieces of further sets have. */
type CharacterWord =
  /** Plays +0 where all enemies beside it carry Torches (DT-DARK-04). */
  | 'fears-torches'
  /** Passes pits in a move, and never ends there (DT-PND-02). */
  | 'crosses-pits'
  /** Burns the first in line (DT-PND-07). */
  | 'breathes'
  /** Takes objects from adjacent enemies (DT-PND-06). */
  | 'steals'
  /** Whoever loses to it at its side is eliminated (DT-MERC-02). */
  | 'kills'
  /** +1 for friends in its room (DT-MERC-07). */
  | 'leads'
  /** Trolls that it wounds never regenerate again (DT-MERC-06). */
  | 'slays-trolls'
  /** Starts one close combat in a turn for nothing (DT-MERC-09). */
  | 'fights-free'
  /** Put on a room face up, with a Treasure of its own (DT-MERC-08). */
  | 'hoards'
  /** Breaks walls and slits, three in a game (DT-PND-04). */
  | 'breaks-walls'
  /** Carries and uses nothing (DT-ALL-05). */
  | 'handless'
  /** Puts up a pit and rubble that are none (DT-PND-08). */
  | 'feigns'
  /** Sees the opponent's card before it chooses (DT-PND-09). */
  | 'sees-card'
  /** Carries two things, or wounded friends, and both work (DT-PND-05). */
  | 'carries-two';

type ObjectWord =
  /** Keeps falling rocks off, but no shots (DT-ALL-15). */
  | 'shelters'
  /** Burns: a Torch (DT-DARK-16). */
  | 'flames'
  /** Keeps fire off (DT-PND-12). */
  | 'fireproof'
  /** +4 against dragons, and their end (DT-PND-11). */
  | 'slays-dragons'
  /** Takes its carrier into a room beside theirs (DT-PND-13). */
  | 'teleports'
  /** Makes an enemy act for whoever reads it (DT-PND-10). */
  | 'charms'
  /** +1 more in the hands of whoever slays Trolls (DT-MERC-10). */
  | 'dwarven'
  /** +3 for whoever drinks it, until the end of the turn (DT-MERC-11). */
  | 'strengthens'
  /** +2 in a close attack for another AP (DT-MERC-13). */
  | 'strikes-hard'
  /** A close attack that its carrier starts costs nothing, once in a turn (DT-MERC-14). */
  | 'strikes-free'
  /** Whoever comes upon it takes it, and keeps it (DT-ALL-09). */
  | 'curses'
  /** M is 1 lower for its holder (DT-DARK-11). */
  | 'slows'
  /** C is 1 lower for its holder (DT-DARK-12). */
  | 'weakens';

export type FurtherWord = CharacterWord | ObjectWord;

export interface Character {
  readonly kind: 'character';
  readonly id: string;
  /** M: squares of a move. */
  readonly move: number;
  /** C: strength in combat. */
  readonly combat: number;
  readonly abilities: readonly (CharacterAbility | CharacterWord)[];
  /** What effects on the undead hit (DT-EXT-07). */
  readonly undead?: true;
  /** A dragon: prestigious, and what is made against dragons is made against it (DT-ALL-02, DT-ALL-06). */
  readonly dragon?: true;
  /** What a shot with the own weapon counts, and how often it can be fired in a turn (DT-EXT-08). */
  readonly shot?: number;
  readonly oncePerTurn?: true;
  /** What it adds in defence by its nature; less than 0 weakens (DT-EXT-09). */
  readonly defence?: number;
  /** VP for leaving the maze, unless it is 1 (DT-EXIT-01). */
  readonly worth?: number;
}

export interface Thing {
  readonly kind: 'object';
  readonly id: string;
  readonly abilities: readonly (ObjectAbility | ObjectWord | 'shoots')[];
  /** Anti-magic makes it useless (DT-EXT-07). */
  readonly magic?: true;
  /** What a shot counts instead of the shooter's C (DT-RNG-02). */
  readonly shot?: number;
  /** It fires once in a turn (DT-EXT-08). */
  readonly oncePerTurn?: true;
  /** There are only neutral ones: no team has it (DT-ALL-12). */
  readonly neutral?: true;
  /** A team may have as many as it likes (DT-MIX-03). */
  readonly common?: true;
  /** What it adds to its carrier's side in close attack, and in any defence (DT-CBT-08). */
  readonly attack?: number;
  readonly defence?: number;
  /** VP for carrying it out of the maze (DT-TREASURE-01). */
  readonly worth?: number;
}

/** What effects of further sets ask of a piece (DT-EXT-07). */
export type Tag = 'magic' | 'undead' | 'spellcaster' | 'flying' | 'incorporeal';

export type Piece = Character | Thing;

const TAG_OF_ABILITY: Readonly<Partial<Record<AbilityWord, Tag>>> = {
  casts: 'spellcaster',
  levitates: 'flying',
  flies: 'flying',
  incorporeal: 'incorporeal',
};

export function tagsOf(piece: Piece): readonly Tag[] {
  const own = piece.abilities.flatMap(ability => TAG_OF_ABILITY[ability] ?? []);
  if (piece.kind === 'object') return piece.magic ? [...own, 'magic'] : own;
  return piece.undead ? [...own, 'undead'] : own;
}

/** Words that are asked for all the time; each has a bit in `ABILITY`. */
export type Ability = CharacterAbility | ObjectAbility;
export type AbilityWord = Ability | FurtherWord;

export const CHARACTER_WORDS: readonly CharacterWord[] = [
  'fears-torches',
  'crosses-pits',
  'breathes',
  'steals',
  'kills',
  'leads',
  'slays-trolls',
  'fights-free',
  'hoards',
  'breaks-walls',
  'handless',
  'feigns',
  'sees-card',
  'carries-two',
];
export const OBJECT_WORDS: readonly ObjectWord[] = [
  'shelters',
  'flames',
  'fireproof',
  'slays-dragons',
  'teleports',
  'charms',
  'dwarven',
  'strengthens',
  'strikes-hard',
  'strikes-free',
  'curses',
  'slows',
  'weakens',
];
