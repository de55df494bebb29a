import { type Result, reading, wordsOf } from '@oubliette/kernel';
import {
  parseAction as parseDuelAction,
  printAction as printDuelAction,
} from '../../duel/notation/action.ts';
import type { SoloAction } from '../action.ts';

const OWN = ['watch', 'row', 'column', 'pick'] as const;

export function printAction(action: SoloAction): string {
  switch (action.do) {
    case 'watch':
      return 'watch';
    case 'row':
    case 'column':
      return `${action.do} ${action.number}`;
    case 'pick':
      return `pick ${action.value}`;
    default:
      return printDuelAction(action);
  }
}

export function parseAction(text: string): Result<SoloAction> {
  const [first] = text.trim().split(/\s+/);
  const own = OWN.find(word => word === first);
  if (own === undefined) return parseDuelAction(text);
  return reading(() => {
    const words = wordsOf(text, '');
    const what = words.oneOf('action', OWN);
    const action: SoloAction =
      what === 'watch'
        ? { do: what }
        : what === 'pick'
          ? { do: what, value: words.whole('The card', 0, 6) }
          : { do: what, number: words.whole('The number', 1, 5) };
    words.end();
    return action;
  });
}
