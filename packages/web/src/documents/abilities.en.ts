import { ABILITY_WORDS } from '@oubliette/dungeon-twister/abilities/words.ts';
import type { AbilityWord } from '@oubliette/dungeon-twister/documents';
import { type Gist, gistOf } from '../duel/words/gist.ts';

/** The vocabulary of pieces as the table tells it: every word of it, and every figure and tag. */
export interface PieceWords {
  readonly abilities: Readonly<Record<AbilityWord, Gist>>;
  readonly figures: Readonly<Record<AbilityFigure, (value: number) => Gist>>;
  readonly tags: Readonly<Record<PieceTag, Gist>>;
}
export type AbilityFigure = 'shot' | 'attack' | 'defence' | 'worth';
export type PieceTag = 'dragon' | 'undead' | 'oncePerTurn' | 'magic' | 'common' | 'neutral';

const gist = (title: string, words: string, rule: string): Gist => ({ title, words, rule });
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

export const pieceWords: PieceWords = {
  abilities: {
    'picks-locks': gist(
      'Lock-picking',
      'Opens or closes a portcullis beside it for 1 AP, without a Key.',
      'DT-PORT-02',
    ),
    'breaks-portcullises': gist(
      'Strength',
      'Breaks a portcullis beside it for 1 AP, for good.',
      'DT-PORT-03',
    ),
    stabs: gist(
      'Stab',
      'Fights with +2 whenever another healthy friend takes part.',
      'DT-BACKSTABBER-02',
    ),
    screams: gist(
      'Repulsive Scream',
      'For 2 AP pushes anybody in sight one square straight away.',
      'DT-BANSHEE-01',
    ),
    heals: gist('Healing', 'Makes a wounded neighbour healthy for 1 AP.', 'DT-CLERIC-01'),
    giant: gist('Giant', 'Enemies with a printed combat of 1 or less slip past.', 'DT-COLOSSUS-02'),
    'turns-either-way': gist(
      'Craftsmanship',
      'On a gear turns the room or its twin either way.',
      'DT-MEKANORK-01',
    ),
    'passes-slits': gist('Contortionist', 'Walks through arrow slits.', 'DT-NAGA-01'),
    'reads-minds': gist(
      'Mind control',
      'In a duel names a Combat card that the enemy must play if he holds it.',
      'DT-TELEPATH-01',
    ),
    levitates: gist(
      'Levitation',
      'Moves over pits and enemies by magic, but never stops on them.',
      'DT-WIZARD-01',
    ),
    casts: gist('Spellcaster', 'Can use the Fireball Wand.', 'DT-WIZARD-02'),
    flies: gist(
      'Flight',
      'Moves over pits and enemies, but never stops on them; this is no magic.',
      'DT-EXT-07',
    ),
    incorporeal: gist(
      'Incorporeal',
      'Moves through walls, portcullises, obstacles and characters, and stops on free floor.',
      'DT-ALL-04',
    ),
    'plays-two': gist(
      'Two cards',
      'Attacking in a duel of close combat, may play two Combat cards at once.',
      'DT-MERC-03',
    ),
    'fears-torches': gist(
      'Fear of fire',
      'Plays +0 where every enemy beside it carries a Torch.',
      'DT-DARK-04',
    ),
    shelters: gist('Shelter', 'Its carrier walks under falling rocks unharmed.', 'DT-ALL-15'),
    flames: gist('Flame', 'Burns like a Torch.', 'DT-DARK-16'),
    fireproof: gist('Fireproof', 'Keeps Wand and breath from its carrier.', 'DT-PND-12'),
    'slips-by': gist('Slips by', 'Moves through healthy enemies.', 'NC-NAGA-04'),
    'treads-pits': gist(
      'Sure-footed',
      'Crosses pits and stops on them; friends may cross the pit it stands on.',
      'DT-THIEF-01',
    ),
    regenerates: gist(
      'Regeneration',
      'Wounded in an earlier turn, heals itself for 1 AP.',
      'DT-TROLL-01',
    ),
    shoots: gist('Shoots', 'Fires at an enemy in sight for 1 AP.', 'DT-RNG-01'),
    reaches: gist('Reach', 'Attacks two squares away or through a slit.', 'DT-SPEAR-01'),
    burns: gist(
      'Fire',
      'In the hands of a spellcaster eliminates the first in line, once.',
      'DT-WAND-01',
    ),
    unlocks: gist('Key', 'Opens or closes a portcullis beside its carrier for 1 AP.', 'DT-KEY-01'),
    shields: gist('Shield', 'Nobody can shoot at its carrier.', 'DT-SHIELD-01'),
    ropes: gist('Rope', 'Carries over pits; left on one, it carries everybody.', 'DT-ROPE-01'),
    quickens: gist('Potion', 'Drunk for 1 AP, it gives its carrier 4 AP, once.', 'DT-POTION-01'),
    ...Object.fromEntries(
      ABILITY_WORDS.flatMap(words =>
        words.word === null ? [] : [[words.word, gistOf(words, 'en')]],
      ),
    ),
  } as Readonly<Record<AbilityWord, Gist>>,
  figures: {
    shot: value => gist(`Shot ${value}`, 'What a shot counts before the card.', 'DT-RNG-02'),
    attack: value => gist(`Attack ${signed(value)}`, 'In close combat.', 'DT-CBT-08'),
    defence: value => gist(`Defence ${signed(value)}`, 'Also against shots.', 'DT-CBT-08'),
    worth: value => gist(`Worth ${value} VP`, 'For leaving the maze with it.', 'DT-EXIT-01'),
  },
  tags: {
    dragon: gist('Dragon', 'Its end is worth 2 VP.', 'DT-ALL-06'),
    undead: gist('Undead', 'Effects on the undead hit it.', 'DT-EXT-07'),
    oncePerTurn: gist('One shot a turn', 'Its own weapon fires once in a turn.', 'DT-EXT-08'),
    magic: gist('Magic', 'Useless where no magic works.', 'DT-EXT-07'),
    common: gist('Common', 'A team may have as many as it likes.', 'DT-MIX-03'),
    neutral: gist('Nobody’s', 'It has no colour: one is there, for all sides.', 'DT-ALL-12'),
  },
};
