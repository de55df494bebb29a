import { addPictograms, deedPictograms } from '@oubliette/art';

// Whoever draws what can be done brings its signs along; a table at which nobody can do anything yet does without.
addPictograms(deedPictograms);
