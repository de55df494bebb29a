import type { OwnCard } from '@oubliette/dungeon-twister';
import { Show } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { OneOf } from '../../components/OneOf.tsx';
import { recallCards, recallDraft } from './keeping.ts';
import { text } from './messages.ts';

interface CardsChoiceProps {
  readonly value: readonly OwnCard[] | null;
  readonly onChange: (cards: readonly OwnCard[] | null) => void;
}

/** Whether a game is played with our NPC cards alone, or with somebody's own in their places. */
export function CardsChoice(props: CardsChoiceProps) {
  const cards = recallCards();
  const isUnfinished = cards === null && recallDraft().length > 0;
  return (
    <div class="cards-choice">
      <Show when={cards} fallback={<p>{isUnfinished ? text().unfinished : text().onlyOurs}</p>}>
        {mine => (
          <OneOf
            label={text().which}
            value={props.value !== null}
            onChange={isMine => props.onChange(isMine ? mine() : null)}
            options={[
              { value: false, title: text().ours, words: text().oursWords },
              {
                value: true,
                title: text().mine(mine().length),
                words: mine()
                  .map(({ name }) => name)
                  .join(', '),
              },
            ]}
          />
        )}
      </Show>
      <LinkButton size="small" href="#/cards">
        {cards === null && !isUnfinished ? text().write : text().edit}
      </LinkButton>
    </div>
  );
}
