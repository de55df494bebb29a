import type { Event } from '@oubliette/claustrophobia';
import { of } from './deed.ts';
import { type Setting, who } from './setting.ts';

const isPlain = ({ cast }: Setting, name: string) => /^TR\d/.test(name) && !cast.tough.has(name);

/** What came of hits: who stepped in, lines, wounds, deaths, each once. */
export function harmClauses(setting: Setting, events: readonly Event[]): string[] {
  const { told } = setting.texts;
  const killed = of(events, 'killed').map(event => event.who);
  const fallen = killed.filter(name => isPlain(setting, name)).length;
  const wounds = new Map(of(events, 'wounded').map(event => [event.who, event.wounds]));
  return [
    ...of(events, 'guarded').map(event =>
      told.guarded(who(setting, event.who), who(setting, event.target)),
    ),
    ...linesByVictim(events).map(([name, lines]) => told.lines(who(setting, name), lines)),
    ...[...wounds]
      .filter(([name]) => !killed.includes(name))
      .map(([name, count]) => told.wounded(who(setting, name), count)),
    ...killed.filter(name => !isPlain(setting, name)).map(name => told.killed(who(setting, name))),
    ...(fallen > 0 ? [told.killedMany(fallen)] : []),
    ...of(events, 'removed').map(event => told.removed(who(setting, event.who))),
  ];
}

function linesByVictim(events: readonly Event[]): [string, number[]][] {
  const lines = new Map<string, number[]>();
  for (const event of of(events, 'line')) {
    lines.set(event.who, [...(lines.get(event.who) ?? []), event.line]);
  }
  return [...lines];
}
