import { createSignal, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { createAttempt } from '../../match/attempt.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { text } from '../../online/messages.ts';
import type { EnteredMatch } from './enter.ts';
import { Overtime } from './Overtime.tsx';
import { People } from './People.tsx';
import { Phrases } from './Phrases.tsx';
import { Seats } from './Seats.tsx';
import { AskBack, TakeBack, TakenBack } from './TakeBack.tsx';
import { Times } from './Times.tsx';

interface AtTableProps {
  readonly entered: EnteredMatch;
  readonly table: OpenedTable;
}

/** Above the table: who is here, whether the server answers, and the links to the seats. */
export function AtTable(props: AtTableProps) {
  const [isOpen, setOpen] = createSignal(false);
  const { attempt, failure } = createAttempt();
  const isOver = () => props.table.present().outcome !== null;
  const others = () => props.table.present().seats.filter(seat => seat !== props.entered.mine.seat);
  return (
    <>
      <Show when={props.entered.isOut()}>
        <p class="online-notice" role="alert">
          {text().out}
        </p>
      </Show>
      <Show when={props.entered.line() === 'lost'}>
        <p class="online-notice" role="status">
          {text().lost}
        </p>
      </Show>
      <Show when={isOver() && props.entered.house()?.rematch && props.table.again?.words()}>
        {words => (
          <div class="online-notice online-asked" role="status">
            <p>{failure() || text().againAsked}</p>
            <Button
              size="small"
              kind="primary"
              onClick={() => attempt(() => props.table.again!.begin())}
            >
              {words()}
            </Button>
          </div>
        )}
      </Show>
      <Overtime entered={props.entered} table={props.table} />
      <TakenBack entered={props.entered} table={props.table} />
      <TakeBack entered={props.entered} table={props.table} />
      <Scroller axis="across" class="online-people">
        <People entered={props.entered} table={props.table} />
        <Times entered={props.entered} table={props.table} />
        <Phrases entered={props.entered} table={props.table} />
        <AskBack entered={props.entered} table={props.table} />
        <Button size="small" onClick={() => setOpen(true)}>
          {text().people}
        </Button>
      </Scroller>
      <Dialog title={text().people} open={isOpen()} onClose={() => setOpen(false)}>
        <Show when={isOpen()}>
          <Seats entered={props.entered} others={others()} isOver={isOver()} />
        </Show>
      </Dialog>
    </>
  );
}
