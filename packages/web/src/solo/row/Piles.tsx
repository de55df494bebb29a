import type { SoloView } from '@oubliette/dungeon-twister';
import { CardBack } from '../../components/CardBack.tsx';
import { text } from './messages.ts';

/** What the prison still has to draw from. */
export function Piles(props: { readonly view: SoloView }) {
  const lying = (place: 'bag' | 'reserve') =>
    props.view.tokens.filter(token => token.place === place).length;
  return (
    <ul class="row-piles">
      <li>
        <CardBack side="prison" count={props.view.deck.length} />
        <span>{text().deck}</span>
      </li>
      <li>
        <CardBack side="prison" count={lying('reserve')} />
        <span>{text().reserve}</span>
      </li>
      <li>
        <CardBack side="prison" count={lying('bag')} />
        <span>{text().bag}</span>
      </li>
    </ul>
  );
}
