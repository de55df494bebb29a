import { addPictograms, soloPictograms } from '@oubliette/art';

// Whoever draws the cards and dice of the solo game brings their signs along; the duel does without.
addPictograms(soloPictograms);
