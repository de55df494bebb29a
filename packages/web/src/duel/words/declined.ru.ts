export type Gender = 'm' | 'f' | 'n';

export interface Declined {
  readonly gender: Gender;
  readonly forms: readonly [string, string, string, string, string];
}

/** Одушевлённое мужского рода с твёрдой основой: винительный как родительный. */
export const strong = (nom: string): Declined => ({
  gender: 'm',
  forms: [nom, `${nom}а`, `${nom}у`, `${nom}а`, `${nom}ом`],
});
