/** For every rule that can refuse a wish: what is forbidden, and what would help. */
export const refusals = {
  A12: ['He is not exhausted', 'Stubborn helps one human whose die shows a cancelled line.'],
  A13: [
    'No such die lies here',
    'Second Chance rerolls dice that were just rolled, all together and once.',
  ],
  'CL-ACT-01': [
    'This one cannot act now',
    'Each human acts once a phase, and one action is finished before the next begins.',
  ],
  'CL-ACT-02': [
    'Not part of this action',
    'A warrior moves and fights, in either order. End his action first.',
  ],
  'CL-ACT-03': [
    'The move is over',
    'A move is one block: whoever fought after moving does not move again.',
  ],
  'CL-ACT-04': [
    'One fight per action',
    'One attack, or one deed instead of it, by somebody who is not exhausted.',
  ],
  'CL-ADV-01': [
    'You do not hold that card',
    'Advantage cards are drawn before play and each is used once.',
  ],
  'CL-ADV-02': [
    'The Grenade does not reach',
    'Choose the thrower’s own tile or one linked to it; he must not be exhausted.',
  ],
  'CL-ADV-03': [
    'There is no event to cancel',
    'The card answers an event at the moment it is announced.',
  ],
  'CL-ADV-04': [
    'The oil burns too late or stops this',
    'It is lit before the destiny roll, and then nothing goes to Dark Destiny.',
  ],
  'CL-ADV-05': [
    'There is nothing to heal there',
    'The potion heals one cancelled line of a human in play.',
  ],
  'CL-ADV-06': [
    'The card does not fit here',
    'It works only in its own moment; an attack with CBT 0 needs a card that raises it at once.',
  ],
  'CL-COMB-01': [
    'Not a target',
    'One enemy on the attacker’s tile, with CBT 1 or more. A declared attack stands.',
  ],
  'CL-COMB-06': ['That line is cancelled already', 'Each hit cancels another line of the six.'],
  'CL-COMP-02': [
    'No figure is left',
    'There are eleven Troglodytes, tough ones and the Guide among them. The dead come back.',
  ],
  'CL-DACT-01': [
    'This one cannot act now',
    'Each warrior of the demons acts once a phase, and nobody explores.',
  ],
  'CL-DACT-03': [
    'They are alike',
    'Troglodytes of one tile in the same state are one choice: take the first.',
  ],
  'CL-ENTR-01': [
    'Not enough Threat Points',
    'A Troglodyte costs 1, a Demon 5. Unspent points are kept.',
  ],
  'CL-ENTR-02': [
    'Nobody can enter here',
    'The tile needs an unexplored opening and no human on it.',
  ],
  'CL-ENTR-03': [
    'No Demon can be bought now',
    'Only the scenario’s Demon, as often as it says, never two at once.',
  ],
  'CL-EVT-01': ['You do not hold that card', 'Events come from Dark Destiny and are played once.'],
  'CL-EVT-03': ['The event has no target', 'Everything that the card asks for must be in play.'],
  'CL-EVT-04': [
    'There is nothing to panic about',
    'The card is played after the action roll, before the dice are given.',
  ],
  'CL-EVT-05': ['A crisis of faith', 'No gift works in this round. The Blessing still does.'],
  'CL-EVT-06': ['Nobody can get lost here', 'Another opening must be left to explore.'],
  'CL-EVT-07': [
    'No cave-in there',
    'It lies on a passage; a warrior with CBT 2 beside it clears it instead of fighting.',
  ],
  'CL-EVT-08': [
    'He is no bodyguard now',
    'Critical Hit takes that talent from one human for this Demon action phase.',
  ],
  'CL-EVT-09': ['No such object in play', 'Choose one that a human carries.'],
  'CL-EVT-11': [
    'He cannot be possessed',
    'A Condemned with CBT 1 or more, and a comrade on his tile.',
  ],
  'CL-EVT-12': [
    'Only for a plain Troglodyte',
    'It is played on its attack before the roll, once per attack.',
  ],
  'CL-EVT-13': [
    'He cannot flee there',
    'A Condemned goes to a linked neighbour tile that has room.',
  ],
  'CL-EVT-14': [
    'No tough one can appear there',
    'The tile needs room, and a Troglodyte figure must be left.',
  ],
  'CL-EVT-15': ['Nobody breathes there', 'Choose a tile with humans on it.'],
  'CL-EXH-02': [
    'He is exhausted',
    'Then he has neither talents nor object, and the gift of that die does not work.',
  ],
  'CL-EXPERT-01': [
    'Bids go down',
    'Each bid is a whole number below the last one, from 21 to 0. Or pass.',
  ],
  'CL-EXPERT-02': ['The team must be worth the bid', 'All points are spent, to the last one.'],
  'CL-EXPERT-03': [
    'Not for sale any more',
    'At most four gifts, two Brutes, two Blades and fifteen cards.',
  ],
  'CL-EXPERT-04': ['He cannot take it', 'One object for each warrior, and each object once.'],
  'CL-EXPL-01': ['Nothing to explore there', 'An unexplored opening has no tile behind it.'],
  'CL-EXPL-02': ['He cannot explore now', 'It costs 1 MVT, and he must be free to leave his tile.'],
  'CL-EXPL-04': ['It cannot lie like that', 'The new tile must open towards the explorer.'],
  'CL-EXPL-09': ['The pile is empty', 'There is nothing more to find.'],
  'CL-EXPL-10': [
    'That opening is closed',
    'A card has closed it to humans. Another one can still be explored.',
  ],
  'CL-EXPL-11': ['Demons never explore', 'They enter by unexplored openings and through holes.'],
  'CL-GIFT-01': ['He does not have that gift', 'The scenario names the gifts of the Redeemer.'],
  'CL-GIFT-02': [
    'The gift cannot be used',
    'Once a round, by the Redeemer himself, at its own moment.',
  ],
  'CL-GIFT-03': [
    'Not the moment for this Aura',
    'Aura of Blessing is used with the gifts of Initiative.',
  ],
  'CL-GIFT-04': [
    'The Aura does not heal that',
    'Before the Redeemer moves or fights: a cancelled line of a Condemned on his tile.',
  ],
  'CL-GIFT-05': ['Not the moment to gather', 'Gather Round! is used with the gifts of Initiative.'],
  'CL-GIFT-06': ['Courage does not go there', 'A human in play, with the gifts of Initiative.'],
  'CL-GIFT-07': [
    'Nothing can be foreseen now',
    'Once per exploration, while the gift lasts and tiles are left.',
  ],
  'CL-GIFT-08': [
    'There is nobody to smite',
    'One enemy target on the Redeemer’s tile, instead of fighting.',
  ],
  'CL-HCAP-03': ['He has that gift already', 'Choose one that the scenario does not give.'],
  'CL-INIT-02': [
    'Dice are given otherwise',
    'One die to each human in play, no more and no less; then confirm.',
  ],
  'CL-INIT-04': [
    'His die shows another gift',
    'A gift works if the Redeemer’s die has its number.',
  ],
  'CL-INIT-05': ['Not in this step', 'Now only gifts, the Blessing and cards of this moment.'],
  'CL-MOVE-01': [
    'Not enough movement',
    'Each step costs 1 MVT, and what is left when he stops is lost.',
  ],
  'CL-MOVE-02': [
    'There is no way',
    'Two tiles are linked if both have an opening on their common edge, and no cave-in lies there.',
  ],
  'CL-MOVE-03': [
    'No room on that tile',
    'Three of each side at most; one in a Tight Tunnel, five in the Pentacle Room and on the Exit.',
  ],
  'CL-MOVE-04': [
    'More enemies: nobody leaves',
    'Your side needs at least as many warriors there as the enemy.',
  ],
  'CL-MOVE-07': ['He is still moving', 'Stop first, or go on.'],
  'CL-RANGE-01': [
    'He does not reach that far',
    'Only a Blunderbuss or a Grenade reaches another tile.',
  ],
  'CL-RANGE-02': [
    'The shot does not reach',
    'The tile must lie beside his own and be linked with it.',
  ],
  'CL-ROUND-02': ['Somebody else decides now', 'Wait until it is your turn to choose.'],
  'CL-ROUND-03': ['Not the moment of that card', 'What it waits for stands on the card.'],
  'CL-ROUND-08': [
    'It cannot be taken back',
    'Dice have rolled, something was seen, or the other side has decided since.',
  ],
  'CL-SETUP-02': ['The scenario forbids it', 'Its own rule goes before the general ones.'],
  'CL-SETUP-05': [
    'Not for this warrior',
    'Each object says who may carry it, and nobody carries two.',
  ],
  'CL-TAL-03': ['Not so many misses', 'Each failed die may be rerolled once.'],
  'CL-TAL-04': [
    'He is no bodyguard here',
    'A Brute on the victim’s tile who is not exhausted, against combat hits only.',
  ],
  'CL-TAL-05': ['Somebody must take the hit', 'The victim, or a bodyguard on the same tile.'],
  'CL-TAL-07': ['Nobody walks away from him', 'An Impressive enemy holds everybody on his tile.'],
  'CL-TAL-08': [
    'Elusive meets Impressive',
    'Both talents are void here, and the enemy has more warriors.',
  ],
  'CL-TAL-09': ['He cannot be blessed', 'Another human in play.'],
  'CL-TAL-10': [
    'No more blessing',
    'Once per scenario, by a Redeemer who is not exhausted, and never himself.',
  ],
  'CL-THR-02': ['Not in this step of Threat', 'First dice, then areas, then figures and cards.'],
  'CL-THR-03': [
    'Pick the dice first',
    'Dice that lie on the table go to an area, each to one only.',
  ],
  'CL-THR-04': [
    'That area is used up',
    'Red areas work once; black ones as often as there are dice.',
  ],
  'CL-THR-06': ['Just one die', 'The Calm Before The Storm takes one die of any value.'],
  'CL-THR-07': ['All even or all odd', 'Every die on Sounds From The Deep in one phase is alike.'],
  'CL-THR-08': ['Two odd dice', 'Supernatural Speed takes two odd dice for each use.'],
  'CL-THR-09': ['One even and one odd die', 'They Are Legion takes just these two.'],
  'CL-THR-10': ['Two even dice', 'Sharpened Claws takes just these two.'],
  'CL-THR-11': ['Too low for Dark Destiny', 'Each of its dice shows 3 or more.'],
  'CL-THR-12': ['The sum is not 7', 'A Taste For Blood takes any dice of exactly 7.'],
  'CL-THR-13': ['The sum is not 11', 'Burrowing Monsters takes any dice of exactly 11.'],
  'CL-THR-14': [
    'Resistance is futile',
    'It takes 12 or more; while it lasts no human is Elusive and no smoke helps.',
  ],
  'CL-THR-15': ['The Trap does not take that', 'Dice of exactly 9, then one human in play.'],
  'CL-TILE-05': [
    'The water ends the move',
    'Whoever comes to a Flooded Tunnel goes no further; he may still fight.',
  ],
  'CL-TILE-06': [
    'The water holds him',
    'Leaving a Flooded Tunnel takes the whole MVT, at least 1 and unspent.',
  ],
  'CL-TILE-07': [
    'The trap comes first',
    'The first human in a Trapped Tunnel rolls a die before he goes on; a 4 ends his move.',
  ],
  'CL-TILE-11': ['There is a hole already', 'The token goes to another tile without a hole.'],
  'CL-TILE-12': [
    'No way through the holes',
    'Only Troglodytes, from a hole to another one that has room.',
  ],
  'CL-WIN-01': ['The match is over', 'Look back, or begin a new one.'],
  'CL-WIN-05': [
    'There is nothing to agree on',
    'A draw needs an offer, and the match must still go on.',
  ],
  S1: ['The marker does not go there', 'It goes to an unexplored opening that is not closed.'],
  S2: [
    'No charge here',
    'In the Pentacle Room without enemies: humans lay at most two, demons remove them.',
  ],
  S3: ['No such ambush', 'Only Troglodytes, and only on the tile that was just found.'],
  S4: [
    'A Seal of Protection',
    'Three inner tiles are sealed; demons break a Seal before they pass it.',
  ],
  S5: [
    'Not here, not this one',
    'A free Brute or Blade, on the nearest tile with room; sleeping Stashes wake one by one.',
  ],
  S6: [
    'No treasure to find here',
    'Search a Stash without enemies, or pick up what lies on this tile.',
  ],
  S7: ['One of these must go', 'The Demon player removes one of his figures on this tile.'],
  S8: [
    'Not in this place',
    'Poison belongs into the nest without enemies; the Guide takes a shortest way.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export const unforeseen: readonly [string, string] = [
  'The rules do not allow it',
  'The rule says why.',
];
