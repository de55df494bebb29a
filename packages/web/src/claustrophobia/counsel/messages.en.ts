export const en = {
  /** What counts, by the names of the machine's knowledge: good news for the humans, bad news for them. */
  reasons: {
    promise: [
      'In matches that I have played against myself this choice has paid off.',
      'In matches that I have played against myself this choice has paid off.',
    ],
    end: [
      'Nothing else that I looked at is better than to leave it at that.',
      'Nothing else that I looked at is better than to leave it at that.',
    ],
    lives: ['A human comes into play.', 'A human dies.'],
    redeemer: ['The Redeemer is safer.', 'The Redeemer is at risk.'],
    away: ['A human gets out of the cave.', ''],
    lines: ['A human regains a line of action.', 'It costs the humans lines of action.'],
    frail: ['Fewer humans are down to their last line.', 'A human is down to the last line.'],
    held: ['The one in front gets free.', 'The one who is needed in front is held fast.'],
    wounds: ['The horde can hurt less.', 'The horde can hurt more.'],
    ambush: [
      'The horde strikes less before the humans act.',
      'The horde strikes before the humans act.',
    ],
    blows: ['The humans can strike harder.', 'The humans can strike less.'],
    cards: ['The humans have the better of the cards.', 'The demons have the better of the cards.'],
    tp: ['The demons have fewer threat points.', 'The demons gather threat points.'],
    dice: ['The demons roll fewer dice.', 'The demons roll more dice.'],
    pack: ['There are fewer Troglodytes.', 'There are more Troglodytes.'],
    tough: ['There are fewer tough Troglodytes.', 'There are more tough Troglodytes.'],
    demon: ['The Demon is weaker or gone.', 'The Demon is in play.'],
    heels: ['Fewer enemies stand beside the humans.', 'More enemies stand beside the humans.'],
    barred: [
      'Fewer enemies stand between the humans and their goal.',
      'More enemies stand between the humans and their goal.',
    ],
    coming: ['Fewer are on their way to the humans.', 'More are on their way to the humans.'],
    escape: ['The humans come nearer to the way out.', 'The humans get farther from the way out.'],
    deeds: [
      'What the scenario asks for is being done.',
      'What the scenario asks for is prevented.',
    ],
    found: ['What is looked for is found.', 'What is looked for stays hidden.'],
    pile: ['The tile that counts comes nearer.', 'The tile that counts gets farther.'],
    further: ['The humans make headway.', 'The humans make no headway.'],
    front: [
      'The one in front comes nearer to the goal.',
      'The one in front gets farther from the goal.',
    ],
    second: [
      'The second one comes nearer to the goal.',
      'The second one gets farther from the goal.',
    ],
    rest: ['The others come nearer to the goal.', 'The others get farther from the goal.'],
  } as Readonly<Record<string, readonly [string, string]>>,
};
