import {
  isOnBoard,
  type NpcAim,
  type NpcCard,
  type ObjectiveLook,
  type SoloView,
  type TargetVerdict,
  type Trace,
  type TraceCandidate,
} from '@oubliette/dungeon-twister';
import type { TraceRow } from '../../components/Trace.tsx';
import { pieceName } from '../../duel/words/index.ts';
import { isObject, pieceOf } from '../../duel/words/mention.ts';
import { text } from '../words/messages.ts';
import { targetWords } from '../words/target.ts';

/** The best first. */
const VERDICTS: readonly TargetVerdict[] = [
  'chosen',
  'lost-the-roll',
  'outranked',
  'farther',
  'too-dear',
  'occupied',
  'unreachable',
  'struck',
  'recovering',
];

/** A trait may put Deliver in the place of Get object (DS-DEL-01). */
const placeOf = ({ objectives }: NpcCard, aim: NpcAim): number =>
  objectives.findIndex(objective => objective.aim === (aim === 'deliver' ? 'get' : aim));

/** Every objective that was looked at, in order, and those that nobody came to. */
export function traceRows(trace: Trace, card: NpcCard, view: SoloView): TraceRow[] {
  const rows = trace.looks.map(look => rowOf(look, card, trace, view));
  const asked = Math.max(-1, ...trace.looks.map(({ aim }) => placeOf(card, aim)));
  const rest = card.objectives.slice(asked + 1);
  if (rest.length === 0) return rows;
  const place = rest.length === 1 ? `${asked + 2}` : `${asked + 2}–${card.objectives.length}`;
  const objective = rest.map(({ aim }) => text().aims[aim]).join(', ');
  return [...rows, { place, objective, verdict: 'unasked', finding: text().trace.notAsked }];
}

/** Whether a die has still to part equal targets: in a forecast nobody has won or lost it. */
const isOpen = ({ ties }: Trace): boolean => ties.some(({ dice }) => dice.length === 0);

/** Equal targets stay equal until the die has been rolled. */
function undecided(look: ObjectiveLook): ObjectiveLook {
  if (!look.candidates.some(({ verdict }) => verdict === 'lost-the-roll')) return look;
  const candidates = look.candidates.map(candidate =>
    candidate.verdict === 'chosen'
      ? { ...candidate, verdict: 'lost-the-roll' as const }
      : candidate,
  );
  return { ...look, candidates };
}

function rowOf(look: ObjectiveLook, card: NpcCard, trace: Trace, view: SoloView): TraceRow {
  const { choice } = trace;
  const isApproached = choice !== null && !choice.reached && choice.aim === look.aim;
  const reason = isOpen(trace)
    ? reasonOf(undecided(look), view, { 'lost-the-roll': text().trace.equal })
    : reasonOf(look, view);
  const unwanted = look.aim === 'get' && look.candidates.length === 0 ? unwantedIn(view, card) : [];
  return {
    place: String(placeOf(card, look.aim) + 1),
    objective: text().aims[look.aim],
    points: look.ap,
    verdict: look.achievable ? 'chosen' : 'bad',
    finding: isApproached ? text().trace.approached : findingOf(look),
    ...(reason && { reason: [reason, ...unwanted].join(' ') }),
    rules: [...new Set([look.rule, ...look.candidates.flatMap(({ rule }) => rule ?? [])])],
  };
}

function findingOf({ achievable, candidates, ap, rule }: ObjectiveLook): string {
  const { trace } = text();
  if (achievable) return trace.chosen;
  if (candidates.some(({ verdict }) => verdict === 'recovering')) return trace.recovering;
  const targets = candidates.filter(({ verdict }) => verdict !== 'struck');
  if (targets.length === 0) return rule === 'DS-REG-02' ? trace.skipped : trace.noTarget;
  const prices = targets.flatMap(candidate => candidate.ap ?? []);
  const cheapest = Math.min(...prices);
  if (cheapest > ap && Number.isFinite(cheapest)) return trace.short(cheapest - ap);
  const isAll = (fate: TargetVerdict) => targets.every(({ verdict }) => verdict === fate);
  if (isAll('occupied')) return trace.occupied;
  return isAll('unreachable') ? trace.noWay : trace.tooDear;
}

/** Objects on the board that it would not take, for whoever wonders why it does not. */
function unwantedIn({ tokens }: SoloView, { objects }: NpcCard): string[] {
  const wishes: readonly string[] = objects;
  const names = tokens
    .filter(token => isOnBoard(token) && isObject(pieceOf(token.name)))
    .filter(({ name }) => !wishes.includes(pieceOf(name)))
    .map(({ name }) => pieceName(name));
  return names.length === 0 ? [] : [text().trace.unwanted([...new Set(names)].join(', '))];
}

/** All of them, those with a price last; a portcullis goes by its square. */
function namesOf(aim: NpcAim, alike: readonly TraceCandidate[], view: SoloView): string {
  const { trace } = text();
  const priced = [...alike].sort((a, b) => Number(a.ap !== null) - Number(b.ap !== null));
  const names = priced.map(({ target, ap }) => trace.candidate(targetWords(target, view), ap));
  const list = [...new Set(names)].join(', ');
  return aim === 'break' || aim === 'open' ? trace.gates(list) : list;
}

/** Targets that fared alike are named together: `Mekanork 2 AP, Wizard 4 AP (lower on the list)`. */
function reasonOf(
  { aim, candidates, rule, shedding }: ObjectiveLook,
  view: SoloView,
  fates: Partial<Record<TargetVerdict, string>> = {},
): string {
  const { trace } = text();
  const told = VERDICTS.flatMap(verdict => {
    const alike = candidates.filter(candidate => candidate.verdict === verdict);
    if (alike.length === 0) return [];
    return trace.fared(namesOf(aim, alike, view), fates[verdict] ?? trace.verdicts[verdict]);
  });
  const none = () => trace.reasons[rule] ?? trace.missing[aim] ?? '';
  const words = told.length === 0 ? none() : `${told.join('; ')}.`;
  return shedding ? `${words} ${trace.without}` : words;
}
