import type { Arrow, DuelSeat } from '@oubliette/dungeon-twister';
import type { PieceId } from './mention.ts';
import { seats } from './phrases.en.ts';
import { nameOf } from './pieces.en.ts';

const sides = (asked: readonly DuelSeat[], one: string, many: string) =>
  asked.length > 1 ? `${asked.length > 2 ? 'All' : 'Both'} ${many}` : `${seats[asked[0]!]} ${one}`;

export type AskedAbout =
  | 'pairs'
  | 'picks'
  | 'gathering'
  | 'removal'
  | 'starters'
  | 'hiding'
  | 'card'
  | 'turn'
  | 'move'
  | 'put'
  | 'muster'
  | 'demand'
  | 'fight';

export const asked = {
  questions: {
    pairs: seats => sides(seats, 'chooses a pair of rooms', 'choose a pair of rooms'),
    picks: seats => sides(seats, 'chooses a piece', 'choose a piece'),
    gathering: seats => sides(seats, 'secretly gathers a team', 'secretly gather their teams'),
    removal: seats => sides(seats, 'secretly removes characters', 'secretly remove characters'),
    starters: seats => sides(seats, 'chooses four starters', 'choose four starters'),
    hiding: seats => sides(seats, 'hides a token on a room', 'hide a token on a room'),
    card: seats => sides(seats, 'plays an Action card', 'play an Action card'),
    turn: seats => sides(seats, 'spends action points', 'spend action points'),
    move: seats => sides(seats, 'is on the move', 'are on the move'),
    put: seats => sides(seats, 'places the revealed tokens', 'place the revealed tokens'),
    muster: seats => sides(seats, 'may add support from afar', 'may add support from afar'),
    demand: seats => sides(seats, 'may demand a Combat card', 'may demand a Combat card'),
    fight: seats => sides(seats, 'chooses a Combat card', 'choose a Combat card'),
  } as Readonly<Record<AskedAbout, (seats: readonly DuelSeat[]) => string>>,
  /** The same to the one who is asked. */
  yours: {
    pairs: 'Choose a pair of rooms',
    picks: 'Choose a piece',
    gathering: 'Gather your team in secret',
    removal: 'Remove characters in secret',
    starters: 'Choose four starters',
    hiding: 'Hide a token on a room',
    card: 'Play an Action card',
    turn: 'Spend your action points',
    move: 'Go on with the move',
    put: 'Place the revealed tokens',
    muster: 'Add what is said before the cards, or go on',
    demand: 'You may demand a Combat card',
    fight: 'Choose a Combat card',
  } as Readonly<Record<AskedAbout, string>>,
  over: 'The match is over',
  deeds: {
    move: 'Move',
    jump: 'Jump',
    turn: 'Turn room',
    attack: 'Attack',
    shoot: 'Shoot',
    spear: 'Spear',
    open: 'Open',
    close: 'Close',
    break: 'Break',
    heal: 'Heal',
    scream: 'Scream',
    fire: 'Fireball',
    regenerate: 'Regenerate',
    drink: 'Drink',
  },
  /** Where something is, and where somebody goes. */
  sides: ['above', 'right', 'below', 'left'] as readonly string[],
  ways: ['up', 'right', 'down', 'left'] as readonly string[],
  actions: {
    starter: (piece: PieceId, dot: number) => `${nameOf(piece)} on square ${dot} of the line`,
    hide: (piece: PieceId, room: string) => `Hide ${nameOf(piece)} on the room ${room}`,
    card: (value: number) => `Play ${value} Actions`,
    demand: (value: number) => (value === 0 ? 'Demand nothing' : `Demand +${value}`),
    choose: (value: number) => `Choose +${value}`,
    end: 'End turn',
    drop: (piece: PieceId | null) => (piece ? `Leave ${nameOf(piece)} here` : 'Leave it here'),
    stop: 'Stop here',
    fight: 'To the cards',
    reveal: (room: string) => `Reveal the room ${room}`,
    put: (piece: PieceId, owner: DuelSeat | null, square: string) =>
      `Put ${owner ? `${seats[owner]}'s ` : ''}${nameOf(piece)} on ${square}`,
    yield: 'Leave the placing to the other side',
    turn: (room: string, arrow: Arrow) => `Turn room ${room} ${arrow}`,
    step: (way: string) => `Step: ${way}`,
    move: (piece: PieceId) => `Move ${nameOf(piece)}`,
    take: (piece: PieceId) => `Take ${nameOf(piece)}`,
    swap: (piece: PieceId, left: PieceId | null) =>
      left ? `Swap ${nameOf(left)} for ${nameOf(piece)}` : `Swap for ${nameOf(piece)}`,
    support: (piece: PieceId) => `${nameOf(piece)} joins in`,
    armed: (words: string, weapon: PieceId | null) =>
      `${words}: ${weapon === null ? 'own weapon' : nameOf(weapon)}`,
    declare: (piece: PieceId) => `${nameOf(piece)}: play two cards`,
    use: (piece: PieceId) => `Use ${nameOf(piece)}`,
    freely: (words: string, means: PieceId | null) =>
      `${words}, 0 AP${means === null ? '' : ` (${nameOf(means)})`}`,
    jump: (square: string | null, leave: boolean, what: PieceId | null) =>
      `Jump${square ? ` to ${square}` : ''}${leave ? `, leaving ${what ? nameOf(what) : 'the load'}` : ''}`,
    attack: (target: PieceId) => `Attack ${nameOf(target)}`,
    shoot: (target: PieceId) => `Shoot at ${nameOf(target)}`,
    spear: (target: PieceId) => `Spear ${nameOf(target)}`,
    heal: (target: PieceId, isEnemy: boolean) =>
      `Heal ${isEnemy ? 'the enemy ' : ''}${nameOf(target)}`,
    scream: (target: PieceId, owner: DuelSeat | null, square: string | null) =>
      `Push ${owner ? `${seats[owner]}'s ` : ''}${nameOf(target)}${square ? ` to ${square}` : ''}`,
    open: (side: string, far: boolean) => `Open ${side}${far ? ', far part' : ''}`,
    close: (side: string, far: boolean) => `Close ${side}${far ? ', far part' : ''}`,
    break: (side: string, far: boolean) => `Break ${side}${far ? ', far part' : ''}`,
    fire: (way: string) => `Fireball: ${way}`,
    regenerate: 'Regenerate',
    drink: 'Drink the Speed Potion',
    pair: (number: number) => `Take the pair of rooms ${number}`,
    enlist: (piece: PieceId) => `Pick ${nameOf(piece)}`,
    remove: (piece: PieceId) => `Leave out ${nameOf(piece)}`,
  },
};
