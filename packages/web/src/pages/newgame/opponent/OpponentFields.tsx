import { LEVEL_IDS } from '@oubliette/bots/levels';
import { onMount } from 'solid-js';
import { OneOf } from '../../../components/OneOf.tsx';
import { Toggle } from '../../../components/Toggle.tsx';
import { levelName } from '../../../opponent/names.ts';
import type { Opponent } from '../people.ts';
import { text } from './messages.ts';
import './OpponentFields.css';

interface OpponentFieldsProps {
  readonly opponent: Opponent;
  readonly seats: readonly string[];
  readonly labelOf: (seat: string) => string;
  readonly onChange: (opponent: Opponent) => void;
}

/** Which side one plays oneself, how well the machine plays the other one, and how strict it is. */
export function OpponentFields(props: OpponentFieldsProps) {
  const change = (part: Partial<Opponent>) => props.onChange({ ...props.opponent, ...part });
  const own = () => props.seats.find(seat => seat !== props.opponent.seat) ?? '';
  const otherThan = (seat: string) => props.seats.find(each => each !== seat) ?? seat;

  onMount(() => {
    const isKnown = LEVEL_IDS.some(level => level === props.opponent.level);
    if (!isKnown) change({ level: LEVEL_IDS[0] });
  });

  return (
    <>
      <OneOf
        label={text().own}
        value={own()}
        onChange={seat => change({ seat: otherThan(seat) })}
        options={props.seats.map(seat => ({ value: seat, title: props.labelOf(seat) }))}
      />
      <div class="opponent-levels">
        <OneOf<string>
          label={text().level}
          value={props.opponent.level}
          onChange={level => change({ level })}
          options={LEVEL_IDS.map(value => ({
            value,
            title: levelName(value),
            words: text().levels[value],
          }))}
        />
      </div>
      <Toggle on={props.opponent.friendly} onChange={friendly => change({ friendly })}>
        {text().friendly}
      </Toggle>
    </>
  );
}
