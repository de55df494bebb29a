import { type OwnCard, SOLO_LEVELS, type SoloLevel } from '@oubliette/dungeon-twister';
import { createSignal } from 'solid-js';
import { TextField } from '../../../components/Field.tsx';
import { OneOf } from '../../../components/OneOf.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RuleLink } from '../../../components/RuleLink.tsx';
import { CardsChoice } from '../../../documents/cards/CardsChoice.tsx';
import { createAttempt } from '../../../match/attempt.ts';
import { levelName, levelWords, visionWords } from '../../../solo/seen/level.ts';
import { begin } from '../begin.ts';
import { BeginButton, SeedField } from '../fields.tsx';
import { recallPeople, rememberPeople } from '../people.ts';
import { text } from './messages.ts';
import './SoloForm.css';

const STORED = 'oubliette.solo';
const SEATS = ['yellow'] as const;

/** Everything that is settled before a solo game. */
export function SoloForm() {
  const [name, setName] = createSignal(recallPeople(STORED, SEATS).players.yellow);
  const [level, setLevel] = createSignal<SoloLevel>('pink');
  const [visions, setVisions] = createSignal(false);
  const [quick, setQuick] = createSignal(true);
  const [cards, setCards] = createSignal<readonly OwnCard[] | null>(null);
  const [seed, setSeed] = createSignal('');
  const { attempt, isUnderWay, failure } = createAttempt();

  function begun(): Promise<string | undefined> {
    const people = { players: { yellow: name() }, openTable: true };
    rememberPeople(STORED, people);
    const mine = cards();
    const plain = { level: level(), visions: visions(), quick: quick() };
    const options = mine === null ? plain : { ...plain, cards: mine };
    return begin({ game: 'solo', options, ...people, seed: seed() });
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
        <div class="solo-levels">
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
          <p>
            {text().levelWords} <RuleLink id="DS-SET-04" />
          </p>
        </div>
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
        <CardsChoice value={cards()} onChange={setCards} />
        <SeedField value={seed()} onChange={setSeed} hint={text().seedHint} />
        <BeginButton failure={failure()} isUnderWay={isUnderWay()} />
      </form>
    </Panel>
  );
}
