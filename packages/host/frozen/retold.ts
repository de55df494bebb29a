/** Stories that were told otherwise before: a page knows only how they are told now. */
import type { Option, Sought, Square, Trace } from '@oubliette/dungeon-twister';
import type { GameEvent, Seat } from '@oubliette/kernel';

type Event = GameEvent<Seat>;

const TOLD_TODAY: Readonly<Record<string, (event: Event) => Event>> = {
  // Until rules 2 of the duel each deed of the vocabulary had a kind of its own.
  'wall-walked': event => ({ ...event, kind: 'did', deed: 'wall-walk' }) as Event,
  // Until November 2026 the reasons of an NPC were sentences of the notation.
  planned: event => ({ ...event, trace: traceToday((event as Event & Planned).trace) }) as Event,
};

interface Planned {
  readonly trace: Trace;
}

/** What a trace holds now, or what it held then. */
type Earlier<Now> = Now | string;

function traceToday(trace: Trace): Trace {
  const { looks, ties, choice } = trace;
  return {
    ...trace,
    looks: looks.map(look => ({
      ...look,
      candidates: look.candidates.map(one => ({ ...one, target: soughtToday(one.target) })),
    })),
    ties: ties.map(tie => ({ ...tie, options: tie.options.map(optionToday) })),
    choice: choice && { ...choice, target: choice.target && soughtToday(choice.target) },
  };
}

/** `Y:cleric`, `R5`, `@3,4` or `exit`. */
function soughtToday(target: Earlier<Sought>): Sought {
  if (typeof target !== 'string') return target;
  if (target === 'exit') return { exit: true };
  if (target.startsWith('@')) return { square: target as Square };
  return /^R\d+$/.test(target) ? { room: Number(target.slice(1)) } : { token: target };
}

/** `Y:cleric from @17,4 with jump, take N:rope`; `way` and `end` were no targets. */
function optionToday(option: Earlier<Option>): Option {
  if (typeof option !== 'string') return option;
  const [, target = '', end = '', deeds = ''] =
    /^(\S+) from (\S+)(?: with (.+))?$/.exec(option) ?? [];
  return {
    target: target === 'way' || target === 'end' ? null : soughtToday(target),
    end: end as Square,
    deeds: deeds.split(', ').filter(Boolean).map(deedToday),
  };
}

function deedToday(deed: string): Option['deeds'][number] {
  const [done, token] = deed.split(' ');
  return { do: done, ...(token && { token }) } as Option['deeds'][number];
}

export const retold = (event: Event): Event => TOLD_TODAY[event.kind]?.(event) ?? event;
