export const en = {
  /** What counts, by the names of the machine's knowledge: good news for the humans, bad news for them. */
  reasons: {
    lives: ['More humans stay alive.', 'A human may die of it.'],
    redeemer: ['The Redeemer is safer.', 'The Redeemer is at risk.'],
    away: ['A human gets out of the cave.', 'Nobody gets out of the cave.'],
    lines: ['It spares the humans’ lines of action.', 'It costs the humans lines of action.'],
    frail: ['Nobody comes close to death.', 'Somebody comes close to death.'],
    held: ['The one in front gets free.', 'The one who is needed in front is held fast.'],
    wounds: ['The horde can hurt less.', 'The horde can hurt more.'],
    ambush: [
      'The horde strikes less before the humans act.',
      'The horde strikes before the humans act.',
    ],
    blows: ['The humans can strike harder.', 'The humans can strike less.'],
    cards: ['The humans keep their advantage cards.', 'It costs the humans advantage cards.'],
    tp: ['The demons have fewer threat points.', 'The demons gather threat points.'],
    dice: ['The demons roll fewer dice.', 'The demons roll more dice.'],
    pack: ['There are fewer Troglodytes.', 'There are more Troglodytes.'],
    tough: ['There are fewer tough Troglodytes.', 'There are more tough Troglodytes.'],
    demon: ['The Demon is weaker or gone.', 'The Demon is in play.'],
    heels: ['The humans shake off their pursuers.', 'Somebody is on the humans’ heels.'],
    coming: ['Fewer are on their way to the humans.', 'More are on their way to the humans.'],
    escape: ['The humans come nearer to getting away.', 'The humans are kept from getting away.'],
    deeds: [
      'What the scenario asks for is being done.',
      'What the scenario asks for is prevented.',
    ],
    found: ['What is looked for is found.', 'What is looked for stays hidden.'],
    pile: ['The tile that counts comes nearer.', 'The tile that counts gets farther.'],
    further: ['The humans get on.', 'The humans do not get on.'],
    front: [
      'The one in front comes nearer to the goal.',
      'The one in front is kept from the goal.',
    ],
    second: ['The second one keeps up.', 'The second one falls behind.'],
    rest: ['The others keep up.', 'The others fall behind.'],
  } as Readonly<Record<string, readonly [string, string]>>,
};
