import { Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { ask } from '../../keeper/ask.ts';
import { freshSeed } from '../../keeper/fresh.ts';
import { createAttempt } from '../../match/attempt.ts';
import { enterMatch } from '../../match/enter.ts';
import { faultWords } from '../../match/fault-words.ts';
import { text } from './messages.ts';

/** The first whole match after the lessons of a game: the easiest opponent, everything can be taken back. */
const FIRST: Readonly<Record<string, { game: string; options: object; machine?: string }>> = {
  duel: { game: 'duel', options: { quick: true }, machine: 'yellow' },
  solo: { game: 'solo', options: { quick: true } },
  claustrophobia: { game: 'claustrophobia', options: { scenario: 'S1' }, machine: 'demon' },
};

export function FirstMatch(props: { readonly course: string }) {
  const { attempt, isUnderWay, failure } = createAttempt();

  async function begun(): Promise<string | undefined> {
    const { game, options, machine } = FIRST[props.course]!;
    const key = await ask('begin', {
      game,
      options,
      seed: freshSeed(),
      players: {},
      openTable: machine === undefined,
      ...(machine && { machine: { levels: { [machine]: 'squire' }, friendly: true } }),
    });
    if (!key.ok) return faultWords(key.faults);
    enterMatch(key.value);
    return undefined;
  }

  return (
    <Show when={FIRST[props.course]}>
      <p>{text().finished}</p>
      <Button kind="primary" unavailable={isUnderWay()} onClick={() => void attempt(begun)}>
        {text().firstMatch}
      </Button>
      <p role="alert">{failure()}</p>
    </Show>
  );
}
