export const en = {
  which: 'NPC cards',
  ours: 'Ours',
  oursWords: 'Most of these 32 are not those of the box.',
  mine: (n: number) => `Mine too (${n})`,
  onlyOurs: 'Most of the 32 NPC cards here are ours, not those of the box.',
  unfinished: 'Your own NPC cards are not finished: until then ours are played with.',
  write: 'Write down my own cards',
  edit: 'My own cards',
};
