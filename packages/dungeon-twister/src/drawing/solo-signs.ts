import { addPictograms, soloPictograms } from '@oubliette/art';
import './deed-signs.ts';

// Whoever draws the cards and dice of the solo game brings their signs along; the duel does without.
addPictograms(soloPictograms);
