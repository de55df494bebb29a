import { MOST_AP, type NpcAim, OBJECTIVES, type OwnCard } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { aimsFor, earlier, withObjective } from '../../documents/cards/draft.ts';
import { AIM_SIGNS } from '../../solo/npc/card.ts';
import { text as words } from '../../solo/words/messages.ts';
import { text } from './messages.ts';

const PRICES = Array.from({ length: MOST_AP }, (_, index) => index + 1);

interface ObjectivesProps {
  readonly card: OwnCard;
  readonly onChange: (card: OwnCard) => void;
}

/** The six in their order with AP: one tap each, the star for the primary one. */
export function Objectives(props: ObjectivesProps) {
  return (
    <fieldset class="own-part">
      <legend>{text().objectives}</legend>
      <p class="own-hint">
        {props.card.objectives.length === OBJECTIVES
          ? text().objectivesFull
          : text().objectivesHint}
      </p>
      <ul class="own-aims">
        <For each={aimsFor(props.card.class)}>{aim => <Objective {...props} aim={aim} />}</For>
      </ul>
      <Button
        size="small"
        aria-label={text().anewOf(text().objectives)}
        onClick={() => props.onChange({ ...props.card, objectives: [] })}
      >
        {text().anew}
      </Button>
    </fieldset>
  );
}

function Objective(props: ObjectivesProps & { readonly aim: NpcAim }) {
  const name = () => words().aims[props.aim];
  const place = () => props.card.objectives.findIndex(({ aim }) => aim === props.aim) + 1;
  const price = () => props.card.objectives[place() - 1]?.ap ?? 0;
  const isPrimary = () => props.card.primary === props.aim && place() > 0;
  return (
    <li data-listed={place() > 0 || undefined}>
      <Show when={place() > 0} fallback={<span class="own-place">–</span>}>
        <button
          type="button"
          class="own-place"
          aria-label={text().place(name(), place())}
          onClick={() => props.onChange(earlier(props.card, props.aim))}
        >
          {place()}
        </button>
      </Show>
      <Pictogram name={AIM_SIGNS[props.aim]} />
      <span class="own-aim">{name()}</span>
      <button
        type="button"
        class="own-star"
        aria-label={text().primary(name())}
        aria-pressed={isPrimary()}
        onClick={() => props.onChange({ ...props.card, primary: props.aim })}
      >
        {isPrimary() ? '★' : '☆'}
      </button>
      <span class="own-prices">
        <For each={PRICES}>
          {ap => (
            <button
              type="button"
              aria-label={text().ap(name(), ap)}
              aria-pressed={price() === ap}
              onClick={() => props.onChange(withObjective(props.card, props.aim, ap))}
            >
              {ap}
            </button>
          )}
        </For>
      </span>
    </li>
  );
}
