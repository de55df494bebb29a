import { breach } from '../content/advantages/breach.ts';
import { faith } from '../content/advantages/faith.ts';
import { fury } from '../content/advantages/fury.ts';
import { grenade } from '../content/advantages/grenade.ts';
import { hold } from '../content/advantages/hold.ts';
import { map } from '../content/advantages/map.ts';
import { march } from '../content/advantages/march.ts';
import { oil } from '../content/advantages/oil.ts';
import { potion } from '../content/advantages/potion.ts';
import { secondChance } from '../content/advantages/second-chance.ts';
import { smoke } from '../content/advantages/smoke.ts';
import { stubborn } from '../content/advantages/stubborn.ts';
import { caveIn } from '../content/events/cave-in.ts';
import { crisis } from '../content/events/crisis.ts';
import { critical } from '../content/events/critical.ts';
import { defect } from '../content/events/defect.ts';
import { fumes } from '../content/events/fumes.ts';
import { lost } from '../content/events/lost.ts';
import { panic } from '../content/events/panic.ts';
import { possession } from '../content/events/possession.ts';
import { rage } from '../content/events/rage.ts';
import { sign } from '../content/events/sign.ts';
import { suicide } from '../content/events/suicide.ts';
import { terror } from '../content/events/terror.ts';
import { tough } from '../content/events/tough.ts';
import type { Card } from './card.ts';
import { CARD_KINDS, type CardKind } from './kinds.ts';

const BY_KIND: Readonly<Record<CardKind, Card>> = {
  grenade,
  potion,
  oil,
  faith,
  march,
  fury,
  hold,
  smoke,
  stubborn,
  'second-chance': secondChance,
  breach,
  map,
  'cave-in': caveIn,
  crisis,
  critical,
  defect,
  rage,
  possession,
  lost,
  panic,
  suicide,
  terror,
  tough,
  fumes,
  sign,
};

/** By number of the kind. */
export const CARDS: readonly Card[] = CARD_KINDS.map(kind => BY_KIND[kind]);
