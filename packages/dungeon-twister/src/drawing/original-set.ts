import { addPictograms, originalPictograms } from '@oubliette/art';

// Whoever draws the pieces of the original set brings them along; Prison does without.
addPictograms(originalPictograms);
