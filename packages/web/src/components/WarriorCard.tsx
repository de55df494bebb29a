import type { DieValue, PictogramName, DrawnToken as TokenState } from '@oubliette/art';
import { Show } from 'solid-js';
import { About } from './About.tsx';
import { Die } from './Die.tsx';
import { type LineFigures, LineTable } from './LineTable.tsx';
import { text } from './messages.ts';
import { Pictogram } from './Pictogram.tsx';
import { Token } from './Token.tsx';
import './WarriorCard.css';

interface WarriorCardProps {
  readonly name: string;
  readonly figure: TokenState;
  readonly lines: readonly LineFigures[];
  readonly die?: DieValue;
  readonly cancelled?: readonly number[];
  /** The line that the die in hand would put in use. */
  readonly offered?: number;
  /** What their line in use is worth now, effects included. */
  readonly worth?: LineFigures;
  /** What they are worth while exhausted, `0/0/3`; a line cancelled after the dice exhausts nobody. */
  readonly exhausted?: string;
  readonly talent: string;
  /** What that does: told at a press. */
  readonly about?: { readonly title: string; readonly words: string };
  readonly talentSign: PictogramName;
  readonly state?: 'selected' | 'acted';
  readonly lying?: boolean;
}

/** A human of Claustrophobia: figure, die, six lines of action, talent or gift. */
export function WarriorCard(props: WarriorCardProps) {
  return (
    <article
      class="warrior-card"
      data-state={props.state}
      data-exhausted={props.exhausted ? true : undefined}
    >
      <header class="warrior-card-head">
        <Token {...props.figure} size={40} />
        <h3>{props.name}</h3>
        <Show when={props.die}>{die => <Die value={die()} />}</Show>
      </header>
      <LineTable
        lines={props.lines}
        inUse={props.die}
        offered={props.offered}
        cancelled={props.cancelled ?? []}
        worth={props.worth}
        lying={props.lying ?? false}
      />
      <footer class="warrior-card-foot">
        <Show
          when={props.exhausted}
          fallback={
            <Show when={props.about} fallback={<Talent {...props} />}>
              {about => (
                <About {...about()}>
                  <Talent {...props} />
                </About>
              )}
            </Show>
          }
        >
          <Pictogram name="drop" />
          {text().exhausted} · {props.exhausted}
        </Show>
      </footer>
      <Show when={props.state === 'acted'}>
        <span class="warrior-card-stamp">{text().acted}</span>
      </Show>
    </article>
  );
}

function Talent(props: Pick<WarriorCardProps, 'talent' | 'talentSign'>) {
  return (
    <>
      <Pictogram name={props.talentSign} />
      {props.talent}
    </>
  );
}
