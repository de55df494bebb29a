import {
  type BoardPlan,
  COLOURS,
  type DuelEvent,
  type DuelSeat,
  type DuelView,
  type EdgeId,
  positionOfEdge,
  type Room,
  roomById,
} from '@oubliette/dungeon-twister';
import { deedWording, filled } from './abilities.ts';
import { type DuelMention, mention, pieceOf, seatOf } from './mention.ts';
import type { DuelTexts } from './messages.en.ts';
import { planIn } from './sides.ts';
import { cornersOf, squareName } from './square-name.ts';
import type { Army } from './told.en.ts';

/** Where a story is told: on which board, and by whom; his own pieces need no owner's name. */
export interface DuelTelling {
  readonly texts: DuelTexts;
  readonly plan: BoardPlan;
  readonly rooms: DuelView['rooms'];
  /** Rooms that the match brings along. */
  readonly further: readonly Room[];
  readonly teller: DuelSeat | null;
  /** Objects that lay where a step ended: whoever stops there carries them (DT-CARRY-02). */
  readonly finds: ReadonlyMap<DuelEvent, string>;
}

/** Some kinds of events share their fields, and their type. */
type Kinded<E extends DuelEvent, K> = E extends DuelEvent
  ? K extends E['kind']
    ? E & { readonly kind: K }
    : never
  : never;

export type DuelEventOf<K extends DuelEvent['kind']> = Kinded<DuelEvent, K>;

export function telling(
  texts: DuelTexts,
  view: DuelView,
  teller: DuelSeat | null,
  finds: DuelTelling['finds'] = new Map(),
): DuelTelling {
  const further = view.strange?.rooms ?? [];
  return { texts, plan: planIn(view), rooms: view.rooms, further, teller, finds };
}

export const who = ({ teller }: DuelTelling, ...tokens: readonly string[]): DuelMention =>
  mention(teller, ...tokens);

export const whoOrNull = (t: DuelTelling, token: string | null): DuelMention | null =>
  token === null ? null : who(t, token);

/** The weapons of the box need no name: their verbs say which they are. */
const PLAIN_WEAPONS: ReadonlySet<string> = new Set(['bow', 'telescoping-spear']);

const weaponOrNull = (t: DuelTelling, weapon: string | undefined): DuelMention | null =>
  weapon === undefined || PLAIN_WEAPONS.has(pieceOf(weapon)) ? null : who(t, weapon);

export const square = ({ plan }: DuelTelling, cell: number): string => squareName(plan, cell);

/** The name on the room, which everybody knows who has been told of it. */
const roomName = ({ rooms, plan }: DuelTelling, position: number): string =>
  rooms[position]?.name ?? cornersOf(plan, position);

function isAgainstArrow(t: DuelTelling, { room, arrow }: DuelEventOf<'turned'>): boolean {
  const printed = roomById(roomName(t, room), t.further)?.arrow;
  return printed !== undefined && printed !== arrow;
}

/** Several quarter turns of a room in one sentence. */
export function turnedWords(
  t: DuelTelling,
  event: DuelEventOf<'turned'>,
  quarters: number,
): string {
  const { token, room, arrow } = event;
  const isAgainst = isAgainstArrow(t, event);
  return t.texts.told.turned(who(t, token), roomName(t, room), arrow, isAgainst, quarters);
}

/** The tokens of a list by their owners. */
function byOwner(tokens: readonly string[]): DuelMention[] {
  return COLOURS.map(owner => ({
    owner,
    pieces: tokens.filter(t => seatOf(t) === owner).map(pieceOf),
  })).filter(({ pieces }) => pieces.length > 0);
}

/** Both sides of a combat, the attacker's first. */
function armies(t: DuelTelling, fought: DuelEventOf<'fought'>): readonly [Army, Army] {
  const army = (tokens: readonly string[], side: 0 | 1): Army => ({
    who: who(t, ...tokens),
    strength: fought.totals[side] - fought.cards[side],
    card: fought.cards[side],
  });
  return [army(fought.attackers, 0), army(fought.defenders, 1)];
}

/** How a combat went, and what came of it where that is known. */
export function foughtWords(
  t: DuelTelling,
  event: DuelEventOf<'fought'>,
  harm: readonly string[] | null,
): string {
  const { told } = t.texts;
  const [attack, defence] = armies(t, event);
  if (event.winner === null) return told.tied(attack, defence);
  const [winner, loser] =
    event.winner === seatOf(event.attackers[0]!) ? [attack, defence] : [defence, attack];
  return told.fought(winner, loser, harm && (harm.join('; ') || told.nobodyHurt));
}

/** A deed of the vocabulary, by the sentence that comes with it. */
function didWords(t: DuelTelling, event: DuelEventOf<'did'>): string {
  const tokens: Readonly<Record<string, string | undefined>> = {
    actor: event.token,
    target: event.target,
    what: event.what,
    spent: event.spent,
    found: t.finds.get(event),
  };
  return filled(deedWording(event.deed, t.texts.language).told, (role, form) => {
    const token = tokens[role];
    if (token !== undefined) return t.texts.told.spoken(who(t, token), role, form);
    return role === 'square' && event.cell !== undefined ? square(t, event.cell) : '';
  });
}

const SENTENCES: {
  readonly [K in DuelEvent['kind']]: (t: DuelTelling, event: DuelEventOf<K>) => string;
} = {
  starter: (t, { seat, token }) =>
    t.texts.told.starters(seat, 1, whoOrNull({ ...t, teller: seat }, token ?? null)),
  paired: (t, { seat, number }) => t.texts.told.paired(seat, number ?? null),
  picked: (t, { seat, token }) => t.texts.told.picked(seat, whoOrNull(t, token ?? null), 1),
  removed: (t, { seat, token }) => t.texts.told.removed(seat, whoOrNull(t, token ?? null)),
  // Nobody may look again, not even the owner (DT-SET-05).
  hidden: (t, { seat, room }) => t.texts.told.hidden(seat, cornersOf(t.plan, room)),
  'starters-shown': (t, { tokens }) => t.texts.told.startersShown(byOwner(tokens)),
  first: (t, { seat }) => t.texts.told.first(seat),
  card: (t, { seat, value }) => t.texts.told.card(seat, value),
  'turn-ended': (t, { seat }) => t.texts.told.turnEnded(seat),
  'cards-back': (t, { seat }) => t.texts.told.cardsBack(seat),
  revealed: (t, { seat, name, tokens }) => t.texts.told.revealed(seat, name, byOwner(tokens)),
  put: (t, { token, cell }) => t.texts.told.put(t.teller, [[who(t, token), square(t, cell)]]),
  yielded: (t, { seat }) => t.texts.told.yielded(seat),
  turned: (t, event) => turnedWords(t, event, 1),
  stepped: (t, { token, cell }) => t.texts.told.walked(who(t, token), square(t, cell), 1, []),
  took: (t, { token, what }) =>
    t.texts.told.handled(who(t, token), { do: 'took', what: who(t, what) }),
  dropped: (t, { token, what }) =>
    t.texts.told.handled(who(t, token), { do: 'dropped', what: who(t, what) }),
  swapped: (t, { token, what, for: left }) =>
    t.texts.told.handled(who(t, token), {
      do: 'swapped',
      what: who(t, what),
      left: who(t, left),
    }),
  stopped: (t, { token, cell }) => t.texts.told.stopped(who(t, token), square(t, cell)),
  jumped: (t, event) =>
    t.texts.told.jumped(
      who(t, event.token),
      square(t, event.cell),
      whoOrNull(t, event.left),
      whoOrNull(t, t.finds.get(event) ?? null),
    ),
  portcullis: (t, { token, edge, state }) =>
    t.texts.told.portcullis(who(t, token), state, roomName(t, positionOfEdge(edge as EdgeId))),
  healed: (t, { token, target }) => t.texts.told.healed(who(t, token), who(t, target)),
  pushed: (t, { token, target, cell }) =>
    t.texts.told.pushed(who(t, token), who(t, target), square(t, cell)),
  did: (t, event) => didWords(t, event),
  regenerated: (t, { token }) => t.texts.told.regenerated(who(t, token)),
  warded: (t, { token, what }) => t.texts.told.warded(who(t, token), who(t, what)),
  fizzled: (t, { token, what }) =>
    t.texts.told.fizzled(who(t, token), token === what ? null : who(t, what)),
  drank: (t, { token }) => t.texts.told.drank(who(t, token)),
  fireball: (t, { token, target }) => t.texts.told.fireball(who(t, token), who(t, target)),
  attacked: (t, { how, token, target, weapon }) =>
    t.texts.told[how](who(t, token), who(t, target), weaponOrNull(t, weapon)),
  declared: (t, { token, what }) =>
    t.texts.told.declared(who(t, token), whoOrNull(t, what ?? null)),
  pits: (t, { sign, open }) => t.texts.told.pits(sign, open),
  supported: (t, { token }) => t.texts.told.supported(who(t, token)),
  demanded: (t, { seat, value }) => t.texts.told.demanded(seat, value),
  'must-play': (t, { seat, value }) => t.texts.told.mustPlay(seat, value),
  'hand-shown': (t, { seat, cards }) => t.texts.told.handShown(seat, cards ?? null),
  chose: (t, { seat }) => t.texts.told.chose(seat),
  laid: (t, { seat, cards }) => t.texts.told.laid(seat, cards),
  fought: (t, event) => foughtWords(t, event, null),
  wounded: (t, { token }) => clause(t, t.texts.told.wounded(who(t, token))),
  fell: (t, { token }) => clause(t, t.texts.told.fell(who(t, token))),
  killed: (t, { token }) => clause(t, t.texts.told.killed(who(t, token))),
  lost: (t, { token }) => clause(t, t.texts.told.lost(who(t, token))),
  broke: (t, { token }) => clause(t, t.texts.told.broke(who(t, token))),
  left: (t, { token, load }) => t.texts.told.left(who(t, token), whoOrNull(t, load)),
  scored: (t, { seat, points }) => t.texts.told.scored(seat, points),
  over: (t, { winners }) => t.texts.told.over(winners),
};

const clause = ({ texts }: DuelTelling, words: string) => texts.told.sentence([words]);

/** One event in one sentence. */
export function sentence<K extends DuelEvent['kind']>(
  t: DuelTelling,
  event: DuelEventOf<K>,
): string {
  const say = SENTENCES[event.kind as K] as (t: DuelTelling, event: DuelEventOf<K>) => string;
  return say(t, event);
}

/** Whose doing an event is, where it is somebody's. */
export function tellerOf(event: DuelEvent): DuelSeat | null {
  if ('seat' in event) return event.seat;
  if (event.kind === 'fought') return seatOf(event.attackers[0]!);
  return 'token' in event && event.token !== undefined ? seatOf(event.token) : null;
}
