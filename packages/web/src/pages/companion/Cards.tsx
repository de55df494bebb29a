import { type SoloView, withCards } from '@oubliette/dungeon-twister';
import { Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { recallCards } from '../../documents/cards/keeping.ts';
import { text } from './messages.ts';

interface CardsProps {
  readonly view: SoloView;
  /** Cards change between two activations. */
  readonly mayChange: boolean;
  readonly onTake: (view: SoloView) => void;
}

/** One's own cards, as long as the table is played without them or with what they were before. */
export function OfferOwn(props: CardsProps) {
  const mine = recallCards();
  const own = () => props.view.own ?? [];
  const isLaid = () => JSON.stringify(own()) === JSON.stringify(mine);
  const lay = () => mine && props.mayChange && props.onTake(withCards(props.view, mine));
  return (
    <Show when={mine !== null && !isLaid() && mine}>
      {cards => (
        <Button unavailable={!props.mayChange} onClick={lay}>
          {own().length > 0 ? text().renewCards : text().layCards(cards().length)}
        </Button>
      )}
    </Show>
  );
}

/** Whose cards these are, how to write one's own, and what no card here knows. */
export function CardsNote(props: CardsProps) {
  const own = () => props.view.own ?? [];
  return (
    <section class="companion-ours">
      <p>{own().length > 0 ? text().someOurs(own().length) : text().ours}</p>
      <p>{text().icons}</p>
      <div class="companion-answers">
        <Show when={props.mayChange && own().length > 0}>
          <Button onClick={() => props.onTake(withCards(props.view, undefined))}>
            {text().layOurs}
          </Button>
        </Show>
        <LinkButton href="#/cards">
          {recallCards() === null ? text().writeCards : text().editCards}
        </LinkButton>
      </div>
    </section>
  );
}
