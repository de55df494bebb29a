import { LEVEL_IDS } from '@oubliette/bots/levels';
import { type DuelSeat, seatsFor } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { OneOf } from '../../../components/OneOf.tsx';
import { RuleLink } from '../../../components/RuleLink.tsx';
import { Toggle } from '../../../components/Toggle.tsx';
import { sideName } from '../../../match/names.ts';
import { levelName } from '../../../opponent/names.ts';
import type { DuelMatchWishes } from '../wishes.ts';
import './ManyFields.css';
import { text } from './messages.ts';

/** The rule that draws the board. */
const BOARD_RULES = { 3: 'DT-MULTI-21', 4: 'DT-MULTI-22', 5: 'DT-MULTI-26' } as const;

interface ManyFieldsProps {
  readonly wishes: DuelMatchWishes;
  readonly onChange: (part: Partial<DuelMatchWishes>) => void;
}

/** What is different where more than two play: the board, and which seats the machine takes. */
export function ManyFields(props: ManyFieldsProps) {
  const count = () => props.wishes.count as keyof typeof BOARD_RULES;
  const machines = () => props.wishes.machines;
  const seats = () => seatsFor(props.wishes.count);
  const taken = () => machines().seats.filter(seat => seats().includes(seat));
  const change = (part: Partial<DuelMatchWishes['machines']>) =>
    props.onChange({ machines: { ...machines(), ...part } });

  /** Somebody must be left to play. */
  function take(seat: DuelSeat, on: boolean): void {
    const others = taken().filter(other => other !== seat);
    const wanted = on ? [...others, seat] : others;
    change({ seats: wanted.length < seats().length ? wanted : others });
  }

  return (
    <>
      <p class="new-game-hint" role="status">
        {text().many[count()]} <RuleLink id={BOARD_RULES[count()]} />
      </p>
      <Show when={props.wishes.count === 4}>
        <OneOf
          label={text().board}
          value={props.wishes.isWide}
          onChange={isWide => props.onChange({ isWide })}
          options={[
            { value: false, title: text().published, words: text().publishedWords },
            { value: true, title: text().wide, words: text().wideWords },
          ]}
        />
      </Show>
      <fieldset class="many-seats">
        <legend>{text().machineSeats}</legend>
        <For each={seats()}>
          {seat => (
            <Toggle on={taken().includes(seat)} onChange={on => take(seat, on)}>
              {sideName(seat)}
            </Toggle>
          )}
        </For>
      </fieldset>
      <Show when={taken().length > 0}>
        <OneOf<string>
          label={text().machineLevel}
          value={machines().level}
          onChange={level => change({ level })}
          options={LEVEL_IDS.map(value => ({ value, title: levelName(value) }))}
        />
      </Show>
    </>
  );
}
