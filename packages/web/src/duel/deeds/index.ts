/** Every deed of the table, and everything that can happen, by name. */
import {
  type AimedAction,
  type DuelAction,
  type DuelEvent,
  type DuelView,
  isAimed,
} from '@oubliette/dungeon-twister';
import type { Sound } from '../../senses/sounds.ts';
import type { ShownBoard } from '../seen/shown.ts';
import type { DuelTexts } from '../words/messages.en.ts';
import { aimed, did, wallWalk } from './aimed.ts';
import { fought, inCombat } from './combat.ts';
import type {
  BoxDeed,
  DuelEventOf,
  TableDeed,
  TableDeeds,
  TableHappening,
  TableHappenings,
} from './deed.ts';
import { drank, drink } from './drink.ts';
import { fire, fired } from './fire.ts';
import { chosen, forces } from './forces.ts';
import { harm } from './harm.ts';
import { heal, healed } from './heal.ts';
import { jump, jumped } from './jump.ts';
import { moved, moves } from './move.ts';
import { portcullis, worked } from './portcullis.ts';
import { regenerate, regenerated } from './regenerate.ts';
import { reveal, revealed } from './reveal.ts';
import { round, wentOn } from './round.ts';
import { pushed, scream } from './scream.ts';
import { setOut, setUp } from './set-up.ts';
import type { BoardTurned } from './setting.ts';
import { strikes, struck } from './strike.ts';
import { roomTurned, turn } from './turn.ts';
import { type BoardAim, type BoardIntent, NOWHERE } from './wishes.ts';

const DEEDS: TableDeeds<BoxDeed> = {
  ...moves,
  ...jump,
  ...turn,
  ...strikes,
  ...inCombat,
  ...portcullis,
  ...heal,
  ...scream,
  ...fire,
  ...regenerate,
  ...drink,
  ...reveal,
  ...setUp,
  ...forces,
  ...round,
};

const HAPPENINGS: TableHappenings<DuelEvent['kind']> = {
  ...moved,
  ...jumped,
  ...roomTurned,
  ...struck,
  ...fought,
  ...worked,
  ...healed,
  ...pushed,
  ...fired,
  ...regenerated,
  ...drank,
  ...revealed,
  ...setOut,
  ...chosen,
  ...wentOn,
  ...harm,
  ...did,
};

/** What a deed means at the table. */
export function deedAt(name: string): TableDeed<DuelAction> {
  if (!isAimed(name)) return DEEDS[name as BoxDeed] as TableDeed<DuelAction>;
  return (name === 'wall-walk'
    ? wallWalk
    : aimed) as TableDeed<AimedAction> as TableDeed<DuelAction>;
}

const happening = (event: DuelEvent): TableHappening<DuelEvent> =>
  HAPPENINGS[event.kind] as TableHappening<
    DuelEventOf<DuelEvent['kind']>
  > as TableHappening<DuelEvent>;

/** Where on the board an action is wished for. */
export const aimOf = (wishes: BoardIntent, action: DuelAction): BoardAim =>
  deedAt(action.do).aim?.(wishes, action) ?? NOWHERE;

/** What an action would do, in a few words. */
export const wordsOfAction = (
  texts: DuelTexts,
  action: DuelAction,
  view: DuelView,
  turned: BoardTurned,
): string => deedAt(action.do).words({ texts, view, turned }, action);

/** The board after one event. */
export const afterEvent = (shown: ShownBoard, event: DuelEvent): ShownBoard =>
  happening(event).after?.(shown, event) ?? shown;

/** What is heard of a match in the maze. */
export function soundOf(event: DuelEvent): Sound | null {
  const { sound } = happening(event);
  return (typeof sound === 'function' ? sound(event) : sound) ?? null;
}

export const isLong = (event: DuelEvent): boolean => happening(event).isLong === true;
