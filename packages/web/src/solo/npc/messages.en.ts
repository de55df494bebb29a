export const en = {
  figures: (move: number, combat: number) => `M ${move} · C ${combat}`,
  objects: 'Objects',
  characters: 'Enemies and friends',
  wounded: 'a wounded friend',
  /** Where the box of the solo game prints another name. */
  printed: {} as Readonly<Record<string, string>>,
  primary: 'primary',
  acted: 'has acted',
  sideways: 'does not act',
  like: (whose: string, words: string) => `As on the card of ${whose}: ${words}`,
  byHand: 'The game plays it without its trait; at your own table you apply what your card says.',
  quoted: (words: string) => `“${words}”`,
};
