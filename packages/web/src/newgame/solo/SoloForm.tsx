import { SOLO_LEVELS, type SoloLevel } from '@oubliette/dungeon-twister';
import { createSignal, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ask } from '../../match/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { faultWords } from '../../match/fault-words.ts';
import { freshSeed } from '../../match/fresh.ts';
import { levelName, levelWords, visionWords } from '../../solo/level.ts';
import { enterMatch } from '../enter.ts';
import { OneOf } from '../OneOf.tsx';
import { text } from './messages.ts';

/** Everything that is settled before a solo game. */
export function SoloForm() {
  const [name, setName] = createSignal('');
  const [level, setLevel] = createSignal<SoloLevel>('pink');
  const [visions, setVisions] = createSignal(false);
  const [quick, setQuick] = createSignal(true);
  const [seed, setSeed] = createSignal('');
  const { attempt, isUnderWay, failure } = createAttempt();

  async function begun(): Promise<string | undefined> {
    const match = await ask('begin', {
      game: 'solo',
      options: { level: level(), visions: visions(), quick: quick() },
      seed: seed().trim() || freshSeed(),
      players: { yellow: name() },
      openTable: true,
    });
    if (!match.ok) return faultWords(match.faults);
    enterMatch(match.value);
    return undefined;
  }

  return (
    <Panel title={text().form} class="new-game-form">
      <form
        onSubmit={event => {
          event.preventDefault();
          void attempt(begun);
        }}
      >
        <TextField
          label={text().player}
          value={name()}
          maxlength="24"
          autocomplete="off"
          onInput={event => setName(event.currentTarget.value)}
        />
        <OneOf
          label={text().level}
          value={level()}
          onChange={setLevel}
          options={SOLO_LEVELS.map((value, index) => ({
            value,
            title: `${index + 1} · ${levelName(value)}`,
            words: levelWords(value),
          }))}
        />
        <OneOf
          label={text().starters}
          value={quick()}
          onChange={setQuick}
          options={[
            { value: true, title: text().quick, words: text().quickWords },
            { value: false, title: text().chosen, words: text().chosenWords },
          ]}
        />
        <OneOf
          label={text().visions}
          value={visions()}
          onChange={setVisions}
          options={[
            { value: false, title: text().noVisions, words: text().noVisionsWords },
            { value: true, title: text().withVisions, words: visionWords() },
          ]}
        />
        <details class="new-game-more">
          <summary>{text().more}</summary>
          <TextField
            label={text().seed}
            value={seed()}
            maxlength="100"
            spellcheck={false}
            autocomplete="off"
            onInput={event => setSeed(event.currentTarget.value)}
          />
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
