import type { PictogramName } from '@oubliette/art';
import { type Action, type CardKind, OBJECTS } from '@oubliette/claustrophobia';
import { createMemo, For, Show } from 'solid-js';
import { About } from '../../components/About.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { playsFromHand } from '../offers/offers.ts';
import { CARD_SIGNS, GIFT_SIGNS, OBJECT_SIGNS } from '../pieces/signs.ts';
import type { HeldInHand } from '../seen/choice.ts';
import { isOnMap, type RoleName, roleOf } from '../seen/reading.ts';
import {
  cardWords,
  giftWords,
  momentWords,
  type NameAndWords,
  objectWords,
  partyName,
  warriorName,
} from '../words/index.ts';
import { text } from './messages.ts';
import './Cards.css';

/** The gift whose use is a look at the pile (CL-GIFT-07). */
const FORESIGHT = 'G5';
const ROLES: readonly RoleName[] = ['human', 'demon'];

/** The own hand, the gifts and objects of the humans, and how many cards the others hold. */
export function Cards(props: CaveDesk) {
  const view = () => props.table.snapshot().view;
  const own = () => roleOf(view());
  const hand = () => (own() ? (view().hands[own()!].cards ?? []) : []);
  const kinds = createMemo(() => [...new Set(hand())], undefined, {
    equals: (a, b) => String(a) === String(b),
  });
  const gifts = createMemo(() =>
    GIFT_SIGNS.map((_, n) => n).filter(n => view().facts.gifts.includes(`G${n + 1}`)),
  );
  const objects = createMemo(() =>
    OBJECTS.map(object => ({ ...object, bearer: view().bearer[object.id] })).filter(
      ({ bearer }) => bearer !== undefined && isOnMap(view(), bearer),
    ),
  );
  const count = (card: CardKind) => hand().filter(each => each === card).length;
  return (
    <div class="cave-cards">
      <Show when={own()}>
        <h3>{text().hand}</h3>
        <Show when={hand().length > 0} fallback={<p class="cave-cards-none">{text().noCards}</p>}>
          <ul class="cave-cards-list">
            <For each={kinds()}>
              {card => (
                <CardRow
                  {...props}
                  name={card}
                  words={cardWords(card)}
                  when={momentWords(card)}
                  sign={CARD_SIGNS[card]}
                  kind={own() === 'human' ? 'advantage' : 'event'}
                  count={count(card)}
                  held={{ kind: 'card', card }}
                  wish={{ do: 'play', card, target: '' }}
                  isThis={action => action.do === 'play' && action.card === card}
                />
              )}
            </For>
          </ul>
        </Show>
      </Show>
      <Show when={gifts().length > 0}>
        <h3>{text().gifts}</h3>
        <ul class="cave-cards-list">
          <For each={gifts()}>
            {n => (
              <CardRow
                {...props}
                name={`G${n + 1}`}
                words={giftWords(`G${n + 1}`)}
                when={text().giftWhen(n + 1)}
                sign={GIFT_SIGNS[n]!}
                kind="gift"
                count={1}
                die={n + 1}
                spent={view().facts['gifts-used'].includes(`G${n + 1}`)}
                held={{ kind: 'gift', gift: `G${n + 1}` }}
                wish={{ do: 'use', gift: `G${n + 1}`, target: '' }}
                isThis={action =>
                  action.do === 'look'
                    ? `G${n + 1}` === FORESIGHT
                    : action.do === 'use' && action.gift === `G${n + 1}`
                }
              />
            )}
          </For>
        </ul>
      </Show>
      <Show when={objects().length > 0}>
        <h3>{text().objects}</h3>
        <ul class="cave-cards-list">
          <For each={objects()}>
            {({ id, name, bearer }) => (
              <li class="cave-card" data-kind="object">
                <Pictogram name={OBJECT_SIGNS[name]} />
                <span>
                  <b>{objectWords(id).name}</b> · {text().give(warriorName(bearer!, view()))}
                  <br />
                  {objectWords(id).words}
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <For each={ROLES}>
        {role => (
          <p class="cave-cards-others">
            {text().others(partyName(role), view().hands[role].count, view().hands[role].deck)}
            <Show when={view().hands[role].spent.length > 0}>
              <br />
              {text().spent}{' '}
              <For each={view().hands[role].spent}>
                {(card, index) => (
                  <>
                    {index() > 0 ? ', ' : ''}
                    <About title={cardWords(card).name} words={cardWords(card).words}>
                      {cardWords(card).name}
                    </About>
                  </>
                )}
              </For>
            </Show>
          </p>
        )}
      </For>
    </div>
  );
}

interface CardRowProps extends CaveDesk {
  /** What the engine calls it. */
  readonly name: string;
  readonly words: NameAndWords;
  /** When it may be played. */
  readonly when: string;
  readonly sign: PictogramName;
  readonly kind: 'advantage' | 'event' | 'gift';
  readonly count: number;
  /** The value of the Redeemer's die that wakes a gift. */
  readonly die?: number;
  readonly spent?: boolean;
  readonly held: HeldInHand;
  /** What is answered with a why-not when it cannot be played. */
  readonly wish: Action;
  readonly isThis: (action: Action) => boolean;
}

/** A card in hand: a click plays it, or takes it up until its target is chosen. */
function CardRow(props: CardRowProps) {
  const plays = () => {
    const now = props.table.snapshot();
    const looks = now.legal.filter(({ do: verb }) => verb === 'look').map(action => [action]);
    return [...playsFromHand(now, props.choice.warrior()), ...looks].filter(actions =>
      props.isThis(actions.at(-1)!),
    );
  };
  const isHeld = () => JSON.stringify(props.choice.held()) === JSON.stringify(props.held);

  function take(at: Element): void {
    const [only, ...others] = plays();
    const action = only?.at(-1);
    if (!only || !action) void props.choice.explain(props.wish, at);
    else if (isHeld()) props.choice.hold(null);
    else if (others.length === 0 && (!('target' in action) || action.target === '')) {
      void props.choice.perform(only, at);
    } else props.choice.hold(props.held);
  }

  return (
    <li>
      <button
        type="button"
        class="cave-card"
        data-kind={props.kind}
        data-card={props.name}
        data-spent={props.spent || undefined}
        data-playable={plays().length > 0 || undefined}
        aria-pressed={isHeld()}
        aria-disabled={plays().length === 0 || undefined}
        onClick={event => take(event.currentTarget)}
      >
        <Pictogram name={props.sign} />
        <span>
          <b>{props.words.name}</b>
          {props.count > 1 ? ` × ${props.count}` : ''}
          <br />
          {props.words.words}
          <small>{props.when}</small>
        </span>
        <Show when={props.die}>{die => <b class="cave-card-die">{die()}</b>}</Show>
      </button>
    </li>
  );
}
