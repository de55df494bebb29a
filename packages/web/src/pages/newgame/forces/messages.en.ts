export const en = {
  set: 'Pieces and rooms from',
  sets: {
    prison: 'The box of Prison: Naga, Colossus, Telepath and their like, rooms 37 to 40.',
    base: 'The first box: Goblin, Thief, Troll, Wall-Walker, Warrior, rooms 1 to 4.',
    mixed: 'Everything of both boxes; you choose what your match is made of.',
  },
  mode: 'How forces are chosen',
  modes: {
    set: 'Nothing is chosen: both sides have all that the box holds, once.',
    mutual: 'In turn you name a piece, and both sides get it. Equal teams, all in the open.',
    draft: 'In turn you take a piece, and its twin leaves the other side. All in the open.',
    scenario: 'Rooms, teams and what is special are fixed: a story to play, ours or from a file.',
    free: 'Each brings rooms and team behind the curtain. Nobody knows what awaits him.',
  },
  modeWords: 'A way of choosing takes both sets; the box as it is takes one.',
  target: (n: number) => `Mixed games are recommended to ${n} VP.`,
  quick: 'Quick start then places by chance what you have chosen.',
  handicap:
    'Where forces are chosen, the handicapped side first gathers a whole team and then secretly takes characters out. The other side learns how many, not whom.',
  scenario:
    'A scenario fixes both teams, so that a handicap only takes Combat cards away; it may have a target of its own.',
  further: 'Further sets beside ours',
  shipped: {
    'paladins-and-dragons':
      'Eight rooms with mist, rifts, falling rocks; a dragon that breathes fire, a Golem, a Ghost, a Paladin with both hands full.',
    mercenaries:
      'Eight rooms with armories, foundries, remote pits; Assassin, Samurai, a Gold Dragon with its Treasure, weapons of nobody.',
    guests:
      'A Mummy who fears Torches, an Archer Elf, a Crossbow, a Ring of Weakness that nobody gets rid of.',
  } as Readonly<Record<string, string>>,
  clash: 'These sets do not go together:',
  furtherWords: 'Their pairs of rooms and their pieces lie among those to choose from.',
  noSet: (name: string) => `“${name}” brings no set along.`,
  inventory: (pairs: readonly number[], pieces: readonly string[]) =>
    [
      ...(pairs.length > 0 ? [`Pairs of rooms: ${pairs.join(', ')}.`] : []),
      ...(pieces.length > 0 ? [`Pieces: ${pieces.join(', ')}.`] : []),
    ].join(' '),
  many: {
    3: 'Twelve rooms in the shape of a T. Every line that is not yours is a way out, and 6 points win.',
    4: 'Everybody plays alone. Every line that is not yours is a way out, and 6 points win.',
    5: 'A frame of twenty rooms. Every line that is not yours is a way out, and 6 points win.',
  },
  board: 'Board',
  published: 'Published',
  publishedWords: 'Twelve rooms, a block without corners. Neighbours are close.',
  wide: 'Wide',
  wideWords: 'Sixteen rooms with two wings. The ways are longer.',
  machineSeats: 'The machine plays',
  machineLevel: 'How well it plays',
  notes: {
    whole: 'The beginner game is played with one set: you now play the whole maze.',
    'one-set': 'The beginner game is played with one set: the sets are no longer mixed.',
  },
};
