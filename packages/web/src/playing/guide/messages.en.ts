type Words = Readonly<Record<string, { readonly title: string; readonly words: string }>>;

const duel = {
  card: {
    title: 'Play an Action card',
    words:
      'Its number is how many action points (AP) your turn has. Cards come back when all four are played. The match begins with a 2; until a 4 is played, go at most one higher.',
  },
  'combat-card': {
    title: 'Lay a Combat card',
    words:
      'It is added to your side’s strength, unseen; the higher sum wins. Then it is gone for good, all but the +0. Do not waste a big one on a fight that is lost.',
  },
  put: {
    title: 'Put the tokens down',
    words:
      'Whoever opens a room places its tokens, friend and foe; only their own objects are placed by the opponent. Put your own near your way out, the enemy’s far from theirs.',
  },
  leave: {
    title: 'Walk out',
    words:
      'One of yours can reach the enemy’s starting line. Whoever walks out over it brings a victory point (VP), the Goblin two.',
  },
  attack: {
    title: 'Attack',
    words:
      'An enemy stands beside one of yours. Both sides add a Combat card to their strength. The loser is wounded; a wounded one who is attacked and loses is dead: 1 VP.',
  },
  heal: {
    title: 'Heal',
    words:
      'A wounded friend stands beside your Cleric. For 1 AP he is whole again: the wounded neither act nor leave.',
  },
  reveal: {
    title: 'Open a room',
    words:
      'One of yours stands beside a dark room, or on your starting line before it. You may open it: tap the room. That costs 1 AP and turns up the tokens in it.',
  },
  take: {
    title: 'Take it along',
    words:
      'An object or a wounded friend is within reach. Stop there, or take it on the way: each can carry one.',
  },
  move: {
    title: 'Move',
    words:
      'Tap one of yours, then a marked square. 1 AP moves one of yours as far as its movement value. Your way out is the enemy’s line.',
  },
  turn: {
    title: 'Turn a room',
    words:
      'One of yours stands on a gear. For 1 AP its room turns a quarter, or the other room of that number: it opens a way for you, or shuts one for them.',
  },
  jump: {
    title: 'Jump',
    words: 'A pit is in the way. A jump costs 1 AP and one of your three Jump cards.',
  },
  portcullis: {
    title: 'Raise a portcullis',
    words:
      'One of yours can open this portcullis, or break it for good. A short cut is worth an AP.',
  },
  end: {
    title: 'End the turn',
    words: 'AP are not saved for later. With nothing better to do, end the turn.',
  },
} satisfies Words;

export const en = {
  name: 'First match',
  named: (title: string) => `First match: ${title}`,
  show: 'Show me where',
  enough: 'I know enough',
  also: 'You can also:',
  waiting: {
    title: 'Not your turn',
    words: (name: string) => `Watch what ${name} does. The chronicle keeps all of it.`,
  },
  answer: {
    title: 'You are asked',
    words: 'A special question: what each answer does stands beside it, and every one is allowed.',
  },
  quiet: {
    title: 'Your turn',
    words: 'Of all that can be done here I have spoken before. The hint tells what I would do.',
  },
  over: {
    title: 'The match is over',
    words: 'Look back at its turning points, or play the next one without me: you know how now.',
  },
  topics: {
    duel,
    solo: {
      ...duel,
      watch: {
        title: 'Let the next NPC act',
        words:
          'The NPCs act one after the other, each by its card: the first objective within reach. Let the next one act; “Why?” tells its reasons.',
      },
      card: {
        title: 'Play an Action card',
        words:
          'Its number is your action points (AP). The first four turns go 2, 3, 4, 5; then the order is free. In your very first action open a room before your line.',
      },
      'combat-card': {
        title: 'Lay a Combat card',
        words:
          'It is added to your strength; then the top card of the NPCs is turned up, by chance. The higher sum wins. All but the +0 are gone for good.',
      },
      reveal: {
        title: 'Open a room',
        words:
          'One of yours stands beside a dark room, or on your line before it. For 1 AP it lies open; friends and foes come from the bag, where dice put them.',
      },
    },
    claustrophobia: {
      marker: {
        title: 'The draught of fresh air',
        words:
          'Choose the opening from which the air blows. Follow it from tile to tile: behind the tenth one is the Exit.',
      },
      dice: {
        title: 'Give out the dice',
        words:
          'One die for everybody. Its line on the card says for this round how far he walks, how many dice he strikes with, how well he is protected.',
      },
      confirm: {
        title: 'Confirm the dice',
        words:
          'Everybody has a die. You may still exchange them; once confirmed they hold for the whole round.',
      },
      line: {
        title: 'Give up a line',
        words:
          'A hit cancels one line of his card, for good. Give up the one that you need least: if its die comes again, he is exhausted.',
      },
      guard: {
        title: 'A bodyguard',
        words:
          'The Brute may take this hit in place of a friend on his tile. He has six lines, like everybody, and uses them better.',
      },
      gifts: {
        title: 'Gifts of the Redeemer',
        words: 'His die wakes one of his gifts. Use it, or go on without.',
      },
      window: {
        title: 'A card, now?',
        words:
          'This is a moment for a card. Each works once: keep it for when it saves somebody, and pass now.',
      },
      attack: {
        title: 'Attack',
        words:
          'An enemy is within reach. Tap your warrior, then the enemy: as many dice as his attack says, and each that reaches their defence is a hit.',
      },
      explore: {
        title: 'Explore',
        words:
          'Tap a warrior, then a dashed opening: for one step a new tile is laid there, and he goes on to it. The demons turn it as they like.',
      },
      go: {
        title: 'Walk',
        words:
          'Tap a warrior, then a tile. A step is one tile. Stay together: who is outnumbered on his tile cannot leave it.',
      },
      finish: {
        title: 'End his action',
        words:
          'Everybody acts once in a round: a walk and a blow, in either order. What he has not used is lost.',
      },
      end: {
        title: 'End the phase',
        words:
          'When everybody has acted, it is the demons’ turn: they gather threat, bring Troglodytes, and strike.',
      },
    } as Words,
  } as Readonly<Record<string, Words>>,
};
