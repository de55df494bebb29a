import type { RuleId } from '../../rules/ids.ts';
import {
  type Arrow,
  DIRECTIONS,
  type Ground,
  liesFaceUp,
  planUnder,
  positionAt,
} from '../board/index.ts';
import type { AimedAction, DuelAction, DuelActionOf } from '../duel/action.ts';
import { type AimedDeed, aimsOf, isAimed } from '../duel/aimed.ts';
import { crowdOf } from '../duel/crowd.ts';
import { fieldOf } from '../duel/field.ts';
import { freeMeans } from '../duel/free.ts';
import { playedDuel as duel } from '../duel/played.ts';
import { spared } from '../duel/purse.ts';
import {
  can,
  cellOf,
  type DuelSeat,
  type DuelState,
  isCharacter,
  isOnBoard,
  isWounded,
  purseOf,
  rosterIn,
} from '../duel/state.ts';
import { deedNamed, deedNames, isEquippedFor, priceOf } from '../duel/turn.ts';
import { ABILITY, type Token } from '../pieces/roster.ts';
import type { DeedKind, DeedOutlook, DeedWay } from './outlook.ts';

interface Trade {
  /** What says how it is done: the answer when nothing more special speaks against it. */
  readonly rule: RuleId;
  /** Whether the character could ever do it; without this, whether it has what the deed needs. */
  readonly isOpenTo?: (state: DuelState, actor: Token) => boolean;
  /** Every way to wish for it. */
  readonly wishes: (state: DuelState, actor: Token) => DuelAction[];
}

const ARROWS: readonly Arrow[] = ['clockwise', 'counter-clockwise'];
const nameOf = (state: DuelState, token: Token): string => state.names[token]!;

function charactersOnBoard(state: DuelState): string[] {
  return rosterIn(state)
    .tokens.filter(token => isCharacter(state, token) && isOnBoard(state, token))
    .map(token => nameOf(state, token));
}

const upon =
  (deed: 'attack' | 'shoot' | 'spear' | 'heal' | 'scream') =>
  (state: DuelState, actor: Token): DuelAction[] =>
    charactersOnBoard(state)
      .filter(target => target !== nameOf(state, actor))
      .map(target => ({ do: deed, token: nameOf(state, actor), target }));

const atSides =
  (deed: 'open' | 'close' | 'break') =>
  (state: DuelState, actor: Token): DuelAction[] =>
    DIRECTIONS.flatMap(side =>
      [false, true].map(far => ({ do: deed, token: nameOf(state, actor), side, far })),
    );

const TRADES: Readonly<Record<Exclude<DeedKind, AimedDeed>, Trade>> = {
  move: {
    rule: 'DT-MOVE-03',
    wishes: (state, actor) => [{ do: 'move', token: nameOf(state, actor) }],
  },
  jump: {
    rule: 'DT-JUMP-02',
    wishes: (state, actor) =>
      DIRECTIONS.flatMap(over =>
        DIRECTIONS.flatMap(land =>
          [false, true].map(leave => ({
            do: 'jump' as const,
            token: nameOf(state, actor),
            over,
            land,
            leave,
          })),
        ),
      ),
  },
  turn: {
    rule: 'DT-ROT-01',
    wishes(state, actor) {
      const room = positionAt(planUnder(state.labyrinth), cellOf(state, actor)) ?? -1;
      return ARROWS.map(arrow => ({ do: 'turn', token: nameOf(state, actor), room, arrow }));
    },
  },
  attack: { rule: 'DT-CBT-01', wishes: upon('attack') },
  shoot: { rule: 'DT-RNG-01', wishes: upon('shoot') },
  spear: { rule: 'DT-SPEAR-01', wishes: upon('spear') },
  open: { rule: 'DT-PORT-02', wishes: atSides('open') },
  close: { rule: 'DT-PORT-02', wishes: atSides('close') },
  break: { rule: 'DT-PORT-03', wishes: atSides('break') },
  heal: { rule: 'DT-CLERIC-01', wishes: upon('heal') },
  scream: { rule: 'DT-BANSHEE-01', wishes: upon('scream') },
  regenerate: {
    rule: 'DT-TROLL-01',
    wishes: (state, actor) => [{ do: 'regenerate', token: nameOf(state, actor) }],
  },
  drink: {
    rule: 'DT-POTION-01',
    wishes: (state, actor) => [{ do: 'drink', token: nameOf(state, actor) }],
  },
  fire: {
    rule: 'DT-WAND-01',
    // The wand can be fetched, the magic cannot be learned.
    isOpenTo: (state, actor) => can(state, actor, ABILITY.casts),
    wishes: (state, actor) =>
      DIRECTIONS.map(to => ({ do: 'fire', token: nameOf(state, actor), to })),
  },
};

/** A deed of the vocabulary is wished for at everything that it can be aimed at. */
function tradeOf(deed: DeedKind): Trade {
  if (!isAimed(deed)) return TRADES[deed];
  return {
    rule: deedNamed(deed).rule!,
    wishes: (state, actor) =>
      aimsOf(deed, fieldOf(state)).map(
        aim => ({ do: deed, token: nameOf(state, actor), ...aim }) as AimedAction,
      ),
  };
}

/** Rules that only say that somebody else was meant, or another place. */
const BESIDE_THE_POINT: ReadonlySet<string> = new Set(['DT-LOS-01', 'DT-BOARD-04', 'DT-CBT-01']);

/** Deeds of a character at the beginning of an action, each with everything that it offers. */
export function deedsOf(
  state: DuelState,
  seat: DuelSeat,
  actor: Token,
  legal: readonly DuelAction[],
): DeedOutlook[] {
  const crowd = crowdOf(state);
  const hurt = isWounded(state, actor);
  const lies = (ground?: Ground) => ground === undefined || liesFaceUp(state.labyrinth, ground);
  const isOpen = (deed: DeedKind) =>
    hurt === (deedNamed(deed).byWounded === true) &&
    lies(deedNamed(deed).ground) &&
    (tradeOf(deed).isOpenTo?.(state, actor) ?? isEquippedFor(state, crowd, actor, deed));
  return deedNames()
    .filter(isOpen)
    .map(deed => {
      const { price } = deedNamed(deed);
      const { rule: general } = tradeOf(deed);
      const ways = legal
        .filter(
          action =>
            action.do === deed &&
            action.token === nameOf(state, actor) &&
            action.card === undefined,
        )
        .map(action => wayOf(state, actor, action as DuelActionOf<DeedKind>));
      const rule = ways.length > 0 ? null : whyNone(state, seat, actor, deed);
      return { deed, price, ways, general, rule };
    });
}

function wayOf(state: DuelState, actor: Token, action: DuelActionOf<DeedKind>): DeedWay {
  const price = priceOf(deedNamed(action.do), action);
  const [sparing] = spared(state, actor, [action], () => price) ?? [];
  return { action, price, ...(sparing && { spared: sparing }) };
}

/** Whether somebody could do it for nothing, if anybody were there (DT-MERC-09, DT-MERC-14). */
const isFree = (state: DuelState, actor: Token, deed: DeedKind): boolean =>
  (deed === 'attack' || deed === 'spear') && freeMeans(state, deed, actor).length > 0;

/** Of all that speaks against it the most special: what forbids the one wish that came nearest. */
function whyNone(state: DuelState, seat: DuelSeat, actor: Token, deed: DeedKind): RuleId {
  const trade = tradeOf(deed);
  const isPoor = purseOf(state, actor) < deedNamed(deed).price;
  if (isPoor && !isFree(state, actor, deed)) return 'DT-ACT-01';
  const rules = trade
    .wishes(state, actor)
    .map(wish => duel.refusal(state, seat, wish)?.rule as RuleId);
  const special = rules.find(rule => rule !== trade.rule && !BESIDE_THE_POINT.has(rule));
  return special ?? trade.rule;
}
