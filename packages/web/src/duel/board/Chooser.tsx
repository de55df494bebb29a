import { Show } from 'solid-js';
import { Price } from '../../components/Diamonds.tsx';
import { Chooser as AnyChooser, type ChooserProps } from '../../table/Chooser.tsx';
import { text } from './messages.ts';
import { type BoardOffer, isPause } from './offers.ts';

type OffersProps = Omit<ChooserProps<BoardOffer>, 'children'> & {
  readonly wordsOf: (offer: BoardOffer) => string;
};

/** What a click on a square can mean, each with its price. */
export const Chooser = (props: OffersProps) => (
  <AnyChooser {...props}>
    {offer => (
      <>
        <span class="chooser-words">
          <span>{props.wordsOf(offer)}</span>
          <Show when={isPause(offer)}>
            <small>{text().pauseWords}</small>
          </Show>
        </span>
        <Price points={offer.price} />
      </>
    )}
  </AnyChooser>
);
