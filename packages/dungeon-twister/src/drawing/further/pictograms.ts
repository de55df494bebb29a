import { addPictograms, furtherPictograms, type PictogramName } from '@oubliette/art';
import type { FURTHER_LIKENESSES } from '../../pieces/likenesses.ts';
import { characterPictograms, objectPictograms } from '../pictograms.ts';
import '../original-set.ts';

// Whoever draws pieces of further sets brings their pictures along; nobody else fetches them.
addPictograms(furtherPictograms);

const FURTHER: Readonly<Record<(typeof FURTHER_LIKENESSES)[number], PictogramName>> = {
  'elf-scout': 'woman-elf-face',
  ghost: 'ghost',
  golem: 'metal-golem-head',
  illusionist: 'magic-swirl',
  paladin: 'winged-sword',
  pickpocket: 'robber-hand',
  'red-dragon': 'dragon-head',
  'weapon-master': 'sword-array',
  'charm-scroll': 'tied-scroll',
  'dragon-slayer': 'relic-blade',
  'fire-shield': 'fire-shield',
  'teleportation-ring': 'power-ring',
  assassin: 'hooded-assassin',
  berserker: 'barbarian',
  crossbowman: 'crossbow',
  'dark-angel': 'evil-wings',
  'dwarf-troll-slayer': 'dwarf-face',
  general: 'laurel-crown',
  'gold-dragon': 'sea-dragon',
  samurai: 'samurai-helmet',
  'runic-war-hammer': 'flat-hammer',
  'strength-potion': 'potion-of-madness',
  'sylvan-shield': 'vine-leaf',
  'two-handed-sword': 'two-handed-sword',
  'ball-and-chain': 'crossed-chains',
  katana: 'katana',
  mummy: 'mummy-head',
  vampire: 'vampire-dracula',
  specter: 'spectre',
  'ice-witch': 'witch-face',
  'archer-elf': 'bowman',
  'fire-elemental': 'flame-spin',
  'water-elemental': 'water-splash',
  'lightning-elemental': 'lightning-helix',
  'ice-elemental': 'ice-golem',
  'stone-elemental': 'rock',
  araknis: 'spider-face',
  'living-trap': 'wolf-trap',
  magophage: 'rune-stone',
  torch: 'primitive-torch',
  'scroll-of-confusion': 'scroll-unfurled',
  'ring-of-weakness': 'skull-ring',
};

/** likeness → pictogram: a thing may look like somebody, and somebody like a thing. */
export const LIKENESSES: Readonly<Record<string, PictogramName>> = {
  ...characterPictograms,
  ...objectPictograms,
  ...FURTHER,
};
