/** How every event is told, and how it moves: fetched when there is something to tell. */
import type { DuelEvent } from '@oubliette/dungeon-twister';
import type { EventAccount, EventAccounts } from './account.ts';
import { aimedTold } from './aimed.told.ts';
import { combatTold } from './combat.told.ts';
import { drinkTold } from './drink.told.ts';
import { fireTold } from './fire.told.ts';
import { forcesTold } from './forces.told.ts';
import { harmTold } from './harm.told.ts';
import { healTold } from './heal.told.ts';
import { jumpTold } from './jump.told.ts';
import { movesTold } from './move.told.ts';
import { portcullisTold } from './portcullis.told.ts';
import { regenerateTold } from './regenerate.told.ts';
import { revealTold } from './reveal.told.ts';
import { roundTold } from './round.told.ts';
import { screamTold } from './scream.told.ts';
import { setUpTold } from './set-up.told.ts';
import type { DuelStage } from './stage.ts';
import { strikeTold } from './strike.told.ts';
import type { DuelTelling } from './telling.ts';
import { turnTold } from './turn.told.ts';

const ACCOUNTS: EventAccounts<DuelEvent['kind']> = {
  ...movesTold,
  ...jumpTold,
  ...turnTold,
  ...strikeTold,
  ...combatTold,
  ...portcullisTold,
  ...healTold,
  ...screamTold,
  ...fireTold,
  ...regenerateTold,
  ...drinkTold,
  ...revealTold,
  ...setUpTold,
  ...forcesTold,
  ...roundTold,
  ...harmTold,
  ...aimedTold,
};

export const accountOf = (event: DuelEvent): EventAccount<DuelEvent> =>
  ACCOUNTS[event.kind] as unknown as EventAccount<DuelEvent>;

/** One event in one sentence. */
export const sentence = (t: DuelTelling, event: DuelEvent): string =>
  accountOf(event).sentence(t, event);

export const motionBefore = (stage: DuelStage, event: DuelEvent): Animation[] =>
  accountOf(event).before?.(stage, event) ?? [];

export const motionAfter = (stage: DuelStage, event: DuelEvent): Animation[] =>
  accountOf(event).afterwards?.(stage, event) ?? [];
