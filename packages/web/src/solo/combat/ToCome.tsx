import type { Fighters, SoloView } from '@oubliette/dungeon-twister';
import { For } from 'solid-js';
import { PieceToken } from '../../duel/panels/PieceToken.tsx';
import { pieceName } from '../../duel/words/index.ts';
import { viewAsDuel } from '../seen/view-as-duel.ts';
import type { ComingCombat } from './ahead.ts';
import { text } from './messages.ts';
import './ToCome.css';

interface ToComeProps {
  readonly ahead: ComingCombat;
  readonly view: SoloView;
}

/** Who will fight whom, with which sums, and where the cards come from. */
export function ToCome(props: ToComeProps) {
  const { fighters } = props.ahead;
  const [attack, defence] = fighters.sums;
  const isDuel = fighters.attackers.length + fighters.defenders.length === 2;
  const players = () =>
    [props.ahead.isSapped && text().sapped, text().players[props.ahead.players]]
      .filter(Boolean)
      .join('; ');
  return (
    <section class="to-come" aria-label={isDuel ? text().duel : text().group}>
      <h3>{isDuel ? text().duel : text().group}</h3>
      <Army
        view={props.view}
        fighters={fighters.attackers}
        words={text().np[props.ahead.np]}
        sum={`${attack} + ?`}
      />
      <Army
        view={props.view}
        fighters={fighters.defenders}
        words={players()}
        sum={`${defence} + ${props.ahead.forced ?? '?'}`}
      />
    </section>
  );
}

function Army(props: {
  readonly view: SoloView;
  readonly fighters: Fighters['attackers'];
  readonly words: string;
  readonly sum: string;
}) {
  const names = () =>
    props.fighters.map(({ token, strength, stab }) => `${pieceName(token)} ${strength + stab}`);
  return (
    <div class="to-come-army">
      <span>
        <For each={props.fighters}>
          {({ token }) => <PieceToken view={viewAsDuel(props.view)} token={token} size={34} />}
        </For>
      </span>
      <p>
        {names().join(', ')}; {props.words}
      </p>
      <b>{props.sum}</b>
    </div>
  );
}
