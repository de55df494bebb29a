import { type OwnCard, SOLO_LEVELS } from '@oubliette/dungeon-twister';
import { createSignal } from 'solid-js';
import { TextField } from '../../../components/Field.tsx';
import { OneOf } from '../../../components/OneOf.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RuleLink } from '../../../components/RuleLink.tsx';
import { CardsChoice } from '../../../documents/cards/CardsChoice.tsx';
import { createAttempt } from '../../../match/attempt.ts';
import { levelName, levelWords, visionWords } from '../../../solo/seen/level.ts';
import { begin } from '../begin.ts';
import { BeginButton, EverythingElse, SeedField } from '../fields.tsx';
import { recall, remember, type SoloMatchWishes } from './memory.ts';
import { text } from './messages.ts';
import './SoloForm.css';

/** Everything that is settled before a solo game. */
export function SoloForm() {
  const [wishes, setWishes] = createSignal<SoloMatchWishes>(recall());
  const [cards, setCards] = createSignal<readonly OwnCard[] | null>(null);
  const [seed, setSeed] = createSignal('');
  const { attempt, isUnderWay, failure } = createAttempt();
  const change = (part: Partial<SoloMatchWishes>) => setWishes(before => ({ ...before, ...part }));

  function begun(): Promise<string | undefined> {
    remember(wishes());
    const { name, ...plain } = wishes();
    const mine = cards();
    const options = mine === null ? plain : { ...plain, cards: mine };
    return begin({
      game: 'solo',
      options,
      players: { yellow: name },
      openTable: true,
      seed: seed(),
    });
  }

  const words = () => {
    const { level, quick, visions } = wishes();
    const { agreed } = text();
    const settled = [
      agreed.level(levelName(level)),
      quick ? agreed.quick : agreed.chosen,
      ...(visions ? [agreed.visions] : []),
      ...(cards() === null ? [] : [agreed.cards]),
      ...(seed().trim() ? [agreed.seed] : []),
    ];
    return `${settled.join(', ')}.`;
  };

  return (
    <Panel title={text().form} class="new-game-form">
      <form
        onSubmit={event => {
          event.preventDefault();
          void attempt(begun);
        }}
      >
        <div class="solo-levels">
          <OneOf
            label={text().level}
            value={wishes().level}
            onChange={level => change({ level })}
            options={SOLO_LEVELS.map((value, index) => ({
              value,
              title: `${index + 1} · ${levelName(value)}`,
            }))}
          />
          <p aria-live="polite">{levelWords(wishes().level)}</p>
          <p>
            {text().levelWords} <RuleLink id="DS-SET-04" />
          </p>
        </div>
        <EverythingElse words={text().elseWords}>
          <TextField
            label={text().player}
            value={wishes().name}
            maxlength="24"
            autocomplete="off"
            onInput={event => change({ name: event.currentTarget.value })}
          />
          <OneOf
            label={text().starters}
            value={wishes().quick}
            onChange={quick => change({ quick })}
            options={[
              { value: true, title: text().quick, words: text().quickWords },
              { value: false, title: text().chosen, words: text().chosenWords },
            ]}
          />
          <OneOf
            label={text().visions}
            value={wishes().visions}
            onChange={visions => change({ visions })}
            options={[
              { value: false, title: text().noVisions, words: text().noVisionsWords },
              { value: true, title: text().withVisions, words: visionWords() },
            ]}
          />
          <CardsChoice value={cards()} onChange={setCards} />
          <SeedField value={seed()} onChange={setSeed} hint={text().seedHint} />
        </EverythingElse>
        <BeginButton failure={failure()} isUnderWay={isUnderWay()} words={words()} />
      </form>
    </Panel>
  );
}
