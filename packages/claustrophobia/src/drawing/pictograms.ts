import {
  addPictograms,
  claustrophobiaPictograms,
  deedPictograms,
  originalPictograms,
} from '@oubliette/art';

// Whoever draws a cave also draws what is found there and who walks in it.
addPictograms({ ...deedPictograms, ...originalPictograms, ...claustrophobiaPictograms });
