import type { PictogramName } from '@oubliette/art';
import { text } from './messages.ts';
import { Pictogram } from './Pictogram.tsx';
import './Card.css';
import './DungeonCard.css';

type DungeonCardKind = 'advantage' | 'event' | 'gift' | 'object';

interface DungeonCardProps {
  readonly kind: DungeonCardKind;
  readonly title: string;
  readonly sign: PictogramName;
  readonly words: string;
  /** The price of a gift, in points of an action die. */
  readonly price?: number;
}

/** A card of Claustrophobia: its name, its sign, what it does, and its kind on the band. */
export function DungeonCard(props: DungeonCardProps) {
  return (
    <article class="card dungeon-card" data-kind={props.kind}>
      <h3 class="dungeon-card-title">{props.title}</h3>
      <Pictogram name={props.sign} />
      <p class="dungeon-card-words">{props.words}</p>
      <span class="card-band">
        {text().dungeonCards[props.kind]} {props.price}
      </span>
    </article>
  );
}
