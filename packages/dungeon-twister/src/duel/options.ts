import { fail, fault, ok, type Result, readOptions, wholeNumber } from '@oubliette/kernel';
import * as v from 'valibot';
import { SET_IDS, type SetId } from '../content/sets.ts';
import { charactersOf, RULE_CHANGES, type Scenario, scenarioFaults } from './forces/scenario.ts';
import { recommendedTarget, STARTERS, TARGETS, wholeTeam } from './measures.ts';
import { type ForcesMode, SEATS } from './state.ts';

/** Where the forces come from: one set, a choice from all sets, or a scenario (DT-MIX-01). */
export const FORCES = ['set', 'mutual', 'draft', 'free', 'scenario'] as const satisfies readonly (
  | ForcesMode
  | 'set'
  | 'scenario'
)[];

/** What the players agree on before they begin. */
export interface DuelOptions {
  /** VP to reach (DT-VP-02). */
  readonly target: number;
  readonly forces: (typeof FORCES)[number];
  /** The set that pieces and rooms come from if a set fixes them (DT-COMP-06, DT-COMP-07). */
  readonly set: SetId;
  /** Rooms and teams if a scenario fixes them (DT-MIX-08). */
  readonly scenario: Scenario | null;
  /** The small maze with fewer pieces (DT-OPT-05). */
  readonly beginner: boolean;
  /** Starters, hidden tokens and rooms all at random. */
  readonly quick: boolean;
  /** Characters of each side (DT-OPT-03, DT-MIX-09). */
  readonly characters: { readonly blue: number; readonly yellow: number };
  /** Sides that give up their Combat cards +5 and +6 (DT-OPT-03). */
  readonly withoutHighCards: readonly ('blue' | 'yellow')[];
  /** Seconds for a turn and for an answer to the active player (DT-OPT-01, DT-OPT-02), or no clock. */
  readonly timer: { readonly turn: number; readonly answer: number } | null;
}

const teamSize = wholeNumber(STARTERS, wholeTeam(false));
const MOST_OF_A_LIST = 30;
const words = v.pipe(v.array(v.string()), v.maxLength(MOST_OF_A_LIST));

const ScenarioSchema = v.strictObject({
  rooms: words,
  teams: v.strictObject({ blue: words, yellow: words }),
  starters: v.optional(v.strictObject({ blue: v.optional(words), yellow: v.optional(words) }), {}),
  changes: v.optional(v.array(v.picklist(RULE_CHANGES)), []),
});

const OptionsSchema = v.strictObject({
  target: v.optional(wholeNumber(TARGETS[0], TARGETS.at(-1)!)),
  forces: v.optional(v.picklist(FORCES), 'set'),
  set: v.optional(v.picklist(SET_IDS), 'prison'),
  scenario: v.optional(v.nullable(ScenarioSchema), null),
  beginner: v.optional(v.boolean(), false),
  quick: v.optional(v.boolean(), false),
  characters: v.optional(
    v.strictObject({
      blue: v.optional(teamSize),
      yellow: v.optional(teamSize),
    }),
    {},
  ),
  withoutHighCards: v.optional(v.array(v.picklist(SEATS)), []),
  timer: v.optional(
    v.nullable(
      v.strictObject({
        turn: v.optional(wholeNumber(30, 3600), 120),
        answer: v.optional(wholeNumber(5, 3600), 5),
      }),
    ),
    null,
  ),
});

type Read = v.InferOutput<typeof OptionsSchema>;

export function parseOptions(raw: unknown): Result<DuelOptions> {
  const read = readOptions(OptionsSchema, raw);
  if (!read.ok) return read;
  const wrong = disagreement(read.value);
  if (wrong.length > 0) return fail(...wrong.map(([place, text]) => fault('options', place, text)));
  const { beginner, characters, withoutHighCards, target, ...rest } = read.value;
  const scenario = rest.scenario as Scenario | null;
  const whole = (seat: 'blue' | 'yellow') =>
    scenario === null ? wholeTeam(beginner) : charactersOf(scenario, seat);
  const { blue = whole('blue'), yellow = whole('yellow') } = characters;
  return ok({
    ...rest,
    scenario,
    target: target ?? recommendedTarget(rest.forces !== 'set'),
    beginner,
    characters: { blue, yellow },
    withoutHighCards: SEATS.filter(seat => withoutHighCards.includes(seat)),
  });
}

/** What does not go together, each with its place. */
function disagreement({ forces, beginner, characters, ...rest }: Read): [string, string][] {
  const scenario = rest.scenario as Scenario | null;
  const wrong: [string, string][] = [];
  if ((forces === 'scenario') !== (scenario !== null)) {
    wrong.push(['options.scenario', 'A scenario is given if and only if it fixes the forces.']);
  }
  if (beginner && forces !== 'set') {
    wrong.push(['options.beginner', 'The beginner game is played with one set.']);
  }
  for (const { place, text } of scenario === null ? [] : scenarioFaults(scenario)) {
    wrong.push([`options.scenario.${place}`, text]);
  }
  for (const seat of SEATS) {
    const most = scenario === null ? wholeTeam(beginner) : charactersOf(scenario, seat);
    if ((characters[seat] ?? 0) <= most) continue;
    wrong.push(['options.characters', teamText(beginner, most)]);
    break;
  }
  return wrong;
}

function teamText(beginner: boolean, most: number): string {
  return `${beginner ? 'The beginner game' : 'The scenario'} has ${most} characters a side.`;
}
