import { nameOfSpot } from '../board/board.ts';
import { SIDES, type TileSide } from '../board/openings.ts';
import { GIFT_IDS } from '../content/gifts/index.ts';
import { F, FACT_NAMES, type FactName } from '../facts.ts';
import { SCENARIO_IDS, type ScenarioId } from '../scenarios/ids.ts';
import { STAGE_NAMES } from '../stages.ts';
import { fact, type State, setFact } from '../state.ts';
import { AREA_NAMES } from '../threat/areas.ts';
import {
  cell,
  oneOf,
  orNone,
  type SeenAs,
  seat,
  someOf,
  spotNamed,
  type ViewForm,
  warrior,
  yesOrNo,
} from './form.ts';

/** The marked opening (S1): the tile by its cell, and the side. */
interface Opening {
  readonly cell: string;
  readonly side: TileSide;
}

const opening: ViewForm<number, Opening | null> = {
  show: (kept, state) =>
    kept < 0 ? null : { cell: nameOfSpot(state, kept >> 2), side: SIDES[kept & 3]! },
  read: (seen, state) =>
    seen === null ? -1 : 4 * spotNamed(state, seen.cell) + SIDES.indexOf(seen.side),
};

/** Facts that are more than a number; the others count something. */
const FORMS = {
  scenario: oneOf<ScenarioId>(SCENARIO_IDS, 1),
  leader: seat,
  'red-once': yesOrNo,
  stage: oneOf(STAGE_NAMES),
  gifts: someOf(GIFT_IDS),
  'gifts-used': someOf(GIFT_IDS),
  foresight: yesOrNo,
  'blessing-used': yesOrNo,
  panic: yesOrNo,
  crisis: yesOrNo,
  calm: yesOrNo,
  legion: oneOf(['none', 'in-force', 'paid']),
  claws: yesOrNo,
  taste: yesOrNo,
  burrowing: yesOrNo,
  resistance: yesOrNo,
  oil: yesOrNo,
  red: someOf(AREA_NAMES, 1),
  rage: yesOrNo,
  sign: yesOrNo,
  critical: yesOrNo,
  hold: orNone(cell),
  marker: opening,
  goal: yesOrNo,
  carrier: warrior,
  guide: orNone(cell),
  stirred: yesOrNo,
  result: orNone(oneOf(['human', 'demon', 'nobody'])),
} as const satisfies Partial<Record<FactName, ViewForm<number, never> | ViewForm<number, unknown>>>;

type Formed = keyof typeof FORMS;

/** What everybody knows, in words where it is more than a number; `FACTS` says what each is. */
export type FactsView = {
  readonly [Name in FactName]: Name extends Formed ? SeenAs<(typeof FORMS)[Name]> : number;
};

const formOf = (name: FactName) =>
  (FORMS as Partial<Record<FactName, ViewForm<number, unknown>>>)[name];

export function factsView(state: State): FactsView {
  const seen: Partial<Record<FactName, unknown>> = {};
  for (const name of FACT_NAMES) {
    const kept = fact(state, F[name]);
    const form = formOf(name);
    seen[name] = form === undefined ? kept : form.show(kept, state);
  }
  return seen as FactsView;
}

/** Sets the facts that such a view was made of; the tiles of the board lie there already. */
export function setFacts(state: State, seen: FactsView): void {
  for (const name of FACT_NAMES) {
    const form = formOf(name);
    const kept = form === undefined ? (seen[name] as number) : form.read(seen[name], state);
    setFact(state, F[name], kept);
  }
}
