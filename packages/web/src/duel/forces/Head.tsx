import { For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Token } from '../../components/Token.tsx';
import { playerName } from '../../match/names.ts';
import { Controls } from '../panels/Controls.tsx';
import type { DuelDesk } from '../seen/desk.ts';
import type { Choosing } from './choosing.ts';
import { progressOf, toRemove } from './collection.ts';
import { text } from './messages.ts';
import './Head.css';

const STEPS = ['pairs', 'characters', 'objects'] as const;

const RULES = { mutual: 'DT-MIX-05', draft: 'DT-MIX-06', free: 'DT-MIX-07' } as const;

/** Whose choice it is, by which rules, how much is chosen, and what may be left to chance. */
export function Head(props: DuelDesk & { readonly choosing: Choosing; readonly isSheet: boolean }) {
  const { view, seat, step, isAsked } = props.choosing;
  const name = () => playerName(props.table.snapshot().players, seat());
  const forces = () => view().forces!;
  const progress = () => progressOf(view(), seat());
  const current = (): (typeof STEPS)[number] | null => {
    if (step() === 'removal') return null;
    if (step() === 'pairs') return 'pairs';
    const [done, of] = progress().characters;
    return done < of ? 'characters' : 'objects';
  };
  const title = () => {
    if (!isAsked()) return text().asks.waiting;
    const now = current();
    return now === null
      ? text().asks.removal(name(), toRemove(view(), seat()))
      : text().asks[now](name());
  };
  const missing = () => {
    const left = ([done, of]: readonly [number, number]) => of - done;
    const { pairs, characters, objects } = progress();
    return text().missing(left(pairs), left(characters), left(objects));
  };
  const words = () => {
    if (step() === 'removal') return text().removalWords;
    const isDraftOfMany = forces().mode === 'draft' && view().seats.length > 2;
    return isDraftOfMany ? text().draftOfMany : text().modes[forces().mode];
  };
  const isBeginning = () => props.table.snapshot().moment === 0 && forces().mode !== 'free';
  return (
    <header class="forces-head">
      <Token side={seat()} pictogram="torch" size={62} />
      <div class="forces-words">
        <h2>{title()}</h2>
        <p>
          <b>{text().titles[forces().mode]}.</b> {words()}{' '}
          <Show when={isBeginning()}>
            {text().first(playerName(props.table.snapshot().players, forces().first))}{' '}
          </Show>
          <RuleLink id={step() === 'removal' ? 'DT-MIX-09' : RULES[forces().mode]} />
        </p>
      </div>
      <Show when={step() !== 'removal'}>
        <ol class="forces-steps" aria-label={missing()}>
          <For each={STEPS}>
            {each => (
              <li aria-current={current() === each ? 'step' : undefined}>
                <span>{text().steps[each]}</span> <b>{progress()[each].join('/')}</b>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <div class="forces-ways">
        <Controls {...props} />
        <Button
          size="small"
          title={text().oneWords}
          unavailable={!isAsked()}
          onClick={event => props.choosing.takeOne(event.currentTarget)}
        >
          {text().one}
        </Button>
        <Button
          size="small"
          title={text().restWords}
          unavailable={!isAsked()}
          onClick={() => isAsked() && void props.table.leaveToChance()}
        >
          {text().rest}
        </Button>
        <Show when={props.isSheet}>
          <Button size="small" onClick={() => props.openDialog('chronicle')}>
            {text().chronicle}
          </Button>
          <Button size="small" onClick={() => props.openDialog('menu')}>
            {text().menu}
          </Button>
        </Show>
      </div>
    </header>
  );
}
