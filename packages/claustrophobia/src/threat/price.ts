/** Threat points that a Troglodyte or the Demon costs (CL-ENTR-01). */
export const ENTRY_PRICE = { TR: 1, D: 5 } as const;
