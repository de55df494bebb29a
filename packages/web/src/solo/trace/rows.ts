import type { Aim, Look, NpcCard, Trace } from '@oubliette/dungeon-twister';
import type { TraceRow } from '../../components/Trace.tsx';
import { text } from '../words/messages.ts';
import { targetWords } from '../words/target.ts';

/** How many targets a row names. */
const NAMED = 5;

/** A trait may put Deliver in the place of Get object (DS-DEL-01). */
const placeOf = ({ objectives }: NpcCard, aim: Aim): number =>
  objectives.findIndex(objective => objective.aim === (aim === 'deliver' ? 'get' : aim));

/** Every objective that was looked at, in order, and those that nobody came to. */
export function traceRows(trace: Trace, card: NpcCard): TraceRow[] {
  const rows = trace.looks.map(look => rowOf(look, card, trace));
  const asked = Math.max(-1, ...trace.looks.map(({ aim }) => placeOf(card, aim)));
  const rest = card.objectives.slice(asked + 1);
  if (rest.length === 0) return rows;
  const place = rest.length === 1 ? `${asked + 2}` : `${asked + 2}–${card.objectives.length}`;
  const objective = rest.map(({ aim }) => text().aims[aim]).join(', ');
  return [...rows, { place, objective, verdict: 'unasked', finding: text().trace.notAsked }];
}

function rowOf(look: Look, card: NpcCard, { choice }: Trace): TraceRow {
  const isApproached = choice !== null && !choice.reached && choice.aim === look.aim;
  const reason = reasonOf(look);
  return {
    place: String(placeOf(card, look.aim) + 1),
    objective: text().aims[look.aim],
    points: look.ap,
    verdict: look.achievable ? 'chosen' : 'bad',
    finding: isApproached ? text().trace.approached : findingOf(look),
    ...(reason && { reason }),
    rule: look.rule,
  };
}

function findingOf({ achievable, candidates, ap, rule }: Look): string {
  const { trace } = text();
  if (achievable) return trace.chosen;
  if (candidates.length === 0) return rule === 'DS-REG-02' ? trace.skipped : trace.noTarget;
  const prices = candidates.flatMap(candidate => candidate.ap ?? []);
  const cheapest = Math.min(...prices);
  if (cheapest > ap && Number.isFinite(cheapest)) return trace.short(cheapest - ap);
  return candidates.every(({ verdict }) => verdict === 'unreachable') ? trace.noWay : trace.tooDear;
}

function reasonOf({ candidates, rule, shedding, aim }: Look): string {
  const { trace } = text();
  const named = candidates
    .slice(0, NAMED)
    .map(({ target, ap, verdict }) =>
      trace.candidate(
        aim === 'exit' ? trace.exit : targetWords(target),
        ap,
        trace.verdicts[verdict],
      ),
    );
  const told = [...new Set(named)].join(', ');
  const words = told === '' ? (trace.reasons[rule] ?? '') : `${told}.`;
  return shedding ? `${words} ${trace.without}` : words;
}
