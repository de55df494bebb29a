import type { Seat } from '@oubliette/kernel';
import { createSignal, For, Show } from 'solid-js';
import { AskFirst } from '../../components/AskFirst.tsx';
import { Button } from '../../components/Button.tsx';
import { Select } from '../../components/Field.tsx';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { playerName } from '../../match/names.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { LEVELS, levelOption } from '../../online/levels.ts';
import { text } from '../../online/messages.ts';
import { onlineFault } from '../../online/words.ts';
import type { EnteredMatch } from './enter.ts';

interface OvertimeProps {
  readonly entered: EnteredMatch;
  readonly table: OpenedTable;
}

/** Somebody’s time is up: the others wait, let the machine play on, or claim the match. */
export function Overtime(props: OvertimeProps) {
  const own = () => props.entered.mine.seat;
  const late = () =>
    props.table.present().outcome === null ? (props.entered.house()?.clock?.over ?? []) : [];
  return (
    <For each={late()}>
      {seat => (
        <Show
          when={seat !== own()}
          fallback={
            <p class="online-notice" role="alert">
              {text().ownTimeUp}
            </p>
          }
        >
          <Late {...props} seat={seat} mayChoose={own() !== null} />
        </Show>
      )}
    </For>
  );
}

function Late(props: OvertimeProps & { readonly seat: Seat; readonly mayChoose: boolean }) {
  const [level, setLevel] = createSignal(LEVELS[1]!);
  const { attempt, isUnderWay, failure } = createAttempt();
  const name = () => playerName(props.table.present().players, props.seat);
  const choose = (machine: string | null) =>
    attempt(async () => {
      const done = await ask('overtime', props.entered.mine.match, props.seat, machine);
      return done.ok ? undefined : onlineFault(done.faults);
    });
  return (
    <div class="online-notice online-asked" role="alert">
      <p>
        <b>{text().timeUp(name())}</b> <Show when={props.mayChoose}>{text().timeUpChoice}</Show>{' '}
        {failure()}
      </p>
      <Show when={props.mayChoose}>
        <Select
          label={text().orMachine}
          value={level()}
          onChange={setLevel}
          options={LEVELS.map(levelOption)}
        />
        <Button size="small" unavailable={isUnderWay()} onClick={() => choose(level())}>
          {text().give}
        </Button>
        <AskFirst
          label={text().claimWin}
          question={text().claimAsk}
          words={text().claimWords(name())}
          yes={text().claimWin}
          no={text().waitOn}
          danger
          onYes={() => void choose(null)}
        />
      </Show>
    </div>
  );
}
