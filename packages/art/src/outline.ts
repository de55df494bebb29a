import type { claustrophobiaPictograms } from './claustrophobia-pictograms.ts';
import type { deedPictograms } from './deed-pictograms.ts';
import type { furtherPictograms } from './further-pictograms.ts';
import type { originalPictograms } from './original-pictograms.ts';
import { pictograms } from './pictograms.ts';
import type { soloPictograms } from './solo-pictograms.ts';

export type PictogramName =
  | keyof typeof pictograms
  | keyof typeof deedPictograms
  | keyof typeof originalPictograms
  | keyof typeof furtherPictograms
  | keyof typeof soloPictograms
  | keyof typeof claustrophobiaPictograms;

const known: Partial<Record<PictogramName, string>> = { ...pictograms };

/** Brings more pictograms than those of Prison, for whoever draws them. */
export function addPictograms(more: Partial<Record<PictogramName, string>>): void {
  Object.assign(known, more);
}

/** The outline of a pictogram on a field of 512 × 512. */
export function outlineOf(name: PictogramName): string {
  const outline = known[name];
  if (outline === undefined) throw new RangeError(`The pictogram ${name} was not brought along.`);
  return outline;
}
