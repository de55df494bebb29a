import { LEVEL_IDS } from '@oubliette/bots/levels';
import { onMount } from 'solid-js';
import { OneOf } from '../../../components/OneOf.tsx';
import { levelName } from '../../../opponent/names.ts';
import { text } from './messages.ts';

interface LevelChoiceProps {
  readonly value: string;
  readonly onChange: (level: string) => void;
}

/** How well the machine plays; in words, what the chosen level is like. */
export function LevelChoice(props: LevelChoiceProps) {
  onMount(() => {
    const isKnown = LEVEL_IDS.some(level => level === props.value);
    if (!isKnown) props.onChange(LEVEL_IDS[0]);
  });

  return (
    <div class="new-game-level">
      <OneOf<string>
        label={text().level}
        value={props.value}
        onChange={props.onChange}
        options={LEVEL_IDS.map(value => ({ value, title: levelName(value) }))}
      />
      <p class="new-game-hint" aria-live="polite">
        {text().levels[props.value]}
      </p>
    </div>
  );
}
