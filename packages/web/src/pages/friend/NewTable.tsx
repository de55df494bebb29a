import type { Seat } from '@oubliette/kernel';
import { createSignal, For, Show } from 'solid-js';
import { Select } from '../../components/Field.tsx';
import { OneOf } from '../../components/OneOf.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import { sideName } from '../../match/names.ts';
import { CLOCKS, clockWords } from '../../online/clock.ts';
import { LEVELS, levelOption } from '../../online/levels.ts';
import { text } from '../../online/messages.ts';
import { invite, PLANS, proposed } from '../../online/plan.ts';
import { SeatForm } from '../../online/SeatForm.tsx';
import { gameName, onlineFault } from '../../online/words.ts';

const FRIEND = 'friend';

/** What is played, who sits where, and under which name: from it come the links. */
export function NewTable(props: {
  /** Whether this server lets strangers find a table. */
  readonly mayBeOpen: boolean;
}) {
  const [game, setGame] = createSignal(PLANS[0]!.game);
  const plan = () => proposed() ?? PLANS.find(each => each.game === game())!;
  const [side, setSide] = createSignal<Seat | null>(null);
  const own = () => plan().seats.find(seat => seat === side()) ?? plan().seats[0]!;
  const others = () => plan().seats.filter(seat => seat !== own());
  /** Seats that the machine plays, and how well. */
  const [levels, setLevels] = createSignal<Readonly<Record<Seat, string>>>({});

  const [hints, setHints] = createSignal(false);
  const [clock, setClock] = createSignal(0);
  const [isOpen, setOpen] = createSignal(false);

  const choose = (seat: Seat, holder: string) =>
    setLevels(({ [seat]: _, ...rest }) => (holder === FRIEND ? rest : { ...rest, [seat]: holder }));

  async function begin(name: string): Promise<string | undefined> {
    const begun = await invite(plan(), own(), levels(), name, {
      hints: hints(),
      clock: CLOCKS[clock()]!,
      isOpen: isOpen() && props.mayBeOpen,
    });
    if (!begun.ok) return onlineFault(begun.faults);
    location.hash = `#/online/${begun.value}`;
    return undefined;
  }

  return (
    <SeatForm label={isOpen() ? text().openTable : text().begin} onSit={begin}>
      <Show
        when={!proposed()}
        fallback={
          <p>
            <b>{gameName(plan().game)}</b>. {text().agreed}.
          </p>
        }
      >
        <OneOf
          label={text().game}
          value={game()}
          onChange={setGame}
          options={PLANS.map(each => ({ value: each.game, title: gameName(each.game) }))}
        />
      </Show>
      <OneOf
        label={text().side}
        value={own()}
        onChange={setSide}
        options={plan().seats.map(value => ({ value, title: sideName(value) }))}
      />
      <Show when={others().length > 1}>
        <For each={others()}>
          {seat => (
            <Select
              label={text().holder(sideName(seat))}
              value={levels()[seat] ?? FRIEND}
              onChange={holder => choose(seat, holder)}
              options={[
                { value: FRIEND, label: isOpen() ? text().anybody : text().friend },
                ...LEVELS.map(levelOption),
              ]}
            />
          )}
        </For>
      </Show>
      <Select
        label={text().time}
        value={String(clock())}
        onChange={value => setClock(Number(value))}
        options={CLOCKS.map((terms, index) => ({ value: String(index), label: clockWords(terms) }))}
      />
      <Show when={props.mayBeOpen}>
        <Toggle on={isOpen()} onChange={setOpen}>
          {text().toAnybody}
        </Toggle>
      </Show>
      <Toggle on={hints()} onChange={setHints}>
        {text().hintsAllowed}
      </Toggle>
    </SeatForm>
  );
}
