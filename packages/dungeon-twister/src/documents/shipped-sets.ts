import type { InBoth } from './ingredients.ts';
import type { SetDocument } from './set-document.ts';

/** A further set of ours: a document like anybody's, fetched when somebody wants to play with it. */
export interface ShippedSet {
  readonly id: string;
  readonly names: InBoth;
  /** Without rooms and a team of its own: it only joins others. */
  readonly joins?: true;
  load(): Promise<SetDocument>;
}

const documentOf = ({ default: set }: { readonly default: unknown }) => set as SetDocument;

export const SHIPPED_SETS: readonly ShippedSet[] = [
  {
    id: 'paladins-and-dragons',
    names: { en: 'Paladins & Dragons', ru: 'Паладины и драконы' },
    load: async () =>
      documentOf(await import('../../sets/paladins-and-dragons.json', { with: { type: 'json' } })),
  },
  {
    id: 'mercenaries',
    names: { en: 'Mercenaries', ru: 'Наёмники' },
    load: async () =>
      documentOf(await import('../../sets/mercenaries.json', { with: { type: 'json' } })),
  },
  {
    id: 'guests',
    names: { en: 'Guests', ru: 'Гости' },
    joins: true,
    load: async () =>
      documentOf(await import('../../sets/guests.json', { with: { type: 'json' } })),
  },
];
