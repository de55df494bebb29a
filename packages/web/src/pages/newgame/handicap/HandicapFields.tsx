import { type DuelSeat, LEVELS, SEATS, STARTERS, wholeTeam } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Select } from '../../../components/Field.tsx';
import { RuleLink } from '../../../components/RuleLink.tsx';
import { Toggle } from '../../../components/Toggle.tsx';
import { ForcesHandicap } from '../forces/ForcesHandicap.tsx';
import { type DuelMatchWishes, isMixed, withLevel } from '../wishes.ts';
import { text } from './messages.ts';

interface HandicapFieldsProps {
  readonly wishes: DuelMatchWishes;
  readonly onChange: (wishes: DuelMatchWishes) => void;
}

/** Two levels, the suggestion that follows from them, and the freedom to change it. */
export function HandicapFields(props: HandicapFieldsProps) {
  const teams = () =>
    Array.from(
      { length: wholeTeam(props.wishes.beginner) - STARTERS + 1 },
      (_, index) => STARTERS + index,
    );
  const setTeam = (seat: DuelSeat, size: number) =>
    props.onChange({ ...props.wishes, teams: { ...props.wishes.teams, [seat]: size } });
  const setHighCards = (seat: DuelSeat, without: boolean) =>
    props.onChange({
      ...props.wishes,
      withoutHighCards: { ...props.wishes.withoutHighCards, [seat]: without },
    });

  return (
    <>
      <p class="new-game-hint">
        {text().handicapWords} <RuleLink id="DT-OPT-04" />
      </p>
      <Show when={isMixed(props.wishes)}>
        <ForcesHandicap />
      </Show>
      <div class="new-game-sides">
        <For each={SEATS}>
          {seat => (
            <div class="new-game-side">
              <Select
                label={text().level[seat]}
                options={LEVELS.map(level => ({ value: level, label: text().levels[level] }))}
                value={props.wishes.levels[seat]}
                onChange={level => props.onChange(withLevel(props.wishes, seat, level))}
              />
              <Select
                label={text().team[seat]}
                options={teams().map(n => ({ value: `${n}`, label: text().characters(n) }))}
                value={`${props.wishes.teams[seat]}`}
                onChange={size => setTeam(seat, Number(size))}
              />
              <Toggle
                on={props.wishes.withoutHighCards[seat]}
                onChange={without => setHighCards(seat, without)}
              >
                {text().highCards[seat]}
              </Toggle>
            </div>
          )}
        </For>
      </div>
    </>
  );
}
