import { walksWallsWords } from '@oubliette/dungeon-twister/abilities/walks-walls.words.ts';
import { type Gist, gistOf } from './gist.ts';
import type { CharacterId, ObjectId, PieceId } from './mention.ts';

const characters: Readonly<Record<CharacterId, readonly Gist[]>> = {
  backstabber: [
    {
      title: 'Lock-picking',
      words: 'Opens or closes a portcullis beside her for 1 AP, without a Key.',
      rule: 'DT-BACKSTABBER-01',
    },
    {
      title: 'Stab',
      words: 'Fights with +2 whenever another healthy friend takes part.',
      rule: 'DT-BACKSTABBER-02',
    },
  ],
  banshee: [
    {
      title: 'Repulsive Scream',
      words: 'For 2 AP pushes anybody she sees one square straight away from her.',
      rule: 'DT-BANSHEE-01',
    },
  ],
  cleric: [
    {
      title: 'Healing',
      words: 'For 1 AP makes a wounded neighbour healthy, who then rests until the turn ends.',
      rule: 'DT-CLERIC-01',
    },
  ],
  colossus: [
    {
      title: 'Strength',
      words: 'Breaks a portcullis beside him for 1 AP, for good.',
      rule: 'DT-COLOSSUS-01',
    },
    {
      title: 'Giant',
      words: 'Enemies with a printed combat of 1 or less slip past him.',
      rule: 'DT-COLOSSUS-02',
    },
  ],
  mekanork: [
    {
      title: 'Craftsmanship',
      words: 'On a gear turns the room or its twin either way, whatever the arrow says.',
      rule: 'DT-MEKANORK-01',
    },
  ],
  naga: [
    {
      title: 'Contortionist',
      words: 'Walks through arrow slits, one step each, also while carrying.',
      rule: 'DT-NAGA-01',
    },
  ],
  telepath: [
    {
      title: 'Mind control',
      words: 'In a duel names a Combat card that the enemy must play if he holds it.',
      rule: 'DT-TELEPATH-01',
    },
  ],
  wizard: [
    {
      title: 'Levitation',
      words: 'Moves over pits and enemies, but never stops on them.',
      rule: 'DT-WIZARD-01',
    },
    {
      title: 'Spellcaster',
      words: 'The only one who can use the Fireball Wand.',
      rule: 'DT-WIZARD-02',
    },
  ],
  goblin: [
    {
      title: 'Worth two',
      words: 'Brings 2 VP instead of 1 when he leaves the maze healthy.',
      rule: 'DT-GOBLIN-01',
    },
  ],
  thief: [
    {
      title: 'Lock-picking',
      words: 'Opens or closes a portcullis beside her for 1 AP, without a Key.',
      rule: 'DT-THIEF-01',
    },
    {
      title: 'Sure-footed',
      words: 'Crosses pits and stops on them; friends may cross the pit she stands on.',
      rule: 'DT-THIEF-01',
    },
  ],
  troll: [
    {
      title: 'Regeneration',
      words:
        'Wounded in an earlier turn, heals himself for 1 AP and then rests until the turn ends.',
      rule: 'DT-TROLL-01',
    },
  ],
  'wall-walker': [gistOf(walksWallsWords, 'en')],
  warrior: [
    {
      title: 'Strength',
      words: 'Breaks a portcullis beside him for 1 AP, for good.',
      rule: 'DT-WARRIOR-01',
    },
  ],
};

const objects: Readonly<Record<ObjectId, readonly Gist[]>> = {
  bow: [
    {
      title: 'Bow',
      words: 'Shoots with strength 1 at an enemy in sight for 1 AP; the shooter is never wounded.',
      rule: 'DT-BOW-01',
    },
  ],
  'fireball-wand': [
    {
      title: 'Fireball Wand',
      words: 'In the hands of a Wizard eliminates the first in line for 1 AP, then it is gone.',
      rule: 'DT-WAND-01',
    },
  ],
  key: [
    {
      title: 'Key',
      words: 'Opens or closes a portcullis beside its carrier for 1 AP.',
      rule: 'DT-KEY-01',
    },
  ],
  'large-shield': [
    {
      title: 'Large Shield',
      words: 'Nobody can shoot at its carrier, healthy or wounded.',
      rule: 'DT-SHIELD-01',
    },
  ],
  rope: [
    {
      title: 'Rope',
      words: 'Carries over pits; left on one, it carries everybody.',
      rule: 'DT-ROPE-01',
    },
  ],
  'telescoping-spear': [
    {
      title: 'Telescoping Spear',
      words: 'Attacks two squares away or through a slit; it breaks when the fight is lost.',
      rule: 'DT-SPEAR-01',
    },
  ],
  armor: [
    {
      title: 'Armor',
      words: 'Its bearer, healthy or wounded, defends with +1, also against shots.',
      rule: 'DT-ARMOR-01',
    },
  ],
  'speed-potion': [
    {
      title: 'Speed Potion',
      words: 'Drunk for 1 AP, it gives its carrier 4 AP of his own for this turn, then it is gone.',
      rule: 'DT-POTION-01',
    },
  ],
  sword: [
    {
      title: 'Sword',
      words: 'Its carrier attacks with +1 in close combat.',
      rule: 'DT-SWORD-01',
    },
  ],
  treasure: [
    {
      title: 'Treasure',
      words: 'Whoever carries it out of the maze scores 1 VP more, whosever it was.',
      rule: 'DT-TREASURE-01',
    },
  ],
};

export const gists: Readonly<Record<PieceId, readonly Gist[]>> = { ...characters, ...objects };
