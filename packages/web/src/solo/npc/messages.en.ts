export const en = {
  figures: (move: number, combat: number) => `M ${move} · C ${combat}`,
  objects: 'Objects',
  characters: 'Enemies and friends',
  wounded: 'a wounded friend',
  primary: 'primary',
  acted: 'has acted',
  sideways: 'does not act',
  quoted: (words: string) => `“${words}”`,
};
