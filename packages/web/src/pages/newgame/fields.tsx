import { type ComponentProps, For, type ParentProps, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { OneOf } from '../../components/OneOf.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import { Token } from '../../components/Token.tsx';
import { levelName } from '../../opponent/names.ts';
import { text } from './messages.ts';
import { LevelChoice } from './opponent/LevelChoice.tsx';
import { atFirst, type Opponent, type People } from './people.ts';

interface NamesProps<Seat extends string> {
  readonly seats: readonly Seat[];
  readonly names: Readonly<Record<Seat, string>>;
  readonly labelOf: (seat: Seat) => string;
  readonly tokenOf: (seat: Seat) => ComponentProps<typeof Token>;
  readonly onChange: (names: Readonly<Record<Seat, string>>) => void;
}

/** Who sits on which side. */
export function PlayerNames<Seat extends string>(props: NamesProps<Seat>) {
  return (
    <div class="new-game-sides">
      <For each={props.seats}>
        {seat => (
          <div class="new-game-player">
            <Token {...props.tokenOf(seat)} size={56} />
            <TextField
              label={props.labelOf(seat)}
              placeholder={text().nameHint}
              value={props.names[seat]}
              maxlength="24"
              autocomplete="off"
              onInput={event =>
                props.onChange({ ...props.names, [seat]: event.currentTarget.value })
              }
            />
          </div>
        )}
      </For>
    </div>
  );
}

interface ChoiceProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

interface OpponentProps<Seat extends string> extends ChoiceProps<People<Seat>> {
  readonly seats: readonly Seat[];
}

/** Two people at one screen, or one against the machine, and how well it plays. */
export function OpponentChoice<Seat extends string>(props: OpponentProps<Seat>) {
  const isMachine = () => props.value.opponent !== null;
  const put = (opponent: Opponent<Seat> | null) => props.onChange({ ...props.value, opponent });
  return (
    <>
      <OneOf
        label={text().opponent}
        value={isMachine()}
        onChange={on => put(on ? atFirst(props.seats) : null)}
        options={[
          { value: true, title: text().machine },
          { value: false, title: text().person },
        ]}
      />
      <Show
        when={props.value.opponent}
        fallback={
          <ScreenChoice
            value={props.value.openTable}
            onChange={openTable => props.onChange({ ...props.value, openTable })}
          />
        }
      >
        {opponent => (
          <LevelChoice value={opponent().level} onChange={level => put({ ...opponent(), level })} />
        )}
      </Show>
    </>
  );
}

interface SideProps<Seat extends string> extends ChoiceProps<Opponent<Seat>> {
  readonly seats: readonly Seat[];
  /** What the person's own side is called. */
  readonly labelOf: (seat: Seat) => string;
}

/** Which side one plays oneself. */
export function SideChoice<Seat extends string>(props: SideProps<Seat>) {
  const otherThan = (seat: Seat) => props.seats.find(each => each !== seat) ?? seat;
  return (
    <OneOf
      label={text().own}
      value={otherThan(props.value.seat)}
      onChange={seat => props.onChange({ ...props.value, seat: otherThan(seat) })}
      options={props.seats.map(seat => ({ value: seat, title: props.labelOf(seat) }))}
    />
  );
}

/** Whether the last decision may be taken back, whatever has come to light since. */
export function FriendlyChoice<Seat extends string>(props: ChoiceProps<Opponent<Seat>>) {
  return (
    <Toggle
      on={props.value.friendly}
      onChange={friendly => props.onChange({ ...props.value, friendly })}
    >
      {text().friendly}
    </Toggle>
  );
}

/** Whether a curtain falls between two players. */
export function ScreenChoice(props: ChoiceProps<boolean>) {
  return (
    <OneOf
      label={text().screen}
      value={props.value}
      onChange={props.onChange}
      options={[
        { value: false, title: text().curtain, words: text().curtainWords },
        { value: true, title: text().open, words: text().openWords },
      ]}
    />
  );
}

/** The seed of chance, for those who want the same deal again. */
export function SeedField(props: ChoiceProps<string> & { readonly hint: string }) {
  return (
    <div>
      <TextField
        label={text().seed}
        value={props.value}
        maxlength="100"
        spellcheck={false}
        autocomplete="off"
        onInput={event => props.onChange(event.currentTarget.value)}
      />
      <p class="new-game-hint">{props.hint}</p>
    </div>
  );
}

/** All that most matches go without, out of the way of a quick start. */
export function EverythingElse(props: ParentProps<{ readonly words: string }>) {
  return (
    <details class="new-game-more new-game-else">
      <summary>
        {text().everythingElse}
        <span>{props.words}</span>
      </summary>
      {props.children}
    </details>
  );
}

interface BeginProps {
  readonly failure: string;
  readonly isUnderWay: boolean;
  /** What will begin, whole: some of it is out of sight. */
  readonly words: string;
  /** The same match with somebody who sits elsewhere. */
  readonly onLink?: () => void;
}

/** Who will play against whom, in a line. */
export function peopleWords<Seat extends string>(
  { openTable, opponent }: People<Seat>,
  seats: readonly Seat[],
  labelOf: (seat: Seat) => string,
): string {
  if (opponent === null) return text().beginPeople(seats.length, openTable);
  const own = labelOf(seats.find(seat => seat !== opponent.seat)!);
  return text().beginAlone(own, levelName(opponent.level));
}

/** The button that begins, what it begins, and why it did not. */
export function BeginButton(props: BeginProps) {
  return (
    <>
      <Show when={props.failure}>
        <p class="new-game-fault" role="alert">
          {props.failure}
        </p>
      </Show>
      <div class="new-game-begin">
        <Button kind="primary" type="submit" unavailable={props.isUnderWay}>
          {text().begin}
        </Button>
        <p>{props.words}</p>
      </div>
      <Show when={props.onLink}>
        {byLink => (
          <Button kind="ghost" onClick={byLink()}>
            {text().byLink}
          </Button>
        )}
      </Show>
    </>
  );
}
