import { fail, fault, ok, type Result, readOptions, wholeNumber } from '@oubliette/kernel';
import * as v from 'valibot';
import { planFor } from '../board/index.ts';
import { SET_IDS, type SetId } from '../content/sets.ts';
import type { Piece } from '../pieces/piece.ts';
import { asValue } from '../pieces/roster.ts';
import { forcesRules } from './forces/brought.ts';
import type { FurtherContent } from './forces/further.ts';
import type { ForcesScenario } from './forces/scenario.ts';
import { recommendedTarget, STARTERS, TARGETS, wholeTeam } from './measures.ts';
import { COLOURS, type Duelist, type DuelSeat, type ForcesMode, seatsFor } from './state.ts';

/** Where the forces come from: one set, a choice from all sets, or a scenario (DT-MIX-01). */
export const FORCES = ['set', 'mutual', 'draft', 'free', 'scenario'] as const satisfies readonly (
  | ForcesMode
  | 'set'
  | 'scenario'
)[];

/** How many may play if they are more than two. */
export const CROWDS = [3, 4, 5] as const;
type Crowd = (typeof CROWDS)[number];

/** What the players agree on before they begin. */
export interface DuelOptions {
  /** VP to reach (DT-VP-02). */
  readonly target: number;
  readonly forces: (typeof FORCES)[number];
  /** The set that pieces and rooms come from if a set fixes them (DT-COMP-06, DT-COMP-07). */
  readonly set: SetId;
  /** Rooms and teams if a scenario fixes them (DT-MIX-08). */
  readonly scenario: ForcesScenario | null;
  /**
   * Further sets, only where there are any: among those that forces are chosen from (DT-MIX-02), or
   * in place of `set` what everybody has all of (DT-ALL-01).
   */
  readonly content?: FurtherContent;
  /** Sets of ours that stay in the box where forces are chosen (DT-ALL-18). */
  readonly without?: readonly SetId[];
  /** The small maze with fewer pieces (DT-OPT-05). */
  readonly beginner: boolean;
  /** Starters, hidden tokens and rooms all at random. */
  readonly quick: boolean;
  /** Only where more than two play (DT-MULTI-01). */
  readonly players?: Crowd;
  /** The larger board of four (DT-MULTI-22). */
  readonly board?: 'wide';
  /** Characters of each side (DT-OPT-03, DT-MIX-09). */
  readonly characters: Readonly<Record<Duelist, number> & Partial<Record<DuelSeat, number>>>;
  /** Sides that give up their Combat cards +5 and +6 (DT-OPT-03). */
  readonly withoutHighCards: readonly DuelSeat[];
  /** Seconds for a turn and for an answer to the active player (DT-OPT-01, DT-OPT-02), or no clock. */
  readonly timer: { readonly turn: number; readonly answer: number } | null;
}

const teamSize = wholeNumber(STARTERS, wholeTeam(false));
/** Scenarios may go beyond the targets of a plain match, in both directions. */
const anyTarget = wholeNumber(1, 20);

const OptionsSchema = v.strictObject({
  target: v.optional(anyTarget),
  forces: v.optional(v.picklist(FORCES), 'set'),
  set: v.optional(v.picklist(SET_IDS), 'prison'),
  scenario: v.optional(v.unknown(), null),
  content: v.optional(v.unknown()),
  without: v.optional(v.array(v.picklist(SET_IDS)), []),
  beginner: v.optional(v.boolean(), false),
  quick: v.optional(v.boolean(), false),
  players: v.optional(v.picklist([2, ...CROWDS]), 2),
  board: v.optional(v.literal('wide')),
  characters: v.optional(
    v.strictObject({
      blue: v.optional(teamSize),
      yellow: v.optional(teamSize),
      purple: v.optional(teamSize),
      green: v.optional(teamSize),
      red: v.optional(teamSize),
    }),
    {},
  ),
  withoutHighCards: v.optional(v.array(v.picklist(COLOURS)), []),
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

type Read = Omit<v.InferOutput<typeof OptionsSchema>, 'scenario' | 'content'> &
  Pick<DuelOptions, 'scenario' | 'content'>;

export function parseOptions(raw: unknown): Result<DuelOptions> {
  const parsed = readOptions(OptionsSchema, raw);
  if (!parsed.ok) return parsed;
  const given = parsed.value.scenario;
  const read: Result<ForcesScenario | null> =
    given === null ? ok(null) : forcesRules().scenario.read(given);
  if (!read.ok) return read;
  const { content: brought, ...plain } = parsed.value;
  const content = brought === undefined ? null : forcesRules().choice.read(brought, plain.forces);
  if (content?.ok === false) return content;
  const agreed: Read = {
    ...plain,
    scenario: read.value,
    ...(content !== null && { content: content.value }),
  };
  const wrong = disagreement(agreed);
  if (wrong.length > 0) return fail(...wrong.map(([place, text]) => fault('options', place, text)));
  const { beginner, players, board, characters, withoutHighCards, target, without, ...rest } =
    agreed;
  const { scenario } = rest;
  const seats = seatsFor(players);
  const whole = (seat: DuelSeat) => mostCharacters(agreed, seat);
  const left = SET_IDS.filter(set => without.includes(set));
  return ok({
    ...rest,
    target: target ?? scenario?.target ?? recommendedTarget(rest.forces !== 'set', players),
    beginner,
    ...(left.length > 0 && { without: left }),
    ...(players > 2 && { players: players as Crowd }),
    ...(board && { board }),
    characters: Object.fromEntries(
      seats.map(seat => [seat, characters[seat] ?? whole(seat)]),
    ) as DuelOptions['characters'],
    withoutHighCards: seats.filter(seat => withoutHighCards.includes(seat)),
  });
}

export function playersIn({ players }: DuelOptions): number {
  return players ?? 2;
}

/** Pieces that a match with these options brings along, as a value that its states hold; if any. */
export function furtherIn({ content, scenario }: DuelOptions): readonly Piece[] | undefined {
  const pieces = (content ?? scenario?.content)?.pieces ?? [];
  return pieces.length > 0 ? asValue(pieces) : undefined;
}

/** What does not go together, each with its place. */
function disagreement(options: Read): [string, string][] {
  const { forces, beginner, players, board, characters, withoutHighCards, target, scenario } =
    options;
  const wrong: [string, string][] = [];
  if ((forces === 'scenario') !== (scenario !== null)) {
    wrong.push(['options.scenario', 'A scenario is given if and only if it fixes the forces.']);
  }
  const [least, most] = [TARGETS[0], TARGETS.at(-1)!];
  if (target !== undefined && target !== scenario?.target && (target < least || target > most)) {
    wrong.push(['options.target', `It must be ${least} to ${most}, or what the scenario says.`]);
  }
  if (beginner && forces !== 'set') {
    wrong.push(['options.beginner', 'The beginner game is played with one set.']);
  }
  if (players > 2 && scenario !== null) {
    return [...wrong, ['options.players', 'Scenarios are for two.']];
  }
  const ofSets = setFaults(options);
  if (ofSets.length > 0) return [...wrong, ...ofSets];
  if (board !== undefined && players !== 4) {
    wrong.push(['options.board', 'The wide board is for four.']);
  }
  const seats = seatsFor(players);
  const named = [...withoutHighCards, ...(Object.keys(characters) as DuelSeat[])];
  const absent = named.find(seat => !seats.includes(seat));
  if (absent !== undefined) wrong.push(['options.players', `Nobody plays ${absent}.`]);
  for (const seat of seats) {
    const most = mostCharacters(options, seat);
    if ((characters[seat] ?? 0) <= most) continue;
    wrong.push(['options.characters', teamText(beginner, most)]);
    break;
  }
  return wrong;
}

/** What sets in use are too small for, or would be left without (DT-ALL-18). */
function setFaults(options: Read): [string, string][] {
  const { forces, content, without, beginner, players, board } = options;
  if (forces === 'scenario') return [];
  if (content === undefined && without.length === 0) return [];
  if (forces === 'set') {
    if (without.length > 0)
      return [['options.without', 'It is for those who choose their forces.']];
    if (beginner) return [['options.beginner', 'The beginner game is played with a set of ours.']];
    const plan = planFor(players, board === 'wide');
    return forcesRules()
      .whole.faults(plan, players, content!)
      .map(text => ['options.content', text]);
  }
  const isWide = board === 'wide';
  return forcesRules()
    .choice.shortages(options, players, isWide)
    .map(text => ['options.without', text]);
}

function mostCharacters({ scenario, content, forces, beginner }: Read, seat: DuelSeat): number {
  if (scenario !== null) return forcesRules().scenario.charactersOf(scenario, seat as Duelist);
  const isWhole = content !== undefined && forces === 'set';
  return isWhole ? forcesRules().whole.charactersIn(content) : wholeTeam(beginner);
}

function teamText(beginner: boolean, most: number): string {
  return `${beginner ? 'The beginner game' : 'The scenario'} has ${most} characters a side.`;
}
