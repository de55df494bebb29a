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
};

/** likeness → pictogram: a thing may look like somebody, and somebody like a thing. */
export const LIKENESSES: Readonly<Record<string, PictogramName>> = {
  ...characterPictograms,
  ...objectPictograms,
  ...FURTHER,
};
