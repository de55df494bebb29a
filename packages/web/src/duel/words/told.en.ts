import type { Arrow, DuelSeat, EdgeState, Sign } from '@oubliette/dungeon-twister';
import type { TableWord } from '@oubliette/kernel';
import { plural } from '../../i18n/plural.ts';
import type { DuelMention, PieceId } from './mention.ts';
import { capital, listed, phrase, seats } from './phrases.en.ts';
import { nameOf } from './pieces.en.ts';

/** What changed hands on a way. */
export type HandChange =
  | { readonly do: 'took' | 'dropped' | 'moved'; readonly what: DuelMention }
  | { readonly do: 'swapped'; readonly what: DuelMention; readonly left: DuelMention };

/** A side of a combat: who, the sum of all without the card, the card. */
export interface Army {
  readonly who: DuelMention;
  readonly strength: number;
  readonly card: number;
}

/** What a piece brings by leaving the maze, where that is special. */
export interface ExitWorth {
  readonly piece: PieceId;
  readonly points: number;
}

const subject = (who: DuelMention) => capital(phrase(who));
const verb = ({ pieces }: DuelMention, one: string, many: string) =>
  pieces.length > 1 ? many : one;
const are = (who: DuelMention) => verb(who, 'is', 'are');
const sum = ({ who, strength, card }: Army) => `${phrase(who)} ${strength}+${card}`;

function handling(hand: HandChange): string {
  if (hand.do === 'swapped') return `swapping ${phrase(hand.left)} for ${phrase(hand.what)}`;
  const done = { took: 'taking', dropped: 'leaving', moved: 'moving' }[hand.do];
  return `${done} ${phrase(hand.what)}`;
}

export const told = {
  starters: (seat: DuelSeat, count: number, who: DuelMention | null) =>
    who
      ? `${seats[seat]} puts ${listed(who.pieces.map(nameOf))} on the line.`
      : `${seats[seat]} puts ${count} ${plural('en', count, { one: 'starter', other: 'starters' })} face down on the line.`,
  paired: (seat: DuelSeat, number: number | null) =>
    number === null
      ? `${seats[seat]} secretly chooses a pair of rooms.`
      : `${seats[seat]} chooses the pair of rooms ${number}.`,
  picked: (seat: DuelSeat, who: DuelMention | null, count: number) =>
    who
      ? `${seats[seat]} picks ${phrase(who)}.`
      : `${seats[seat]} secretly picks ${count} ${plural('en', count, { one: 'piece', other: 'pieces' })}.`,
  removed: (seat: DuelSeat, who: DuelMention | null) =>
    who
      ? `${seats[seat]} leaves out ${phrase(who)}.`
      : `${seats[seat]} secretly removes a character.`,
  hidden: (seat: DuelSeat, room: string) => `${seats[seat]} hides a token on the room ${room}.`,
  startersShown: (teams: readonly DuelMention[]) =>
    teams.reduce(
      (words, { owner, pieces }) => `${words} ${seats[owner!]}: ${listed(pieces.map(nameOf))}.`,
      'The starters are turned up.',
    ),
  first: (seat: DuelSeat) => `Drawn by lot: ${seats[seat]} begins.`,
  card: (seat: DuelSeat, value: number) => `${seats[seat]} plays ${value} Actions.`,
  turnEnded: (seat: DuelSeat) => `${seats[seat]} ends the turn.`,
  cardsBack: (seat: DuelSeat) => `${seats[seat]} takes all Action cards back.`,
  revealed: (seat: DuelSeat, room: string, groups: readonly DuelMention[]) => {
    const found = groups.map(
      ({ owner, pieces }) => `${seats[owner!]}'s ${listed(pieces.map(nameOf))}`,
    );
    return `${seats[seat]} reveals room ${room}: ${found.length > 0 ? found.join('; ') : 'nobody and nothing there'}.`;
  },
  put: (seat: DuelSeat | null, puts: readonly (readonly [DuelMention, string])[]) => {
    const list = listed(puts.map(([who, square]) => `${phrase(who)} on ${square}`));
    return seat ? `${seats[seat]} puts ${list}.` : `Put: ${list}.`;
  },
  yielded: (seat: DuelSeat) => `${seats[seat]} leaves the placing to the other side.`,
  turned: (actor: DuelMention, room: string, arrow: Arrow, against: boolean, quarters: number) => {
    const far =
      ['', '', 'half a turn ', 'three quarters of a turn ', 'a whole turn '][quarters] ?? '';
    return `${subject(actor)} turns room ${room} ${far}${arrow}${against ? ', against its arrow' : ''}.`;
  },
  walked: (actor: DuelMention, to: string, moves: number, hands: readonly HandChange[]) => {
    const price = moves > 1 ? ` for ${moves} AP` : '';
    const on = hands.length > 0 ? `, ${listed(hands.map(handling))}` : '';
    return `${subject(actor)} walks to ${to}${price}${on}.`;
  },
  handled: (actor: DuelMention, hand: HandChange) => {
    const done =
      hand.do === 'swapped'
        ? `swaps ${phrase(hand.left)} for ${phrase(hand.what)}`
        : `${{ took: 'takes', dropped: 'leaves', moved: 'moves' }[hand.do]} ${phrase(hand.what)}`;
    return `${subject(actor)} ${done}.`;
  },
  stopped: (actor: DuelMention, at: string) => `${subject(actor)} stops on ${at}.`,
  jumped: (actor: DuelMention, to: string, left: DuelMention | null, found: DuelMention | null) =>
    [
      `${subject(actor)} jumps over the pit to ${to}`,
      ...(left ? [`leaving ${phrase(left)} behind`] : []),
      ...(found ? [`taking ${phrase(found)}`] : []),
    ]
      .join(', ')
      .concat('.'),
  portcullis: (actor: DuelMention, state: EdgeState, room: string) => {
    const done = { open: 'opens', closed: 'closes', broken: 'breaks' }[state];
    return `${subject(actor)} ${done} the portcullis in room ${room}.`;
  },
  healed: (actor: DuelMention, target: DuelMention) => `${subject(actor)} heals ${phrase(target)}.`,
  /** What stands in a sentence of `abilities/` for somebody or something. */
  spoken: (who: DuelMention, role: string, _form: string | undefined): string =>
    role === 'actor' ? subject(who) : role === 'found' ? `, taking ${phrase(who)}` : phrase(who),
  regenerated: (actor: DuelMention) => `${subject(actor)} regenerates.`,
  warded: (target: DuelMention, what: DuelMention) =>
    `${capital(phrase(what))} keeps the fire from ${phrase(target)}.`,
  fizzled: (actor: DuelMention, what: DuelMention | null) =>
    what === null
      ? `${subject(actor)} calls on magic, but magic fails here.`
      : `${subject(actor)} uses ${phrase(what)}, but magic fails here.`,
  drank: (actor: DuelMention) =>
    `${subject(actor)} drinks the Speed Potion and has 4 AP of its own.`,
  pushed: (actor: DuelMention, target: DuelMention, to: string) =>
    `${subject(actor)} screams and pushes ${phrase(target)} to ${to}.`,
  fireball: (actor: DuelMention, target: DuelMention) =>
    `${subject(actor)} burns ${phrase(target)} with the Fireball Wand, which is spent.`,
  attack: (actor: DuelMention, target: DuelMention, _weapon: DuelMention | null) =>
    `${subject(actor)} attacks ${phrase(target)}.`,
  shoot: (actor: DuelMention, target: DuelMention, weapon: DuelMention | null) =>
    `${subject(actor)} shoots at ${phrase(target)}${weapon ? ` with ${phrase(weapon)}` : ''}.`,
  spear: (actor: DuelMention, target: DuelMention, weapon: DuelMention | null) =>
    `${subject(actor)} strikes at ${phrase(target)} with ${weapon ? phrase(weapon) : 'the Spear'}.`,
  declared: (actor: DuelMention, what: DuelMention | null) =>
    what === null
      ? `${subject(actor)} announces two Combat cards.`
      : `${subject(actor)} pays 1 AP for a blow with ${phrase(what)}.`,
  pits: (sign: Sign, open: boolean) => `All remote pits of the ${sign} ${open ? 'open' : 'shut'}.`,
  supported: (who: DuelMention) =>
    `${subject(who)} ${verb(who, 'joins', 'join')} the attack from afar.`,
  demanded: (seat: DuelSeat, value: number) =>
    value === 0
      ? `${seats[seat]}'s Telepath demands no card.`
      : `${seats[seat]}'s Telepath demands the +${value}.`,
  mustPlay: (seat: DuelSeat, value: number) => `${seats[seat]} must play the +${value}.`,
  handShown: (seat: DuelSeat, cards: readonly number[] | null) =>
    cards
      ? `${seats[seat]} does not hold it and shows all Combat cards: ${cards.map(card => `+${card}`).join(', ')}.`
      : `${seats[seat]} does not hold it and shows all Combat cards to the Telepath.`,
  chose: (seat: DuelSeat) => `${seats[seat]} has laid a Combat card.`,
  laid: (seat: DuelSeat, cards: readonly number[]) =>
    `${seats[seat]} lays ${cards.map(card => `+${card}`).join(' and ')} open before the Weapon Master.`,
  fought: (winner: Army, loser: Army, harm: string | null) =>
    `${capital(sum(winner))} ${verb(winner.who, 'beats', 'beat')} ${sum(loser)}${harm === null ? '' : `: ${harm}`}.`,
  tied: (one: Army, other: Army) =>
    `${capital(sum(one))} against ${sum(other)}: a tie, nobody is wounded.`,
  nobodyHurt: 'nobody is wounded',
  wounded: (who: DuelMention) => `${phrase(who)} ${are(who)} wounded`,
  killed: (who: DuelMention) => `${phrase(who)} ${are(who)} eliminated`,
  fell: (who: DuelMention) =>
    `${phrase(who)} ${verb(who, 'falls', 'fall')} into the pit and ${are(who)} eliminated`,
  lost: (what: DuelMention) => `${phrase(what)} ${are(what)} lost in the pit`,
  broke: (what: DuelMention) => `${phrase(what)} ${verb(what, 'breaks', 'break')}`,
  left: (actor: DuelMention, loads: readonly DuelMention[]) =>
    `${subject(actor)} leaves the maze${loads.length > 0 ? `, taking ${listed(loads.map(phrase))} along` : ''}.`,
  scored: (seat: DuelSeat, points: number, worths: readonly ExitWorth[] = []) => {
    const parts = worths.map(({ piece, points }) => `${points} for the ${nameOf(piece)}`);
    return `${seats[seat]} scores ${points} VP${parts.length > 0 ? `: ${listed(parts)}` : ''}.`;
  },
  said: {
    'offer-draw': seat => `${seats[seat]} offers a draw.`,
    'accept-draw': seat => `${seats[seat]} accepts the draw.`,
    'decline-draw': seat => `${seats[seat]} declines the draw.`,
    resign: seat => `${seats[seat]} gives up.`,
  } as Readonly<Record<TableWord, (seat: DuelSeat) => string>>,
  timeUp: (seat: DuelSeat, endsTurn: boolean) =>
    `${seats[seat]}'s time is up${endsTurn ? ': the turn ends' : ''}.`,
  over: (winners: readonly DuelSeat[]) =>
    winners.length === 0
      ? 'The match ends in a draw.'
      : `${listed(winners.map(seat => seats[seat]))} wins the match.`,
  /** Clauses that say what came of something, as a sentence of their own. */
  sentence: (clauses: readonly string[]) => `${capital(clauses.join('; '))}.`,
};
