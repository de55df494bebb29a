import type { DuelSeat } from '@oubliette/dungeon-twister';
import { Match, Show, Switch } from 'solid-js';
import { CardBack } from '../../components/CardBack.tsx';
import { text as cardText } from '../../components/messages.ts';
import { Pictogram } from '../../components/Pictogram.tsx';
import { text } from './messages.ts';
import type { LaidCard } from './scene.ts';
import './FightCard.css';

interface FightCardProps {
  readonly seat: DuelSeat;
  readonly name: string;
  readonly laid: LaidCard;
  /** It lay face down a moment ago: it turns over. */
  readonly turning?: boolean;
}

/** The card before a side: its place, its back, or its face. */
export function FightCard(props: FightCardProps) {
  const value = () => (typeof props.laid === 'number' ? props.laid : null);
  return (
    <Switch>
      <Match when={props.laid === 'nothing'}>
        <div class="fight-card" data-empty role="img" aria-label={text().nothingLaid(props.name)}>
          <Pictogram name="crossed-swords" />
        </div>
      </Match>
      <Match when={props.laid === 'face-down'}>
        <div class="fight-card" data-back>
          <CardBack side={props.seat} />
        </div>
      </Match>
      <Match when={value() !== null}>
        <div class="fight-card" data-turning={props.turning || undefined}>
          <Show when={props.turning}>
            <div class="fight-card-back" aria-hidden="true">
              <CardBack side={props.seat} />
            </div>
          </Show>
          <div class="fight-card-face">
            <span class="fight-card-value">+{value()}</span>
            <Pictogram name="crossed-swords" />
            <span class="fight-card-band">{cardText().cards.combat(0)}</span>
          </div>
        </div>
      </Match>
    </Switch>
  );
}
