import { type DuelSeat, SEATS, TARGETS } from '@oubliette/dungeon-twister';
import { createSignal, For, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { TextField } from '../components/Field.tsx';
import { Panel } from '../components/Panel.tsx';
import { Token } from '../components/Token.tsx';
import { ask } from '../match/ask.ts';
import { createAttempt } from '../match/attempt.ts';
import { faultWords } from '../match/fault-words.ts';
import { freshSeed } from '../match/fresh.ts';
import { enterMatch } from './enter.ts';
import { HandicapFields } from './HandicapFields.tsx';
import { recall, remember } from './memory.ts';
import { text } from './messages.ts';
import { OneOf } from './OneOf.tsx';
import { hasHandicap, optionsOf, type Wishes, withBeginner } from './wishes.ts';

const TOKENS = { blue: 'cloak-dagger', yellow: 'snake-tongue' } as const;

/** Everything two people agree on before a duel. */
export function DuelForm() {
  const [wishes, setWishes] = createSignal<Wishes>(recall());
  const { attempt, isUnderWay, failure } = createAttempt();
  const change = (part: Partial<Wishes>) => setWishes(before => ({ ...before, ...part }));
  const setName = (seat: DuelSeat, name: string) =>
    change({ players: { ...wishes().players, [seat]: name } });

  async function begun(): Promise<string | undefined> {
    const { players, openTable, seed } = wishes();
    const match = await ask('begin', {
      game: 'duel',
      options: optionsOf(wishes()),
      seed: seed.trim() || freshSeed(),
      players,
      openTable,
    });
    if (!match.ok) return faultWords(match.faults);
    enterMatch(match.value);
    return undefined;
  }

  function begin(event: SubmitEvent): void {
    event.preventDefault();
    remember(wishes());
    void attempt(begun);
  }

  return (
    <Panel title={text().newDuel} class="new-game-form">
      <form onSubmit={begin}>
        <div class="new-game-sides">
          <For each={SEATS}>
            {seat => (
              <div class="new-game-player">
                <Token side={seat} pictogram={TOKENS[seat]} size={56} />
                <TextField
                  label={text().player[seat]}
                  placeholder={text().nameHint}
                  value={wishes().players[seat]}
                  maxlength="24"
                  autocomplete="off"
                  onInput={event => setName(seat, event.currentTarget.value)}
                />
              </div>
            )}
          </For>
        </div>
        <OneOf
          label={text().screen}
          value={wishes().openTable}
          onChange={openTable => change({ openTable })}
          options={[
            { value: false, title: text().curtain, words: text().curtainWords },
            { value: true, title: text().open, words: text().openWords },
          ]}
        />
        <OneOf
          label={text().setUp}
          value={wishes().quick}
          onChange={quick => change({ quick })}
          options={[
            { value: true, title: text().quick, words: text().quickWords },
            { value: false, title: text().full, words: text().fullWords },
          ]}
        />
        <OneOf
          label={text().size}
          value={wishes().beginner}
          onChange={beginner => setWishes(before => withBeginner(before, beginner))}
          options={[
            { value: false, title: text().whole, words: text().wholeWords },
            { value: true, title: text().beginner, words: text().beginnerWords },
          ]}
        />
        <OneOf
          label={text().target}
          value={wishes().target}
          onChange={target => change({ target })}
          options={TARGETS.map(value => ({ value, title: `${value}` }))}
        />
        <OneOf<Wishes['timer']>
          label={text().timer}
          value={wishes().timer}
          onChange={timer => change({ timer })}
          options={[
            { value: 'none', title: text().noTimer },
            { value: 'printed', title: text().printedTimer, words: text().printedTimerWords },
            { value: 'calm', title: text().calmTimer, words: text().calmTimerWords },
          ]}
        />
        <details class="new-game-more">
          <summary>
            {text().handicap}
            <span>{hasHandicap(wishes()) ? text().handicapSome : text().handicapNone}</span>
          </summary>
          <HandicapFields wishes={wishes()} onChange={setWishes} />
        </details>
        <details class="new-game-more">
          <summary>{text().more}</summary>
          <TextField
            label={text().seed}
            value={wishes().seed}
            maxlength="100"
            spellcheck={false}
            autocomplete="off"
            onInput={event => change({ seed: event.currentTarget.value })}
          />
          <p class="new-game-hint">{text().seedWords}</p>
        </details>
        <Show when={failure()}>
          <p class="new-game-fault" role="alert">
            {failure()}
          </p>
        </Show>
        <div class="new-game-begin">
          <Button kind="primary" type="submit" unavailable={isUnderWay()}>
            {text().begin}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
