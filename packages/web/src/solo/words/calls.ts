import { ICONS, type SoloEvent, type SoloView } from '@oubliette/dungeon-twister';
import { isOfPrison } from '../../duel/words/mention.ts';
import { cardOf } from '../npc/card.ts';
import { text } from './messages.ts';

/** Which card or trait in an event calls a reinforcement, in words (DS-REIN-01, NC-WIZ-04). */
function callersIn(event: SoloEvent, { level }: SoloView): string[] {
  const { calls } = text();
  const icons = ICONS[level];
  switch (event.kind) {
    case 'card':
      return icons.actions.includes(event.value) ? [calls.action(event.value)] : [];
    case 'jumped':
      return icons.jump && !isOfPrison(event.token) ? [calls.jump] : [];
    case 'fought': {
      const isPrisons = isOfPrison(event.attackers[0] ?? '');
      const [np, own] = isPrisons ? event.cards : [event.cards[1], event.cards[0]];
      return [
        ...(icons.players.includes(own) ? [calls.own(own)] : []),
        ...(icons.np.includes(np) ? [calls.prison(np)] : []),
      ];
    }
    case 'killed':
      return isOfPrison(event.token) && cardOf(event.token).trait === 'calls-successor'
        ? [calls.killed(event.token)]
        : [];
    default:
      return [];
  }
}

/** Why somebody will join the prison; nothing where nobody is called. */
export function callWords(events: readonly SoloEvent[], view: SoloView): string[] {
  const callers = events.flatMap(event => callersIn(event, view));
  return callers.length > 0 ? [text().calls.told(callers)] : [];
}
