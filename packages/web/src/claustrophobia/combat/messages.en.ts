import { plural } from '../../i18n/plural.ts';

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const en = {
  attacks: (who: string, target: string) => `${who} against ${target}`,
  aHit: 'A hit',
  steps: { declared: 'Declared', rolled: 'Rolled' },
  hitStep: (n: number) => `Hit ${n}`,
  hit: 'hit',
  miss: 'miss',
  again: 'rerolled',
  mayReroll: 'may be rerolled',
  toRoll: 'The dice are still to roll',
  fromCards: 'cards',
  fromBlood: 'cancelled lines',
  fromCrowd: 'the crowd',
  dice: (n: number) => plural('en', n, { one: 'die', other: 'dice' }),
  against: 'against',
  defence: 'defence',
  target: 'target',
  guards: 'bodyguard',
  killed: (n: number, of: number) => `${n} of ${of} killed`,
  whoTakes: (n: number, of: number) =>
    of === 1 ? 'Who takes the hit?' : `Who takes the ${ORDINALS[n] ?? `${n}th`} hit?`,
  whoTakesHint: 'The victim, or a bodyguard on the tile; then a line is cancelled.',
  whoTakesOfHorde: 'The target, or the one that shields it.',
  whichLine: (who: string) => `${who} loses a line`,
  whichLineHint: 'Click a line or press its number.',
  inUseHint:
    'Click a line or press its number. The line that holds the die counts until the end of the round.',
  criticalHint: 'Critical Hit: you may choose the line yourself, once.',
  leaveIt: 'Leave it to the humans',
  mayRerollTitle: 'Reroll the misses?',
  rerollHint: 'Frantic: each missed die rolls once more, and then stands.',
  windowTitle: (when: string) => `A card ${when}?`,
  waits: 'The other side decides',
  hits: (n: number) => `${COUNTS[n] ?? n} ${plural('en', n, { one: 'hit', other: 'hits' })}`,
  doubled: 'The tile doubles them.',
  stillToTake: 'The hits are still to be taken.',
  cancelLine: (line: number, figures: string) => `Cancel line ${line}: ${figures}`,
  cancelled: (line: number) => `Line ${line} is cancelled`,
  hint: 'Hint',
  takeBack: 'Take back',
  board: 'See the map',
  back: 'Back to the fight',
  on: 'Continue',
};
