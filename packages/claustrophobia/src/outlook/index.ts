import { F } from '../facts.ts';
import { claustrophobia } from '../game.ts';
import type { CaveSeat } from '../seats.ts';
import { isInPlay, roleOf, type State } from '../state.ts';
import { cbtOf, defOf, demonCard, healthOf, isExhausted, mvtOf } from '../warriors/figures.ts';
import {
  DEMON_FIGURE,
  isHuman,
  isTroglodyte,
  WARRIOR_NAMES,
  type Warrior,
} from '../warriors/roster.ts';
import { areasOutlook } from './areas.ts';
import type { Outlook, WarriorFigures, WarriorOutlook } from './outlook.ts';
import { placingOutlook } from './placing.ts';
import { warriorOutlook } from './walk.ts';

export type * from './outlook.ts';

/** Everything that the seat which is asked can do, told as a screen wants it. */
export function outlook(state: State, seat: CaveSeat): Outlook {
  const asked = state.frames[0];
  const isAsked = asked !== undefined && asked.role === roleOf(state, seat);
  return {
    figures: figuresOfAll(state),
    warriors: isAsked ? warriors(state, seat) : [],
    areas: isAsked && asked.kind === 'destiny' ? areasOutlook(state) : [],
    placing: isAsked && asked.kind === 'place' ? placingOutlook(state) : null,
  };
}

function figuresOfAll(state: State): Record<string, WarriorFigures> {
  if (state.facts[F.result] !== -1) return {};
  const known = WARRIOR_NAMES.map((name, who) => [name, who] as const);
  return Object.fromEntries(
    known.flatMap(([name, who]) => (isShown(state, who) ? [[name, figuresOf(state, who)]] : [])),
  );
}

const isShown = (state: State, who: Warrior): boolean =>
  isInPlay(state, who) && (who !== DEMON_FIGURE || demonCard(state) !== undefined);

function figuresOf(state: State, who: Warrior): WarriorFigures {
  return {
    mvt: mvtOf(state, who),
    cbt: cbtOf(state, who),
    def: defOf(state, who),
    ...(!isHuman(who) && !isTroglodyte(who) && { health: healthOf(state, who) }),
    exhausted: isHuman(who) && isExhausted(state, who),
  };
}

function warriors(state: State, seat: CaveSeat): WarriorOutlook[] {
  const { kind } = state.frames[0]!;
  if (kind === 'action') return [warriorOutlook(state, seat, [])];
  if (kind !== 'orders') return [];
  return claustrophobia
    .legal(state, seat)
    .filter(action => action.do === 'act')
    .map(action => warriorOutlook(state, seat, [action]));
}
