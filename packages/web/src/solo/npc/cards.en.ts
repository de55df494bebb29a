export interface NpcWords {
  readonly text: string;
  readonly motto: string;
}

/** What is printed on a card of the prison: the trait and the motto. */
export const cards: Readonly<Record<string, NpcWords>> = {
  'curious-lissandra': {
    text: 'After every second room she reveals, two reinforcements arrive.',
    motto: 'Every second room she opens, the big bell rings.',
  },
  jen: {
    text: 'If she beats her target in close combat, she takes its object if it is on her list.',
    motto: 'What you drop, I keep.',
  },
  'nina-picklock': {
    text: 'When she opens a portcullis, all portcullises of that room open.',
    motto: 'One lock, all locks.',
  },
  'mirabelle-draught': {
    text: 'At the end of her activation she closes every open portcullis next to her.',
    motto: 'Were you born in a barn? Shut it!',
  },
  'rick-the-wave': {
    text: 'Pushes enemies through walls, slits and portcullises: the obstacle breaks, the enemy is wounded.',
    motto: 'His wave goes through walls, and so do you.',
  },
  'ley-wight': {
    text: 'His scream pushes up to two squares.',
    motto: 'A long, long breath.',
  },
  'auntie-hush': {
    text: 'Her scream costs 1 AP but reaches only 3 squares.',
    motto: 'A whisper will do.',
  },
  'moaning-mabel': {
    text: 'Her scream pulls the enemy one square towards her.',
    motto: 'Come here and listen to me!',
  },
  'father-goodfellow': {
    text: 'An NPC he heals may still be activated this turn.',
    motto: 'Up you get, my child, and off you go.',
  },
  'father-junk': {
    text: 'Attacks only if the enemies next to him are weaker in total than he is.',
    motto: 'Only picks on someone smaller.',
  },
  'brother-limp': {
    text: 'While wounded he is activated and crawls 2 squares towards a Cleric.',
    motto: 'Down, but not out: he crawls.',
  },
  'mother-plaster': {
    text: 'Heals at up to 3 squares in line of sight.',
    motto: 'Throws a bandage and never misses.',
  },
  artos: {
    text: 'The NP scores 1 VP for every third portcullis he breaks.',
    motto: 'Every third gate is a trophy.',
  },
  'hur-ban': {
    text: 'Attacking a wounded character, he turns two combat cards and uses the higher.',
    motto: 'Likes to finish what he began.',
  },
  mangdu: {
    text: 'Small enemies cannot pass through him.',
    motto: 'Nobody slips between these knees.',
  },
  'little-bo': {
    text: 'The first combat wound he suffers is ignored.',
    motto: 'The first blow does not count.',
  },
  'tinker-al': {
    text: 'While he is on a gear, only Mekanorks can turn that pair of rooms.',
    motto: 'My gear. Mine. Hands off.',
  },
  yom: {
    text: 'Turns his own room first, then with AP left its twin, one roll for each.',
    motto: 'Why turn one when you can turn two?',
  },
  'cogwheel-kuzma': {
    text: 'Arrives on the gear of the room.',
    motto: 'Never leaves the workshop.',
  },
  'contrary-greta': {
    text: 'Arrives on the gear; the room she turns goes against its arrow.',
    motto: 'Left means right, obviously.',
  },
  serpico: {
    text: 'Carrying a wounded NPC or the Wand, his first objective is to bring it to a Cleric or a Wizard.',
    motto: 'The wounded to the Cleric, the fire to the Wizard.',
  },
  'snake-slissken': {
    text: 'Objects of a room he reveals are placed where he can reach them at once.',
    motto: 'Whatever is behind the door rolls to his tail.',
  },
  'bella-ding-dong': {
    text: 'After every third room revealed by NPCs, one reinforcement arrives.',
    motto: 'Knock three times and she rings.',
  },
  'slippery-zoya': {
    text: 'Moves through healthy enemies.',
    motto: 'You had her. You almost had her.',
  },
  'puny-ed': {
    text: 'In a duel the Player must play his weakest combat card (not +0).',
    motto: 'Makes you reach for your feeblest card.',
  },
  xant: {
    text: 'In a duel the NP turns two combat cards and uses the higher.',
    motto: 'Knew it before you did.',
  },
  'madame-deja-vu': {
    text: "In a duel the Player's combat card is drawn at random (not +0).",
    motto: 'Pick a card. No, not that one.',
  },
  'doctor-migraine': {
    text: "In a duel the enemy's combat value counts as 0.",
    motto: 'Your strength is all in your head.',
  },
  maldon: {
    text: 'The first Fireball he throws does not use up the wand.',
    motto: 'There is always a spark left.',
  },
  amestin: {
    text: 'With the Large Shield he is immune to Fireballs and screams.',
    motto: 'There is room for one behind this shield.',
  },
  'absent-minded-bartholomew': {
    text: 'Before acting he rolls the teleport dice and may land elsewhere in his room.',
    motto: 'Now where was I?',
  },
  'grandpa-encore': {
    text: 'When he is eliminated, a reinforcement arrives.',
    motto: 'Applaud once and another one comes on.',
  },
};
