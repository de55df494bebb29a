import type { PictogramName } from '@oubliette/art';
import { type DuelSeat, SEATS, seatsFor, TARGETS } from '@oubliette/dungeon-twister';
import { createSignal, Show, Suspense } from 'solid-js';
import { lately } from '../../components/lately.ts';
import { OneOf } from '../../components/OneOf.tsx';
import { Panel } from '../../components/Panel.tsx';
import { createAttempt } from '../../match/attempt.ts';
import { sideName } from '../../match/names.ts';
import { begin, byLink } from './begin.ts';
import { beginWords } from './begin-words.ts';
import {
  BeginButton,
  EverythingElse,
  FriendlyChoice,
  OpponentChoice,
  PlayerNames,
  ScreenChoice,
  SeedField,
  SideChoice,
} from './fields.tsx';
import { forcesName } from './forces-name.ts';
import { recall, remember } from './memory.ts';
import { text } from './messages.ts';
import {
  COUNTS,
  type DuelMatchWishes,
  hasHandicap,
  isMixed,
  machinesIn,
  optionsOf,
  withBeginner,
  withCount,
} from './wishes.ts';

const ForcesFields = lately(() => import('./forces/ForcesFields.tsx'), 'ForcesFields');
const ForcesNote = lately(() => import('./forces/ForcesNote.tsx'), 'ForcesNote');
const HandicapFields = lately(() => import('./handicap/HandicapFields.tsx'), 'HandicapFields');

const ManyFields = lately(() => import('./forces/ManyFields.tsx'), 'ManyFields');

const TOKENS: Readonly<Record<DuelSeat, PictogramName>> = {
  blue: 'cloak-dagger',
  yellow: 'snake-tongue',
  purple: 'pointy-hat',
  green: 'caduceus',
  red: 'rock-golem',
};

/** Everything that people agree on before a duel. */
export function DuelForm() {
  const [wishes, setWishes] = createSignal<DuelMatchWishes>(recall());
  const [isUneven, setUneven] = createSignal(false);
  const [isChosen, setChosen] = createSignal(false);
  const [note, setNote] = createSignal<'whole' | 'one-set' | null>(null);
  const { attempt, isUnderWay, failure } = createAttempt();
  const isMany = () => wishes().count > 2;
  /** The seats of people. */
  const seated = () => {
    const taken = isMany() ? (machinesIn(wishes())?.seats ?? []) : [wishes().opponent?.seat];
    return seatsFor(wishes().count).filter(seat => !taken.includes(seat));
  };
  const change = (part: Partial<DuelMatchWishes>) => setWishes(before => ({ ...before, ...part }));

  /** A scenario may be played to fewer. */
  const targets = () => [...new Set([wishes().target, ...TARGETS])].sort((a, b) => a - b);

  /** What does not go together gives way to the later wish, and the page says so. */
  function choose(wanted: DuelMatchWishes): void {
    const before = wishes();
    const isOneSet = isMixed(before) && !isMixed(wanted) && wanted.beginner;
    const isWhole = before.beginner && !wanted.beginner && isMixed(wanted);
    setNote((isOneSet && 'one-set') || (isWhole && 'whole') || null);
    setWishes(wanted);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    remember(wishes());
    const { players, openTable, opponent, seed } = wishes();
    const options = optionsOf(wishes());
    const machines = machinesIn(wishes());
    const people = isMany() ? { machines } : { opponent };
    void attempt(() => begin({ game: 'duel', options, players, openTable, ...people, seed }));
  }

  return (
    <Panel title={text().newDuel} class="new-game-form">
      <form onSubmit={submit}>
        <Show
          when={!isMany()}
          fallback={
            <>
              <ManyFields wishes={wishes()} onChange={change} />
              <Show when={seated().length > 1}>
                <ScreenChoice
                  value={wishes().openTable}
                  onChange={openTable => change({ openTable })}
                />
              </Show>
            </>
          }
        >
          <OpponentChoice seats={SEATS} value={wishes()} onChange={change} />
        </Show>
        <EverythingElse words={text().elseWords}>
          <OneOf
            label={text().count}
            value={wishes().count}
            onChange={count => setWishes(withCount(wishes(), count))}
            options={COUNTS.map(value => ({ value, title: `${value}` }))}
          />
          <Show when={!isMany() && wishes().opponent}>
            {opponent => (
              <>
                <SideChoice
                  seats={SEATS as readonly DuelSeat[]}
                  labelOf={seat => text().ownSides[seat]}
                  value={opponent()}
                  onChange={changed => change({ opponent: changed })}
                />
                <FriendlyChoice
                  value={opponent()}
                  onChange={changed => change({ opponent: changed })}
                />
              </>
            )}
          </Show>
          <PlayerNames
            seats={seated()}
            names={wishes().players}
            labelOf={seat => text().player(sideName(seat))}
            tokenOf={seat => ({ side: seat, pictogram: TOKENS[seat] })}
            onChange={players => change({ players })}
          />
          <details class="new-game-more" onToggle={() => setChosen(true)}>
            <summary>
              {text().forces}
              <span>{forcesName(wishes())}</span>
            </summary>
            <Suspense>
              <Show when={isChosen()}>
                <ForcesFields wishes={wishes()} onChange={choose} />
              </Show>
            </Suspense>
          </details>
          <OneOf
            label={text().setUp}
            value={wishes().quick}
            onChange={quick => change({ quick })}
            options={[
              { value: true, title: text().quick, words: text().quickWords },
              { value: false, title: text().full, words: text().fullWords },
            ]}
          />
          <OneOf
            label={text().size}
            value={wishes().beginner}
            onChange={beginner => choose(withBeginner(wishes(), beginner))}
            options={[
              {
                value: false,
                title: text().whole,
                words: isMany() ? text().wholeManyWords : text().wholeWords,
              },
              {
                value: true,
                title: text().beginner,
                words: isMany() ? text().beginnerManyWords : text().beginnerWords,
              },
            ]}
          />
          <Suspense>
            <Show when={note()}>{told => <ForcesNote note={told()} />}</Show>
          </Suspense>
          <OneOf
            label={text().target}
            value={wishes().target}
            onChange={target => change({ target })}
            options={targets().map(value => ({ value, title: `${value}` }))}
          />
          <OneOf<DuelMatchWishes['timer']>
            label={text().timer}
            value={wishes().timer}
            onChange={timer => change({ timer })}
            options={[
              { value: 'none', title: text().noTimer },
              { value: 'printed', title: text().printedTimer, words: text().printedTimerWords },
              { value: 'calm', title: text().calmTimer, words: text().calmTimerWords },
            ]}
          />
          <Show when={!isMany()}>
            <details class="new-game-more" onToggle={() => setUneven(true)}>
              <summary>
                {text().handicap}
                <span>{hasHandicap(wishes()) ? text().handicapSome : text().handicapNone}</span>
              </summary>
              <Suspense>
                <Show when={isUneven()}>
                  <HandicapFields wishes={wishes()} onChange={setWishes} />
                </Show>
              </Suspense>
            </details>
          </Show>
          <SeedField
            value={wishes().seed}
            hint={text().seedWords}
            onChange={seed => change({ seed })}
          />
        </EverythingElse>
        <BeginButton
          failure={failure()}
          isUnderWay={isUnderWay()}
          onLink={() =>
            byLink({
              game: 'duel',
              options: optionsOf(wishes()),
              seats: seatsFor(wishes().count),
            })
          }
          words={beginWords(wishes(), seated().length)}
        />
      </form>
    </Panel>
  );
}
