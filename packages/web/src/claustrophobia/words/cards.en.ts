import type { CardKind } from '@oubliette/claustrophobia';

/** What stands on a card: its name, and what it does in one sentence. */
export interface NameAndWords {
  readonly name: string;
  readonly words: string;
}

export type GiftId = 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6';
export type ObjectKind = 'blunderbuss' | 'shield' | 'scepter' | 'hammer';
export type DemonId = 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D7';

export const cards: Readonly<Record<CardKind, NameAndWords>> = {
  grenade: { name: 'Grenade', words: 'Everyone on one tile risks a hit on 4+.' },
  potion: { name: 'Healing Potion', words: 'Heal one line of any human.' },
  oil: {
    name: 'Oil for Your Lamp',
    words: 'The light stops machines and dark designs for one Threat phase.',
  },
  faith: { name: 'Our Faith Will Protect Us', words: 'Cancel an event.' },
  march: { name: 'Forced March', words: '+1 MVT for one action.' },
  fury: { name: 'Righteous Fury', words: 'Two more dice in one attack.' },
  hold: { name: 'Hold the Line', words: 'Humans on one tile: +1 DEF this Demon phase.' },
  smoke: { name: 'Smoke and Shadows', words: 'Slip past everything for one action.' },
  stubborn: { name: 'Stubborn', words: 'An exhausted human acts as if unhurt this round.' },
  'second-chance': { name: 'Second Chance', words: 'Reroll any action dice.' },
  breach: { name: 'Into the Breach', words: 'Reroll the misses of one attack.' },
  map: { name: 'Marked Map', words: 'You place the next tile yourself.' },
  'cave-in': { name: 'Cave-In', words: 'Block a passage until someone strong clears it.' },
  crisis: { name: 'Crisis of Faith', words: 'No gifts this round.' },
  critical: { name: 'Critical Hit', words: 'One bodyguard fails; you pick one wound.' },
  defect: { name: 'Defect', words: 'Destroy an object.' },
  rage: { name: 'Demonic Rage', words: 'The Demon is Frantic.' },
  possession: { name: 'Demonic Possession', words: 'A Condemned attacks his comrade.' },
  lost: { name: 'Lost', words: 'The passage is too narrow for men.' },
  panic: { name: 'Panic!', words: 'Action dice fall at random.' },
  suicide: { name: 'Suicide Attack', words: 'One Troglodyte strikes with three dice and is gone.' },
  terror: { name: 'Terror', words: 'A Condemned flees to the next tile.' },
  tough: { name: 'Tough Troglodyte', words: 'A tough one appears where you like.' },
  fumes: { name: 'Toxic Fumes', words: 'Humans on one tile are hit on 3+.' },
  sign: { name: 'Under the Sign of Satan', words: 'The Demon gains +1 in everything.' },
};

export const gifts: Readonly<Record<GiftId, NameAndWords>> = {
  G1: { name: 'Aura of Blessing', words: 'The Demon player loses 1 TP.' },
  G2: { name: 'Aura of Healing', words: 'Before acting, heal one line of a Condemned here.' },
  G3: { name: 'Gather Round!', words: 'Two more action dice next Initiative.' },
  G4: { name: 'Aura of Courage', words: 'One human anywhere: +1 DEF this round.' },
  G5: {
    name: 'Aura of Foresight',
    words: 'Look at two tiles before each exploration; choose which comes first.',
  },
  G6: { name: 'Smite the Evil Ones', words: 'Two sure hits on a target here, three on a Demon.' },
};

export const objects: Readonly<Record<ObjectKind, NameAndWords>> = {
  blunderbuss: { name: 'Blunderbuss', words: 'Shoot here or next door with one more die.' },
  shield: { name: 'Shield of Steel', words: '+1 DEF.' },
  scepter: { name: 'Scepter of Command', words: 'One more action die, even when exhausted.' },
  hammer: { name: 'Blessed Hammer', words: 'Each hit on a Demon counts three wounds.' },
};

export const demons: Readonly<Record<DemonId, NameAndWords>> = {
  D1: { name: 'Underground Hunter', words: 'Smells blood: stronger against the wounded.' },
  D2: { name: 'Demon of Combat', words: 'Nobody walks away from it; it shields its pack.' },
  D3: { name: 'Master of Souls', words: 'The heart of the horde: hard to kill, never walks.' },
  D4: { name: 'Demon of Cruelty', words: 'Does not strike, but drives the pack mad.' },
  D5: { name: 'Possessed One', words: 'A stolen body: beat it to free the man.' },
  D6: { name: 'Demon of Destruction', words: 'Loves a crowd.' },
  D7: { name: 'Guardian Demon', words: 'Bars the way to the nest.' },
};
