import { type ComponentProps, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { OneOf } from '../../components/OneOf.tsx';
import { Token } from '../../components/Token.tsx';
import { text } from './messages.ts';
import { OpponentFields } from './opponent/OpponentFields.tsx';
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
  /** What the person's own side is called. */
  readonly labelOf: (seat: Seat) => string;
}

/** Two people at one screen, or one against the machine. */
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
          { value: false, title: text().person },
          { value: true, title: text().machine },
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
          <OpponentFields
            opponent={opponent()}
            seats={props.seats}
            labelOf={seat => props.labelOf(seat as Seat)}
            onChange={changed => put(changed as Opponent<Seat>)}
          />
        )}
      </Show>
    </>
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
    <details class="new-game-more">
      <summary>{text().more}</summary>
      <TextField
        label={text().seed}
        value={props.value}
        maxlength="100"
        spellcheck={false}
        autocomplete="off"
        onInput={event => props.onChange(event.currentTarget.value)}
      />
      <p class="new-game-hint">{props.hint}</p>
    </details>
  );
}

interface BeginProps {
  readonly failure: string;
  readonly isUnderWay: boolean;
  /** Who will play, where that is above, out of sight. */
  readonly words?: string;
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
  return text().beginAlone(labelOf(seats.find(seat => seat !== opponent.seat)!));
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
        <Show when={props.words}>
          <p>{props.words}</p>
        </Show>
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
