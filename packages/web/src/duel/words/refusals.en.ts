/** For every rule that can refuse a wish: what is forbidden, and what would help. */
export const refusals = {
  'DT-THIEF-01': [
    'Only a way across',
    'Friends cross the pit she stands on, but nobody stops there with her.',
  ],
  'DT-MIX-05': [
    'Not your turn to choose',
    'The sides choose in turn; what one takes the other has too.',
  ],
  'DT-MERC-03': [
    'No second card',
    'Two cards are announced by a Berserker who attacks alone, in close combat, one enemy.',
  ],
  'DT-DARK-04': ['Only +0', 'With nothing but Torches around her, a Mummy plays +0.'],
  'DT-ALL-08': [
    'Magic does not help there',
    'At, on or from an anti-magic square magic adds nothing, so no attack is supported with it.',
  ],
  'DT-ALL-13': [
    'Said too late',
    'What is used in a combat is announced before the cards are chosen.',
  ],
  'DT-ALL-04': [
    'No place to stop',
    'An incorporeal one passes through, but ends the move on a free square.',
  ],
  'DT-ACT-01': [
    'Not enough action points',
    'Everything costs 1 AP, a scream 2. Play a higher card next turn.',
  ],
  'DT-ACT-03': [
    'This one cannot act',
    'Action points go only to your own healthy characters on the board. A Cleric heals the wounded.',
  ],
  'DT-BANSHEE-01': [
    'The scream does not reach',
    'A Banshee pushes only the first character she sees in a straight line, for 2 AP.',
  ],
  'DT-BANSHEE-02': [
    'No room behind to be pushed',
    'A wall, closed portcullis, slit, edge of the maze, face-down room or healthy character is in the way.',
  ],
  'DT-BANSHEE-03': [
    'The landing square is full',
    'Whoever is pushed takes the load along, and the square must hold both: at most two tokens that may lie together.',
  ],
  'DT-BANSHEE-05': [
    'Nobody is pushed out of the maze',
    'The maze is left only by one’s own move or jump. Pushing onto the own line is allowed.',
  ],
  'DT-BOARD-04': ['The maze ends here', 'Nothing moves or is seen across the outer edge.'],
  'DT-BOARD-05': [
    'Not through a wall',
    'It blocks movement, attacks and sight, and nobody breaks it. Turning the room moves it.',
  ],
  'DT-BOARD-07': [
    'That room lies face down',
    'It has no squares yet. Reveal it for 1 AP from a square beside it.',
  ],
  'DT-CARRY-01': [
    'One load at a time',
    'Hands hold one object or one wounded friend, never a wounded enemy. Swap, or leave the load first.',
  ],
  'DT-CARRY-03': [
    'Nothing to take or leave here',
    'Things change hands only during a move, on the square where they lie.',
  ],
  'DT-CARRY-04': [
    'It cannot be left here',
    'No object lies on another, and nothing but a Rope on a pit. Swap it, or leave it a square further.',
  ],
  'DT-CARRY-05': [
    'The friend’s hands are full',
    'Each may hold one thing only. Swap instead of giving.',
  ],
  'DT-CARRY-07': [
    'Nothing passes between enemies',
    'A healthy enemy keeps what he holds, also when you may pass him. Wound him first.',
  ],
  'DT-CARRY-09': [
    'A carried one is out of reach',
    'Whoever is carried can be neither attacked nor pushed. Aim at the carrier.',
  ],
  'DT-CARRY-10': [
    'It has just changed hands here',
    'Each thing changes hands once per square. One step further it may again.',
  ],
  'DT-CBT-01': [
    'No neighbour to attack',
    'A close combat needs an enemy on the next square with nothing between. The Bow and the Spear reach further.',
  ],
  'DT-CBT-02': [
    'That card cannot be chosen',
    'Each side chooses one Combat card that it holds; the +0 is always there.',
  ],
  'DT-CBT-06': [
    'Wounded in this turn already',
    'Nobody is attacked again in the turn in which he was wounded. Next turn he may be; a fireball burns him even now.',
  ],
  'DT-CBT-07': [
    'Protected until the turn ends',
    'Wounded and healed in this turn: no attack before the next one.',
  ],
  'DT-CLERIC-01': [
    'Nobody to heal there',
    'Only a Cleric heals, and only a wounded character on the next square.',
  ],
  'DT-CLERIC-02': [
    'The Cleric cannot reach this one',
    'Not across a wall, slit or closed portcullis, and nobody who is being carried: set him down first.',
  ],
  'DT-CLERIC-03': [
    'Healed, and resting',
    'Whoever was healed in this turn does nothing more before the next one.',
  ],
  'DT-COLOSSUS-02': [
    'Past the Colossus, not with him',
    'The weak slip past him, but they neither stop on his square nor take what he holds.',
  ],
  'DT-CONV-04': [
    'One thing at a time',
    'What has begun is finished first: end the move, the placing or the combat.',
  ],
  'DT-END-01': ['The match is over', 'Look at it again in the replay, or begin another one.'],
  'DT-END-03': [
    'Nothing to agree on now',
    'While the match goes on either side may offer a draw, and the other one answers. After a no it may be offered again.',
  ],
  'DT-EXIT-02': [
    'The way out is barred',
    'A healthy enemy stands on that square of his line. Take another square, or wound him.',
  ],
  'DT-EXT-01': [
    'An obstacle',
    'Lava, water and the like are crossed in flight, by Rope or jump; falling rocks under a shield, not by Rope.',
  ],
  'DT-EXT-02': [
    'A 3D obstacle',
    'Only flyers cross it, nothing stays on it, and nobody sees past it.',
  ],
  'DT-EXT-03': ['A 3D block', 'Only the incorporeal pass it, and nothing stays on it.'],
  'DT-EXT-04': ['No landing there', 'Nobody jumps onto a tree or an ice slope.'],
  'DT-EXT-08': ['Already fired', 'This weapon fires once in a turn.'],
  'DT-EXT-11': [
    'No push that way',
    'Nobody is pushed onto a tree, an ice slope or anything three-dimensional.',
  ],
  'DT-JUMP-01': [
    'No Jump card left',
    'Every jump costs one of three cards. A Rope carries over pits too.',
  ],
  'DT-JUMP-02': [
    'A jump needs a pit to cross',
    'Start beside a pit and land on another square beside it, straight on or round the corner.',
  ],
  'DT-JUMP-03': [
    'Something bars the jump',
    'Both edges must be open: no wall, closed portcullis or slit, not even for a Naga.',
  ],
  'DT-JUMP-04': ['Somebody is on that pit', 'Jumps lead only over pits without a character.'],
  'DT-JUMP-05': [
    'No place to land',
    'The square must be empty, hold one object, or a wounded friend; a full hand needs it empty. Leaving the load behind may help.',
  ],
  'DT-JUMP-06': [
    'The load cannot go that way',
    'A Rope jumped from stays on its pit, and nothing can be left behind by empty hands.',
  ],
  'DT-LOS-01': [
    'Not in a straight line',
    'One sees along rows and columns only. Move into line with the target.',
  ],
  'DT-LOS-02': [
    'Somebody blocks the view',
    'Every character hides what is behind him. Choose the nearer one, or move.',
  ],
  'DT-MIX-01': ['Not yet', 'First two pairs of rooms, then eight characters, then six objects.'],
  'DT-MIX-02': [
    'Not in the collection',
    'A side has each piece as often as the sets do, and takes the first copy that is left.',
  ],
  'DT-MIX-04': [
    'No such pair',
    'The sides choose in turn, and each pair of rooms can be chosen once.',
  ],
  'DT-MIX-06': ['Gone', 'The other side has taken it in the draft.'],
  'DT-MIX-07': ['No such pair', 'Each side brings two different pairs of rooms.'],
  'DT-MIX-09': [
    'Not one of the team',
    'As a handicap a side takes out characters of its own team, and no others.',
  ],
  'DT-MOVE-01': [
    'Not with these steps',
    'A move has at least one step and at most as many as the movement value. Another move costs another AP.',
  ],
  'DT-MOVE-03': [
    'The way is blocked',
    'Healthy enemies, walls, slits, pits, closed portcullises and face-down rooms stop a walker. More steps do not help.',
  ],
  'DT-MOVE-04': [
    'No place to stop',
    'A move ends on an empty square, on an object or on a wounded friend, and with full hands only where nothing lies.',
  ],
  'DT-MOVE-05': [
    'These two cannot lie together',
    'Two wounded, two healthy or two objects never share a square. Leave the load elsewhere.',
  ],
  'DT-PIT-01': [
    'A pit',
    'Nobody walks over a bare pit or stops on it. A Rope helps, a Jump card crosses it, a Wizard flies.',
  ],
  'DT-PIT-04': [
    'A wounded friend hangs on this Rope',
    'Take him instead of the Rope, and the Rope stays for the next one.',
  ],
  'DT-PORT-01': [
    'Not through a closed portcullis',
    'Closed, it acts as a wall for movement and sight. A Backstabber or the Key opens it for 1 AP, a Colossus breaks it.',
  ],
  'DT-PORT-02': [
    'No portcullis to open or close',
    'A Backstabber or a carrier of the Key works an unbroken one beside their square: opens a closed one, closes an open one.',
  ],
  'DT-PORT-03': [
    'Broken for good, or not yours to break',
    'Only a Colossus breaks a portcullis beside him, and a broken one is never opened, closed or broken again.',
  ],
  'DT-PORT-06': [
    'The portcullis is behind a wall',
    'It is worked only where no wall or slit stands on this side.',
  ],
  'DT-POTION-01': [
    'No potion for that',
    'Only whoever drank has the AP of a Speed Potion; only its carrier drinks it.',
  ],
  'DT-REV-01': [
    'Nobody has access to this room',
    'It is revealed by a healthy character on a square beside it whose own edge is open.',
  ],
  'DT-REV-02': [
    'Not a room of this line',
    'From the starting line only the two rooms that touch it are revealed.',
  ],
  'DT-REV-03': [
    'Not yours to place',
    'Whoever reveals a room places everything but his own objects; those the opponent places afterwards.',
  ],
  'DT-REV-04': [
    'Not on this square',
    'One token per square, on floor or gear of the revealed room, never on a pit.',
  ],
  'DT-RNG-01': [
    'No shot from here',
    'It takes the Bow, an enemy in sight and no healthy enemy beside the shooter.',
  ],
  'DT-RNG-06': [
    'Cannot join this attack',
    'Support comes from a shooter who could shoot at the target himself, before the cards are chosen.',
  ],
  'DT-ROPE-03': [
    'The Rope finds no hold',
    'A pit needs two squares beside it to tie a Rope to, with nothing between.',
  ],
  'DT-ROPE-06': [
    'Not from pit to pit with one Rope',
    'Taken along, it leads only onto firm ground or a pit that has its own Rope.',
  ],
  'DT-ROPE-08': [
    'A friend hangs on this Rope',
    'Nobody takes it from under him. Let him leave the pit first.',
  ],
  'DT-ROT-01': [
    'This turn needs the gear and its arrow',
    'A healthy character on the gear turns the room the way of its arrow. A Mekanork turns it either way.',
  ],
  'DT-ROT-02': [
    'This room does not turn from here',
    'A gear turns its own room or the revealed one of the same number, each by its own arrow.',
  ],
  'DT-SET-02': [
    'Starters stand on the dots',
    'Four of your characters, one on each dot of your own line.',
  ],
  'DT-SET-03': [
    'Not this token, not now',
    'The players put their remaining tokens on rooms in turn, one at a time.',
  ],
  'DT-SET-04': [
    'This room is full',
    'Rooms beside a starting line take two tokens, the others three; in the beginner game all take two. Choose another.',
  ],
  'DT-SHIELD-01': [
    'The Large Shield stops arrows',
    'Nobody shoots at its carrier. Close combat, Spear, scream and fireball do reach him.',
  ],
  'DT-SLIT-01': [
    'Not through an arrow slit',
    'For steps and blows it is a wall. A Naga walks through, the Spear reaches through.',
  ],
  'DT-SLIT-02': [
    'Too far from the slit',
    'One sees through an arrow slit only from the square right beside it.',
  ],
  'DT-SLIT-03': [
    'The view ends at this slit',
    'Beyond the first slit another slit, wall or closed portcullis blocks it.',
  ],
  'DT-SPEAR-01': [
    'Out of reach of the Spear',
    'It strikes exactly two squares away in a straight line with nobody between, or right through a slit.',
  ],
  'DT-SPEAR-03': [
    'Too close for the Spear',
    'It strikes no neighbour, and not while a healthy enemy stands beside. Attack without it.',
  ],
  'DT-SPEAR-06': [
    'The Spear cannot join in',
    'Its carrier joins only an attack on a target that the Spear could strike itself.',
  ],
  'DT-TELEPATH-01': [
    'The Telepath decides',
    'Before the cards are chosen the Telepath’s player names one, or none; whoever holds it plays it.',
  ],
  'DT-TELEPATH-03': [
    'No mind is read here',
    'Not in group or ranged combat, not by a wounded Telepath, not against another Telepath.',
  ],
  'DT-TROLL-01': [
    'No regeneration',
    'A wounded Troll regenerates, though not in the turn of his wound and not while carried.',
  ],
  'DT-TROLL-02': [
    'He has just recovered',
    'A Troll who regenerated or was healed does nothing more this turn.',
  ],
  'DT-TURN-01': [
    'A card has been played already',
    'One Action card a turn. Spend its AP or end the turn.',
  ],
  'DT-TURN-02': [
    'First an Action card from the hand',
    'Every turn begins with one. Cards come back when all four are played.',
  ],
  'DT-TURN-03': [
    'The first card is a 2',
    'The very first turn of the match is played with 2 Actions.',
  ],
  'DT-TURN-04': [
    'Too high so early',
    'Until somebody has played a 4, a card is at most one higher than the highest that any player has played.',
  ],
  'DT-TURN-05': ['Not your turn', 'Only the active player spends action points.'],
  'DT-TURN-06': [
    'What was seen stands',
    'A turned or revealed room, a combat and another player’s answer cannot be undone; over a link you may ask the others.',
  ],
  'DT-WAND-01': [
    'No fireball',
    'Only a Wizard with the Fireball Wand throws one, and only where somebody is in sight.',
  ],
  'DT-WIZARD-01': [
    'The Wizard cannot hover here',
    'He flies over pits and enemies, but the move ends on a square where he may stand.',
  ],
} as const satisfies Record<string, readonly [title: string, words: string]>;

export type RefusedRule = keyof typeof refusals;

/** A rule that no wish of a player meets: the rulebook has its words. */
export const unforeseen = ['Not allowed', 'The rulebook says why.'] as const;
