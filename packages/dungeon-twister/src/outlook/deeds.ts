import type { RuleId } from '../../rules/ids.ts';
import { type Arrow, DIRECTIONS, planUnder, positionAt } from '../board/index.ts';
import type { DuelAction } from '../duel/action.ts';
import { duel } from '../duel/game.ts';
import {
  can,
  cellOf,
  type DuelSeat,
  type DuelState,
  isCharacter,
  isOnBoard,
  loadOf,
  rosterIn,
} from '../duel/state.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import type { DeedKind, DeedOutlook } from './outlook.ts';

interface Trade {
  readonly price: number;
  /** What says how it is done: the answer when nothing more special speaks against it. */
  readonly rule: RuleId;
  /** Whether the character could ever do it, with what it is and holds. */
  readonly isOpenTo: (state: DuelState, actor: Token) => boolean;
  /** Every way to wish for it. */
  readonly wishes: (state: DuelState, actor: Token) => DuelAction[];
}

const ARROWS: readonly Arrow[] = ['clockwise', 'counter-clockwise'];
const anybody = () => true;
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

function holds(state: DuelState, bearer: Token, ability: number): boolean {
  const load = loadOf(state, bearer);
  return load !== NOBODY && can(state, load, ability);
}

const unlocks = (state: DuelState, actor: Token): boolean =>
  can(state, actor, ABILITY['picks-locks']) || holds(state, actor, ABILITY.unlocks);

const TRADES: Readonly<Record<DeedKind, Trade>> = {
  move: {
    price: 1,
    rule: 'DT-MOVE-03',
    isOpenTo: anybody,
    wishes: (state, actor) => [{ do: 'move', token: nameOf(state, actor) }],
  },
  jump: {
    price: 1,
    rule: 'DT-JUMP-02',
    isOpenTo: anybody,
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
    price: 1,
    rule: 'DT-ROT-01',
    isOpenTo: anybody,
    wishes(state, actor) {
      const room = positionAt(planUnder(state.labyrinth), cellOf(state, actor)) ?? -1;
      return ARROWS.map(arrow => ({ do: 'turn', token: nameOf(state, actor), room, arrow }));
    },
  },
  attack: { price: 1, rule: 'DT-CBT-01', isOpenTo: anybody, wishes: upon('attack') },
  shoot: {
    price: 1,
    rule: 'DT-RNG-01',
    isOpenTo: (state, actor) => holds(state, actor, ABILITY.shoots),
    wishes: upon('shoot'),
  },
  spear: {
    price: 1,
    rule: 'DT-SPEAR-01',
    isOpenTo: (state, actor) => holds(state, actor, ABILITY.reaches),
    wishes: upon('spear'),
  },
  open: { price: 1, rule: 'DT-PORT-02', isOpenTo: unlocks, wishes: atSides('open') },
  close: { price: 1, rule: 'DT-PORT-02', isOpenTo: unlocks, wishes: atSides('close') },
  break: {
    price: 1,
    rule: 'DT-PORT-03',
    isOpenTo: (state, actor) => can(state, actor, ABILITY['breaks-portcullises']),
    wishes: atSides('break'),
  },
  heal: {
    price: 1,
    rule: 'DT-CLERIC-01',
    isOpenTo: (state, actor) => can(state, actor, ABILITY.heals),
    wishes: upon('heal'),
  },
  scream: {
    price: 2,
    rule: 'DT-BANSHEE-01',
    isOpenTo: (state, actor) => can(state, actor, ABILITY.screams),
    wishes: upon('scream'),
  },
  fire: {
    price: 1,
    rule: 'DT-WAND-01',
    isOpenTo: (state, actor) => can(state, actor, ABILITY.casts),
    wishes: (state, actor) =>
      DIRECTIONS.map(to => ({ do: 'fire', token: nameOf(state, actor), to })),
  },
};

/** Rules that only say that somebody else was meant, or another place. */
const BESIDE_THE_POINT: ReadonlySet<string> = new Set(['DT-LOS-01', 'DT-BOARD-04', 'DT-CBT-01']);

/** Deeds of a character at the beginning of an action, each with everything that it offers. */
export function deedsOf(
  state: DuelState,
  seat: DuelSeat,
  actor: Token,
  legal: readonly DuelAction[],
): DeedOutlook[] {
  return (Object.keys(TRADES) as DeedKind[])
    .filter(deed => TRADES[deed].isOpenTo(state, actor))
    .map(deed => {
      const { price } = TRADES[deed];
      const actions = legal.filter(
        action => action.do === deed && action.token === nameOf(state, actor),
      );
      const rule = actions.length > 0 ? null : whyNone(state, seat, actor, TRADES[deed]);
      return { deed, price, actions, rule };
    });
}

/** Of all that speaks against it the most special: what forbids the one wish that came nearest. */
function whyNone(state: DuelState, seat: DuelSeat, actor: Token, trade: Trade): RuleId {
  if (state.left < trade.price) return 'DT-ACT-01';
  const rules = trade
    .wishes(state, actor)
    .map(wish => duel.refusal(state, seat, wish)?.rule as RuleId);
  const special = rules.find(rule => rule !== trade.rule && !BESIDE_THE_POINT.has(rule));
  return special ?? trade.rule;
}
